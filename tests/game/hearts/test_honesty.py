"""Bots cannot cheat: what they are made of knows no state of a round, only views."""

from pathlib import Path

import pytest

from tests.support.architecture import ROOT, imported_names, read

BOTS = sorted((ROOT / "game" / "hearts" / "bots").glob("*.py"))
HIDDEN = (
    "game.hearts.round.State",
    "game.hearts.view.view",
    "game.hearts.rules",
    "game.hearts.match",
    "game.hearts.dealing",
    "game.hearts.record",
    "game.hearts.opponents",
    "game.deals.shuffled",
    "game.deals.DealCode",
)


@pytest.mark.parametrize("path", [*BOTS, ROOT / "game" / "hearts" / "advice.py"], ids=lambda path: path.name)
def test_a_bot_imports_nothing_that_holds_or_deals_the_other_hands(path: Path) -> None:
    for _line, name in imported_names(read(path)):
        assert not any(name == hidden or name.startswith(hidden + ".") for hidden in HIDDEN), name
        assert name not in ("game.hearts", "game.hearts.round", "game.hearts.view")


def test_every_way_of_thinking_is_looked_at() -> None:
    assert {"club_player.py", "random_bot.py"} <= {path.name for path in BOTS}
