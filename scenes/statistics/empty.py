"""The page before the first game has come to its end: a picture and an invitation."""

from __future__ import annotations

import pygame

from game.deals import Game
from game.language import _
from scenes.statistics.cards import PICTURE_Z, TEXT_Z
from scenes.table import button_art
from scenes.table.assets import DISPLAY, MEDIUM
from scenes.table.button_art import Look
from scenes.table.display import Sprite
from scenes.table.lettering import gilded

FANS = {Game.HEART_TO_HEART: ("HK", "H2", "HQ"), Game.HEARTS: ("HA", "SQ", "DK")}
ANGLES = (14.0, 0.0, -14.0)
CARD_RATIO = 1.4
LEAN = 1.13  # how much higher the fan is than one of its cards


class Invitation:
    """Where everything lies: one above the other, in the middle of the page."""

    def __init__(self, look: Look, rect: pygame.Rect) -> None:
        self.x, self.width = rect.centerx, rect.width
        self.title = min(look.size(64, 26), 0.12 * rect.height)  # size of letters
        self.words = look.size(30, 16)
        gap = min(look.size(34, 8), 0.04 * rect.height)
        button = round(look.size(92, 40))
        below = 1.3 * self.title + 1.4 * self.words + button + 3 * gap
        self.card = min(0.52 * rect.height, look.size(420), (rect.height - below) / LEAN)
        y = rect.centery - (below + LEAN * self.card) / 2
        self.fan = y + self.card / 2
        y += LEAN * self.card + gap
        self.title_y = y + 0.65 * self.title
        y += 1.3 * self.title + gap
        self.words_y = y + 0.5 * self.words
        y += 1.4 * self.words + gap
        self.button = pygame.Rect(0, 0, round(look.size(420, 200)), button)
        self.button.midtop = (rect.centerx, round(y))


def empty_page(look: Look, rect: pygame.Rect, game: Game) -> list[Sprite]:
    """Three cards in a fan, and words below them."""
    places = Invitation(look, rect)
    title = gilded(look, _("No games yet"), places.title, DISPLAY)
    colour, room = look.assets.palette.text, 0.94 * places.width
    words = button_art.fitted(look, _invitation(game), places.words, colour, MEDIUM, room)
    return [
        *_fan(look, places, game),
        Sprite(title, places.x, places.title_y, TEXT_Z),
        Sprite(words, places.x, places.words_y, TEXT_Z),
    ]


def _fan(look: Look, places: Invitation, game: Game) -> list[Sprite]:
    tall = round(places.card)
    wide = round(tall / CARD_RATIO)
    sprites = []
    for number, (name, angle) in enumerate(zip(FANS[game], ANGLES, strict=True)):
        side = number - 1
        picture = look.assets.picture(*look.assets.face(name), wide, tall)
        x, y = places.x + side * 0.62 * wide, places.fan + abs(side) * 0.07 * tall
        sprites.append(Sprite(picture, x, y, PICTURE_Z + (0 if side else 1), angle))
    return sprites


def play_button(look: Look, rect: pygame.Rect) -> pygame.Rect:
    """Where the button lies that begins the first one."""
    return Invitation(look, rect).button


def _invitation(game: Game) -> str:
    if game is Game.HEARTS:
        return _("Finish a match, and here is where its story will be told.")
    return _("Clear your first heart, and here is where its story will be told.")
