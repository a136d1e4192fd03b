"""The painter draws exactly what changed: its picture is always that of a painter who draws everything."""

import random

import pygame
import pytest

from scenes.table.display import Painter, Sprite, TransformCache, merged

SIZE = (320, 200)
AREA = pygame.Rect(0, 0, *SIZE)


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()


def backdrop(colour: str = "#331144") -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill(colour)
    pygame.draw.line(surface, "white", (0, 0), SIZE)
    return surface


def picture(size: tuple[int, int], colour: str) -> pygame.Surface:
    """A half transparent picture with a mark that shows which way it is turned."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((*pygame.Color(colour)[:3], 150))
    pygame.draw.circle(surface, colour, (size[0] // 3, size[1] // 3), 4)
    return surface


PICTURES = [((20, 30), "red"), ((50, 16), "green"), ((34, 34), "gold"), ((90, 60), "blue"), ((7, 3), "white")]


@pytest.fixture
def pictures() -> list[pygame.Surface]:
    return [picture(size, colour) for size, colour in PICTURES]


def random_sprite(source: random.Random, pictures: list[pygame.Surface]) -> Sprite:
    return Sprite(
        source.choice(pictures),
        source.uniform(-40, SIZE[0] + 40),
        source.uniform(-40, SIZE[1] + 40),
        source.choice((0.0, 1.0, 2.0, 3.5)),
        source.choice((0.0, 0.0, 0.0, 30.0, 91.0)),
        source.choice((1.0, 1.0, 0.5, 1.3)),
        source.choice((1.0, 1.0, 1.2)),
        source.choice((255, 255, 128, 0)),
    )


def changed(source: random.Random, sprites: list[Sprite], pictures: list[pygame.Surface]) -> list[Sprite]:
    """The next frame: some come, go, move, fade, change places in the list."""
    sprites = list(sprites)
    for _change in range(source.randrange(4)):
        match source.randrange(6):
            case 0:
                sprites.append(random_sprite(source, pictures))
            case 1 if sprites:
                sprites.pop(source.randrange(len(sprites)))
            case 2 if sprites:
                index = source.randrange(len(sprites))
                sprites[index] = sprites[index]._replace(x=source.uniform(0, 320), y=source.uniform(0, 200))
            case 3 if sprites:
                index = source.randrange(len(sprites))
                sprites[index] = sprites[index]._replace(alpha=source.choice((0, 60, 255)))
            case 4:
                source.shuffle(sprites)
            case 5 if sprites:
                index = source.randrange(len(sprites))
                sprites[index] = sprites[index]._replace(z=source.choice((0.0, 1.0, 2.0)))
    return sprites


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def from_scratch(behind: pygame.Surface, sprites: list[Sprite]) -> bytes:
    target = pygame.Surface(SIZE)
    Painter().paint(target, behind, sprites)
    return pixels(target)


@pytest.mark.parametrize("seed", range(12))
def test_painting_what_changed_gives_the_same_pixels_as_painting_everything(
    seed: int, pictures: list[pygame.Surface]
) -> None:
    source, painter, target, behind = random.Random(seed), Painter(), pygame.Surface(SIZE), backdrop()
    sprites = [random_sprite(source, pictures) for _sprite in range(source.randrange(1, 14))]
    for frame in range(25):
        regions = painter.paint(target, behind, sprites)
        assert pixels(target) == from_scratch(behind, sprites), f"frame {frame}, regions {regions}"
        sprites = changed(source, sprites, pictures)


@pytest.mark.parametrize("seed", range(6))
def test_outside_the_regions_nothing_is_drawn(seed: int, pictures: list[pygame.Surface]) -> None:
    source, painter, target, behind = random.Random(seed), Painter(), pygame.Surface(SIZE), backdrop()
    sprites = [random_sprite(source, pictures) for _sprite in range(8)]
    painter.paint(target, behind, sprites)
    for _frame in range(20):
        sprites = changed(source, sprites, pictures)
        target.fill("magenta")
        regions = painter.paint(target, behind, sprites)
        touched = pygame.mask.from_threshold(target, (255, 0, 255), (1, 1, 1, 255))
        touched.invert()
        allowed = pygame.mask.Mask(SIZE)
        for region in regions:
            allowed.draw(pygame.mask.Mask(region.size, fill=True), region.topleft)
        touched.erase(allowed, (0, 0))
        assert touched.count() == 0
        painter.forget()
        painter.paint(target, behind, sprites)


def test_a_sprite_that_stands_there_twice_is_drawn_twice(pictures: list[pygame.Surface]) -> None:
    painter, target, behind = Painter(), pygame.Surface(SIZE), backdrop()
    once = [Sprite(pictures[0], 100, 100)]
    painter.paint(target, behind, once)
    painter.paint(target, behind, once * 2)
    assert pixels(target) == from_scratch(behind, once * 2)


def test_an_unchanged_list_draws_nothing(pictures: list[pygame.Surface]) -> None:
    painter, target, behind = Painter(), pygame.Surface(SIZE), backdrop()
    sprites = [Sprite(image, 50, 60) for image in pictures]
    assert painter.paint(target, behind, sprites) == [AREA]
    assert painter.paint(target, behind, list(sprites)) == []


def test_a_move_of_less_than_a_pixel_draws_nothing(pictures: list[pygame.Surface]) -> None:
    painter, target, behind = Painter(), pygame.Surface(SIZE), backdrop()
    painter.paint(target, behind, [Sprite(pictures[0], 50.1, 60.1)])
    assert painter.paint(target, behind, [Sprite(pictures[0], 50.2, 60.2)]) == []


def test_what_cannot_be_seen_draws_nothing(pictures: list[pygame.Surface]) -> None:
    painter, target, behind = Painter(), pygame.Surface(SIZE), backdrop()
    painter.paint(target, behind, [])
    assert painter.paint(target, behind, [Sprite(pictures[0], 50, 60, alpha=0)]) == []
    assert painter.paint(target, behind, [Sprite(pictures[0], 9000, 60)]) == []


def test_another_backdrop_or_target_draws_everything(pictures: list[pygame.Surface]) -> None:
    painter, target = Painter(), pygame.Surface(SIZE)
    sprites = [Sprite(pictures[0], 50, 60)]
    for behind, onto in (
        (backdrop(), target),
        (backdrop("#000000"), target),
        (backdrop(), pygame.Surface(SIZE)),
    ):
        assert painter.paint(onto, behind, sprites) == [AREA]
        assert pixels(onto) == from_scratch(behind, sprites)


def test_after_forgetting_everything_is_drawn(pictures: list[pygame.Surface]) -> None:
    painter, target, behind = Painter(), pygame.Surface(SIZE), backdrop()
    sprites = [Sprite(pictures[0], 50, 60)]
    painter.paint(target, behind, sprites)
    target.fill("magenta")
    painter.forget()
    assert painter.paint(target, behind, sprites) == [AREA]
    assert pixels(target) == from_scratch(behind, sprites)


def test_a_faded_sprite_leaves_its_picture_as_it_was(pictures: list[pygame.Surface]) -> None:
    painter, target, behind = Painter(), pygame.Surface(SIZE), backdrop()
    before = pixels(pictures[0])
    painter.paint(target, behind, [Sprite(pictures[0], 50, 60, alpha=90), Sprite(pictures[0], 150, 60)])
    assert pixels(pictures[0]) == before
    assert pictures[0].get_alpha() == 255


def test_a_small_change_draws_a_small_region(pictures: list[pygame.Surface]) -> None:
    painter, target, behind = Painter(), pygame.Surface(SIZE), backdrop()
    sprites = [Sprite(pictures[0], 50, 60), Sprite(pictures[3], 200, 120)]
    painter.paint(target, behind, sprites)
    regions = painter.paint(target, behind, [sprites[0]._replace(x=54), sprites[1]])
    assert 0 < sum(region.width * region.height for region in regions) < 0.25 * SIZE[0] * SIZE[1]


def random_rects(source: random.Random) -> list[pygame.Rect]:
    most = source.choice((1, 3, 10, 80))
    return [
        pygame.Rect(
            source.randrange(300), source.randrange(180), 1 + source.randrange(60), 1 + source.randrange(40)
        ).clip(AREA)
        for _rect in range(most)
    ]


@pytest.mark.parametrize("seed", range(60))
def test_merged_regions_cover_everything_and_never_overlap(seed: int) -> None:
    rects = random_rects(random.Random(seed))
    regions = merged(rects, AREA)
    assert all(AREA.contains(region) for region in regions)
    for number, region in enumerate(regions):
        assert region.collidelist(regions[number + 1 :]) == -1
    covered = pygame.mask.Mask(SIZE)
    for region in regions:
        covered.draw(pygame.mask.Mask(region.size, fill=True), region.topleft)
    for rect in rects:
        assert (
            covered.overlap_area(pygame.mask.Mask(rect.size, fill=True), rect.topleft)
            == rect.width * rect.height
        )


def test_far_apart_regions_are_not_joined() -> None:
    corners = [pygame.Rect(0, 0, 10, 10), pygame.Rect(300, 180, 10, 10)]
    regions = merged(corners, AREA)
    assert sum(region.width * region.height for region in regions) < 0.2 * SIZE[0] * SIZE[1]


def test_with_most_of_the_picture_changed_all_of_it_is_drawn() -> None:
    assert merged([pygame.Rect(0, 0, 310, 190)], AREA) == [AREA]


def test_turned_pictures_are_kept_and_the_oldest_is_dropped_first(pictures: list[pygame.Surface]) -> None:
    cache = TransformCache(pixels=9000)
    first = cache.get(pictures[0], 45, 1, 1)
    assert cache.get(pictures[0], 45, 1, 1) is first
    for angle in range(3, 360, 9):
        cache.get(pictures[2], angle, 1, 1)
    assert cache.get(pictures[0], 45, 1, 1) is not first


def test_a_picture_that_is_neither_turned_nor_stretched_is_used_itself(
    pictures: list[pygame.Surface],
) -> None:
    cache = TransformCache()
    assert cache.get(pictures[0], 0.01, 1.0, 1.0) is pictures[0]
    assert cache.get(pictures[0], 359.99, 1, 1) is pictures[0]


def test_nothing_is_ever_stretched_to_no_size(pictures: list[pygame.Surface]) -> None:
    assert TransformCache().get(pictures[0], 0, 0.0, 1.0).get_width() >= 1
