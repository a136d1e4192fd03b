"""Whatever the coach says can be read in every size, and in a language with longer words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.hearts.layout import Geometry as HeartsGeometry
from scenes.scene import HeartsRoute, SolitaireRoute
from scenes.solitaire.layout import Geometry as SolitaireGeometry
from scenes.table.button_art import Look
from scenes.table.coach import NEXT, SMALLEST, Coach, Tip, letters_for
from scenes.table.timeline import Timeline
from tests.scenes.lessons.test_first_hearts import Pupil as HeartsPupil
from tests.scenes.lessons.test_first_solitaire import Pupil as SolitairePupil
from tests.support.screens import SIZES, size_name
from tests.support.shelf import shelf

LONGER = 1.4  # as long as words become in other languages


@pytest.fixture(scope="module")
def said() -> list[Tip]:
    """Everything that a coach says to players who follow, and to one who is lost."""
    tips = []
    for pupil, turns in ((HeartsPupil(), 800), (SolitairePupil(), 120)):
        for _turn in range(turns):
            if pupil.overlay or not pupil.lesson.coach.is_on or pupil.lesson.coach.tip.on == "Play on":
                break
            tips.append(pupil.lesson.coach.tip)
            if isinstance(pupil, SolitairePupil):
                pupil.read()
            pupil.obey()
        tips.append(pupil.lesson.coach.tip)
        pupil.leave()
    lost = "From here the heart can no longer be cleared. No harm done: take moves back with Ctrl Z."
    return [*dict.fromkeys(tips), Tip(lost)]


def longer(tip: Tip) -> Tip:
    """The same with more letters, at the end of each word."""
    return Tip(" ".join(word + "x" * round((LONGER - 1) * len(word)) for word in tip.words.split()), tip.on)


@pytest.mark.parametrize("geometry", [SolitaireGeometry, HeartsGeometry])
@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_words_fit_their_banner(said: list[Tip], size: tuple[int, int], geometry: type) -> None:
    assert len(said) > 20
    g = geometry(*size, has_banner=True)
    look, coach = Look(shelf(size), g.unit), Coach(Timeline(), lambda: None, lambda: None)
    for tip in (*said, *map(longer, said)):
        coach.say(tip, True)
        coach.widgets(look, g.banner)
        room = coach.words_rect
        letters = letters_for(look, tip.words, room.size)
        assert letters >= SMALLEST
        picture = coach.display()[-1].image
        assert picture.get_width() <= room.width, tip
        assert picture.get_height() <= room.height, tip


@pytest.mark.parametrize("route", [SolitaireRoute(is_lesson=True), HeartsRoute(is_lesson=True)])
@pytest.mark.parametrize("size", SIZES, ids=size_name)
def test_nothing_lies_on_the_banner(size: tuple[int, int], route: SolitaireRoute | HeartsRoute) -> None:
    pupil = HeartsPupil(size=size) if isinstance(route, HeartsRoute) else SolitairePupil(size=size)
    g = pupil.lesson.view.geometry
    rects = dict(pupil.rects())
    mine = [rects.pop(key) for key in list(rects) if str(key).startswith("coach")]
    assert len(mine) == 2
    assert all(g.banner.contains(rect) for rect in mine)
    assert min(min(rect.size) for rect in mine) >= 24
    assert not mine[0].colliderect(mine[1])
    assert [key for key, rect in rects.items() if rect.colliderect(g.banner)] == []
    assert not g.banner.colliderect(
        g.card_rect(g.position(1)) if isinstance(route, SolitaireRoute) else g.token
    )
    assert NEXT in pupil.widgets.rects()
    pupil.leave()


@pytest.fixture(autouse=True, scope="module")
def _forget_shelves() -> Iterator[None]:
    yield
    shelf.cache_clear()
