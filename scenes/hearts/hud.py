"""What stands around the cards: top bar, hearts token, what is to be done, the last trick, key prompts."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.cards import Card, Suit
from game.hearts.refusal import MUST_FOLLOW
from game.hearts.round import TRICKS, Phase, Trick
from game.hearts.seats import PassDirection
from game.language import _, ngettext
from scenes.hearts.layout import RAIL_BUTTONS, Geometry
from scenes.hearts.people import person
from scenes.hearts.session import Session
from scenes.table import button_art, shapes, top_bar
from scenes.table.actions import Action, Device
from scenes.table.assets import BOLD, SEMIBOLD
from scenes.table.button_art import Look
from scenes.table.card_art import CardArt
from scenes.table.display import Sprite
from scenes.table.palettes import Palette
from scenes.table.top_bar import HUD_Z

CRACK = "M2 -30L-7 -16L5 -4L-6 9L3 20L-1 34"


def direction_name(direction: PassDirection) -> str:
    names = {
        PassDirection.LEFT: _("left"),
        PassDirection.RIGHT: _("right"),
        PassDirection.ACROSS: _("across"),
        PassDirection.HOLD: _("hold"),
    }
    return names[direction]


def bar(look: Look, geometry: Geometry, session: Session, left: float) -> list[Sprite]:
    """The name of the game and the strip with round and trick; `left` is where the menu button ends."""
    state, sprites = session.round, []
    if not geometry.is_compact and not geometry.is_portrait:
        name = top_bar.title(look, _("Hearts"), left, geometry.top_bar)
        sprites.append(name)
        left = name.x + name.image.get_width() / 2
    number = min(TRICKS, len(state.tricks) + 1)
    pairs = [(_("Round"), str(session.match.number))]
    if state.phase is Phase.PASSING:
        pairs.append((_("Pass"), direction_name(state.direction)))
    else:
        pairs.append((_("Trick"), f"{number} / {TRICKS}"))
    parts = top_bar.figures(look, pairs, geometry.is_compact, is_running=False)
    width = round(top_bar.width_of(parts) + top_bar.padding(look, geometry.is_compact))
    middle = left + look.size(24, 10) + width / 2
    return sprites + top_bar.strip(look, parts, middle, geometry.top_bar, width)


def token(look: Look, geometry: Geometry, is_broken: bool, shift: float = 0.0) -> list[Sprite]:
    """The strip that says whether hearts may be led; `shift` pixels to the side while it shakes."""
    rect = geometry.token
    picture = look.assets.keep(("token", rect.size, is_broken), lambda: _token(look, rect, is_broken))
    return [Sprite(picture, rect.centerx + shift, rect.centery, HUD_Z)]


def _token(look: Look, rect: pygame.Rect, is_broken: bool) -> pygame.Surface:
    p, picture = look.assets.palette, button_art.capsule(look, *rect.size).copy()
    corner = ((picture.get_width() - rect.width) // 2, (picture.get_height() - rect.height) // 2)
    side = round(0.72 * rect.height)
    heart = shapes.svg(_heart_body(p, is_broken), (side, round(side * 104 / 108)), (-54, -52, 108, 104))
    words = _("Hearts broken") if is_broken else _("Hearts locked")
    colour = p.rose if is_broken else p.muted
    room = rect.width - 1.5 * rect.height
    letters = button_art.fitted(look, words, max(16, look.size(24)), colour, BOLD, room, align=0)
    gap = look.size(12, 6)
    left = corner[0] + (rect.width - side - gap - letters.get_width()) / 2
    for part, x in ((heart, left), (letters, left + side + gap)):
        picture.blit(part, (round(x), corner[1] + (rect.height - part.get_height()) // 2))
    return picture


def _heart_body(p: Palette, is_broken: bool) -> str:
    if is_broken:
        return (
            '<defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FF5C82"/>'
            '<stop offset="1" stop-color="#B5133F"/></linearGradient></defs>'
            f'<path d="{shapes.HEART}" fill="url(#b)" stroke="#F6C76B" stroke-width="4"/>'
            f'<path d="{CRACK}" fill="none" stroke="#2A0A20" stroke-width="8"/>'
            f'<path d="{CRACK}" fill="none" stroke="#FFE3C2" stroke-width="2.4"/>'
        )
    return (
        f'<path d="{shapes.HEART}" fill="{p.well}" fill-opacity="0.6" stroke="{p.muted}" stroke-width="5"/>'
        f'<path d="M-11 -6V-14A11 11 0 0 1 11 -14V-6" fill="none" stroke="{p.muted}" stroke-width="6"/>'
        f'<rect x="-16" y="-7" width="32" height="25" rx="5" fill="{p.muted}"/>'
    )


def duty(session: Session) -> str:
    """What the player is to do now, in a few words; empty when it is for others to do something."""
    state = session.round
    if not session.is_my_turn:
        return ""
    playable, led = session.playable, state.trick.led
    if led is None:
        return _("Your lead") if state.tricks else _("Your lead: the two of clubs opens")
    if all(card.suit is led for card in playable):
        return _("Your turn: {must}").format(must=_follow(led))
    return _("Your turn: play any card") if len(playable) == len(state.hands[0]) else _("Your turn")


def _follow(suit: Suit) -> str:
    follow = {
        Suit.CLUBS: _("follow clubs"),
        Suit.DIAMONDS: _("follow diamonds"),
        Suit.SPADES: _("follow spades"),
        Suit.HEARTS: _("follow hearts"),
    }
    assert suit in MUST_FOLLOW
    return follow[suit]


def words(look: Look, geometry: Geometry, text: str, badge: str) -> list[Sprite]:
    """A sentence above the left part of the hand, with the badge of a key."""
    if not text:
        return []
    left, y = geometry.turn_words
    end = geometry.width if geometry.is_portrait else geometry.rail_button(0, RAIL_BUTTONS).left
    room = end - left - look.size(60, 30)
    letters = button_art.fitted(
        look, text, max(18, look.size(30)), look.assets.palette.text, BOLD, room, align=0
    )
    shade = look.assets.keep(
        ("words shade", letters.get_size()),
        lambda: _shade(*letters.get_size(), look.size(14, 8), look.assets.palette.ground),
    )
    sprites = [
        Sprite(shade, left + letters.get_width() / 2, y, HUD_Z - 2),
        Sprite(letters, left + letters.get_width() / 2, y, HUD_Z - 1),
    ]
    if badge:
        cap = button_art.badge_picture(look, badge, 36)
        x = left + letters.get_width() + look.size(12, 6) + cap.get_width() / 2
        sprites.append(Sprite(cap, x, y, HUD_Z - 1))
    return sprites


def _shade(width: int, height: int, blur: float, colour: str) -> pygame.Surface:
    """A soft darkness behind letters that stand on the bare table."""
    return shapes.halo(width, round(0.5 * height), height / 4, 2 * blur, colour, 0.55)[0]


def last_trick(
    look: Look, geometry: Geometry, art: CardArt, trick: Trick, rect: pygame.Rect, badge: str
) -> list[Sprite]:
    """The small view of the last trick, in the lower right corner."""
    p = look.assets.palette
    panel = look.assets.keep(
        ("last trick", rect.size),
        lambda: button_art.on_shadow(
            look,
            shapes.panel(*rect.size, look.size(18, 9), p.raised_bottom, p.panel_bottom, p.line, 1.5, 217),
            look.size(18, 9),
            "",
            4,
            18,
        ),
    )
    sprites = [Sprite(panel, *rect.center, HUD_Z - 80)]
    parts = [button_art.badge_picture(look, badge, 28)] if badge else []
    size = max(15, look.size(22))
    x, gap, name = rect.left + look.size(14, 7), look.size(9, 5), "· " + person(trick.taker).name
    taken = sum(part.get_width() + gap for part in parts) + look.assets.width(name, size) + gap
    room = rect.right - look.size(14, 7) - x - taken
    parts.append(button_art.fitted(look, _("Last trick"), size, p.muted, SEMIBOLD, room))
    parts.append(look.assets.text(name, size, p.text, SEMIBOLD))
    for part in parts:
        sprites.append(Sprite(part, x + part.get_width() / 2, rect.top + look.size(27, 14), HUD_Z - 79))
        x += part.get_width() + gap
    return sprites + _row(geometry, art, trick.cards, rect)


def _row(geometry: Geometry, art: CardArt, cards: Sequence[Card], rect: pygame.Rect) -> list[Sprite]:
    gap = 10 * geometry.unit
    return [
        Sprite(
            art.front(card),
            rect.left + gap + geometry.last_card / 2 + number * (geometry.last_card + gap),
            rect.bottom - gap - art.height / 2,
            HUD_Z - 78 + number / 10,
        )
        for number, card in enumerate(cards)
    ]


def prompts(look: Look, geometry: Geometry, session: Session, device: Device) -> list[Sprite]:
    """The keys that matter, in the lower right corner, where there is room for them."""
    if device is Device.MOUSE or geometry.is_compact or geometry.is_portrait or not session.is_choosing:
        return []
    lines = [
        (_("Pick or return"), Action.CONFIRM),
        (_("Suggest"), Action.HINT),
        (_("Pass"), Action.DRAW),
    ]
    right, y = geometry.width - geometry.content_left - geometry.margin, geometry.height - geometry.margin
    if geometry.fan_right(len(session.hand())) > right - look.size(210):
        return []
    sprites = []
    for label, action in reversed(lines):
        cap = button_art.badge_picture(look, look.assets.prompts.badge(action, device), 34)
        letters = look.assets.text(label, max(16, look.size(24)), look.assets.palette.text, SEMIBOLD)
        y -= cap.get_height() / 2
        sprites.append(Sprite(cap, right - cap.get_width() / 2, y, HUD_Z))
        x = right - cap.get_width() - look.size(14, 8) - letters.get_width() / 2
        sprites.append(Sprite(letters, x, y, HUD_Z))
        y -= cap.get_height() / 2 + look.size(12)
    return sprites


def choose_more(count: int) -> str:
    """What the button says while cards are missing."""
    return ngettext("Choose {count} more", "Choose {count} more", count).format(count=count)
