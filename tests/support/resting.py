"""Whether all cards lie where they belong: not half way, not turned, not faint, not one too few."""

from __future__ import annotations

from scenes.solitaire.scene import SolitaireScene
from scenes.table.cards import CardSprite, Place


def strays(scene: SolitaireScene) -> list[str]:
    """A remark for each card that is not where the layout says that it is."""
    places = scene.view.places(scene.session)
    sprites = scene.view.table.sprites
    missing = [f"{card} has no picture" for card in places if card not in sprites]
    found = [remark for card in places if card in sprites for remark in _remarks(sprites[card], places[card])]
    return missing + found


def _remarks(sprite: CardSprite, place: Place) -> list[str]:
    seen = {
        "x": sprite.x,
        "y": sprite.y,
        "scale": sprite.scale,
        "angle": sprite.angle,
        "face": sprite.face,
        "height": sprite.rise,
        "opacity": sprite.alpha,
    }
    wanted = {
        "x": place.x,
        "y": place.y,
        "scale": place.scale,
        "angle": place.angle,
        "face": 1.0 if place.is_face_up else 0.0,
        "height": 0.0,
        "opacity": 1.0,
    }
    return [
        f"{sprite.card}: {name} is {seen[name]}, not {wanted[name]}"
        for name in seen
        if seen[name] != wanted[name]
    ]
