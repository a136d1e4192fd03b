"""Imports run one way, in every module there is; and the check itself finds what it should find."""

import ast
from pathlib import Path

import pytest

from tests.support.architecture import ROOT, Module, imported_names, read, sources, violations


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_module_keeps_the_order_of_the_house(path: Path) -> None:
    assert violations(read(path)) == []


def test_every_part_of_the_house_is_looked_at() -> None:
    seen = {path.relative_to(ROOT).parts[0] for path in sources()}
    assert seen == {"game", "scenes", "assets", "main.py"}


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("game.cards", "import pygame"),
        ("game.cards", "import pygame.font as font"),
        ("game.cards", "from scenes.table import theme"),
        ("game.hearts.rules", "from time import monotonic"),
        ("game.hearts.bots.careful", "def think():\n    import time"),
        ("game.daily", "from datetime import datetime"),
        ("game.daily", "from datetime import date\ntoday = date.today()"),
        ("scenes.calendar.scene", "from datetime import date\nnow = date.today"),
        ("game.deals", "import random\nrandom.shuffle(deck)"),
        ("game.deals", "import random as chance\nchance.shuffle(deck)"),
        ("game.deals", "import random\nrng = random.Random()"),
        ("game.deals", "from random import SystemRandom"),
        ("game.deals", "from random import shuffle"),
        ("game.hearts.bots.careful", "from random import Random\nrng = Random()"),
        ("game.deals", "from pathlib import Path"),
        ("game.deals", "text = open('deals.txt').read()"),
        ("game.heart_to_heart.rules", "from game.hearts.rules import deal"),
        ("game.heart_to_heart.rules", "from game import hearts"),
        ("game.hearts.rules", "from ..heart_to_heart import rules"),
        ("game.cards", "from game.deals import DealCode\nfrom game.heart_to_heart.rules import State"),
        ("game.heart_to_heart.rules", "from .solver import par"),
        ("game.heart_to_heart.rules", "from . import dealing"),
        ("game.heart_to_heart.solver", "from game.heart_to_heart.dealing import deal_for"),
        ("game.novelty", "x = 1"),
        ("scenes.table.sprites", "from game.heart_to_heart.rules import State"),
        ("scenes.table.sprites", "import game"),
        ("scenes.table.sprites", "from scenes.solitaire.layout import Geometry"),
        ("scenes.table.sprites", "from ..scene import Route"),
        ("scenes.menu", "from scenes.solitaire.scene import Solitaire"),
        ("scenes.solitaire.scene", "from scenes import menu"),
        ("scenes.solitaire.scene", "from game.hearts.match import Match"),
        ("scenes.hearts.hud", "import game.heart_to_heart.layout"),
        ("scenes.hearts.hud", "from scenes.app import App"),
        ("scenes.scene", "from scenes.menu import Menu"),
        ("scenes.menu", "import time"),
        ("scenes.table.timeline", "import pygame\nnow = pygame.time.get_ticks()"),
        ("scenes.table.timeline", "from pygame.time import get_ticks"),
        ("scenes.table.sparkle", "from random import uniform"),
        ("main", "import pygame"),
        ("assets.generators.cards", "import pygame"),
    ],
)
def test_a_violation_is_found(name: str, source: str) -> None:
    assert violations(Module(name, ast.parse(source)))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("game.heart_to_heart.rules", "from game.cards import Card\nfrom .layout import COVERS"),
        (
            "game.heart_to_heart.dealing",
            "from game.deals import DealCode\nfrom game.heart_to_heart.solver import par",
        ),
        ("game.hearts.bots.careful", "from random import Random\nrng = Random(7)"),
        ("scenes.scene", "import random\nrng = random.Random(1)\nx = rng.random()"),
        ("game.store.games", "import sqlite3, time\nfrom pathlib import Path"),
        (
            "scenes.table.sprites",
            "import pygame\nfrom game.cards import Card\nfrom .timeline import Timeline",
        ),
        ("scenes.solitaire.scene", "from game.heart_to_heart import rules\nfrom scenes.scene import Route"),
        ("game.daily", "from datetime import date, timedelta\nday = date(2026, 11, 30) + timedelta(1)"),
        ("scenes.app", "import time\nfrom scenes.making import scene_for"),
        ("scenes.making", "from scenes.menu import Menu"),
        ("main", "from scenes.app import App"),
    ],
)
def test_the_permitted_is_permitted(name: str, source: str) -> None:
    assert violations(Module(name, ast.parse(source))) == []


def test_relative_imports_are_resolved_from_a_package_too() -> None:
    package = Module(
        "scenes.table", ast.parse("from . import theme\nfrom ..scene import Route"), is_package=True
    )
    assert [name for _, name in imported_names(package)] == ["scenes.table.theme", "scenes.scene.Route"]
