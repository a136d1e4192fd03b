"""The display list: what a scene wants seen, and the painter that shows it.

A scene describes a frame as a list of sprites over a backdrop. The painter compares it with the frame before
and draws only the regions that changed. Another painter (textures on a graphics card) could stand behind the
same list without a change to any scene.
"""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

ANGLE_STEP = 0.25  # degrees; turned pictures are kept in steps this fine
SCALE_STEPS = (
    64  # stretched pictures are kept in this many steps of their size, small ones in a quarter of it
)
NEARLY_FULL = 0.9  # of the size; what is smaller is on its way, and nobody sees its steps
CACHE_PIXELS = 24_000_000
FRAME_PIXELS = 120_000  # turning costs: once so many are turned in a frame, pictures nearly right have to do
NEAR_ANGLE, NEAR_SCALE = 10.0, 0.12  # degrees, shares: what counts as nearly right
LEAST_CELL, CELLS_ACROSS = 32, 48  # the grid of regions: pixels, cells
MANY = 150  # rectangles; with more the grid is coarser
FULL_REDRAW = 0.65  # of the picture: with more than this changed, all of it is drawn


class Sprite(NamedTuple):
    """A picture at a place. `x`, `y` is its centre in pixels, `angle` in degrees counterclockwise."""

    image: pygame.Surface
    x: float
    y: float
    z: float = 0.0
    angle: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0
    alpha: int = 255


class Placed(NamedTuple):
    """A sprite resolved to a surface and the pixels that it covers."""

    surface: pygame.Surface
    left: int
    top: int
    width: int
    height: int
    alpha: int


class Turn(NamedTuple):
    """A picture and what is done to it."""

    image: pygame.Surface
    angle: float
    scale_x: float
    scale_y: float

    def distance(self, other: Turn) -> float:
        """How many degrees lie between two turns of a picture."""
        return abs((self.angle - other.angle + 180) % 360 - 180)

    def is_near(self, other: Turn) -> bool:
        """Whether one can be shown in place of the other for a moment."""
        wide, tall = abs(self.scale_x - other.scale_x), abs(self.scale_y - other.scale_y)
        return max(wide, tall) <= NEAR_SCALE and self.distance(other) <= NEAR_ANGLE


class TransformCache:
    """Turned and stretched pictures, the least recently used dropped first."""

    def __init__(self, pixels: int = CACHE_PIXELS) -> None:
        self._limit, self._held = pixels, 0
        self._entries: OrderedDict[Turn, pygame.Surface] = OrderedDict()
        self._turns: dict[pygame.Surface, set[Turn]] = {}
        self._left = math.inf  # pixels that may still be turned in this frame
        self.has_debts = False  # something is shown nearly right and waits to be shown rightly

    def begin_frame(self, pixels: float = math.inf) -> None:
        """From now on so many pixels may be turned."""
        self._left, self.has_debts = pixels, False

    def get(self, image: pygame.Surface, angle: float, scale_x: float, scale_y: float) -> pygame.Surface:
        angle = round(angle / ANGLE_STEP) * ANGLE_STEP % 360
        steps = SCALE_STEPS if scale_y > NEARLY_FULL else SCALE_STEPS // 4
        scale_x = max(1, round(scale_x * steps)) / steps
        scale_y = max(1, round(scale_y * steps)) / steps
        if angle == 0 and scale_x == 1 and scale_y == 1:
            return image
        key = Turn(image, angle, scale_x, scale_y)
        found = self._entries.get(key)
        if found is None:
            return self._nearly(key) or self._make(key)
        self._entries.move_to_end(key)
        return found

    def _nearly(self, wanted: Turn) -> pygame.Surface | None:
        """What is nearest to what is wanted, once this frame has cost enough."""
        if self._left > 0:
            return None
        near = [turn for turn in self._turns.get(wanted.image, ()) if turn.is_near(wanted)]
        if not near:
            return None
        self.has_debts = True
        return self._entries[min(near, key=lambda turn: turn.distance(wanted))]

    def _make(self, key: Turn) -> pygame.Surface:
        made = _transformed(*key)
        size = made.get_width() * made.get_height()
        self._entries[key] = made
        self._turns.setdefault(key.image, set()).add(key)
        self._held += size
        self._left -= size if key.angle else 0
        while self._held > self._limit:
            turn, old = self._entries.popitem(last=False)
            self._held -= old.get_width() * old.get_height()
            self._turns[turn.image].discard(turn)
        return made

    def clear(self) -> None:
        self._entries.clear()
        self._turns.clear()
        self._held = 0


def _transformed(image: pygame.Surface, angle: float, scale_x: float, scale_y: float) -> pygame.Surface:
    if angle and scale_x == scale_y:
        return pygame.transform.rotozoom(image, angle, scale_x)
    width, height = image.get_size()
    size = (max(1, round(width * scale_x)), max(1, round(height * scale_y)))
    stretched = pygame.transform.smoothscale(image, size)
    return pygame.transform.rotozoom(stretched, angle, 1.0) if angle else stretched


class Painter:
    """Shows display lists on a surface, drawing only what changed since the last one."""

    def __init__(self) -> None:
        self.cache = TransformCache()
        self._before: list[Placed] = []
        self._backdrop: pygame.Surface | None = None
        self._target: pygame.Surface | None = None

    @property
    def is_unfinished(self) -> bool:
        """Whether the picture is nearly right only, and wants another frame."""
        return self.cache.has_debts

    def forget(self) -> None:
        """Draw everything the next time: the target was drawn on by someone else."""
        self._target = None

    def paint(
        self, target: pygame.Surface, backdrop: pygame.Surface, sprites: Sequence[Sprite]
    ) -> list[pygame.Rect]:
        """Bring `target` up to date; returns the regions that were drawn (none when nothing changed)."""
        ordered = sorted(sprites, key=_depth)
        whole = target is not self._target or backdrop is not self._backdrop
        self.cache.begin_frame(math.inf if whole else FRAME_PIXELS)
        now = [self._place(sprite) for sprite in ordered if sprite.alpha > 0]
        regions = [target.get_rect()] if whole else self._changed(now, target.get_rect())
        self._target, self._backdrop, self._before = target, backdrop, now
        if regions:
            _draw(target, backdrop, now, regions)
        return regions

    def _place(self, sprite: Sprite) -> Placed:
        image, x, y, _, angle, scale_x, scale_y, alpha = sprite
        if angle or scale_x != 1 or scale_y != 1:
            image = self.cache.get(image, angle, scale_x, scale_y)
        width, height = image.get_size()
        # Not round(): it sends halves to even numbers, and what lies on a card would miss it by a pixel.
        left, top = math.floor(x - width / 2 + 0.5), math.floor(y - height / 2 + 0.5)
        return Placed(image, left, top, width, height, alpha)

    def _changed(self, now: list[Placed], area: pygame.Rect) -> list[pygame.Rect]:
        if now == self._before:
            return []
        changed = _come_or_gone(now, self._before)
        changed.update(_reordered(now, self._before, changed))
        rects = [pygame.Rect(p.left, p.top, p.width, p.height) for p in changed]
        return merged([clipped for rect in rects if (clipped := rect.clip(area)).size != (0, 0)], area)


def _come_or_gone(now: list[Placed], before: list[Placed]) -> set[Placed]:
    """What stands there more or less often than before. That something stands there twice is rare."""
    now_once, before_once = set(now), set(before)
    changed = now_once ^ before_once
    if len(now_once) != len(now) or len(before_once) != len(before):
        counts, old_counts = Counter(now), Counter(before)
        changed.update(placed for placed in now_once & before_once if counts[placed] != old_counts[placed])
    return changed


def _depth(sprite: Sprite) -> float:
    return sprite.z


def _reordered(now: list[Placed], before: list[Placed], changed: set[Placed]) -> list[Placed]:
    """What stands in another order than before, though nothing else about it changed."""
    stayed_now = [p for p in now if p not in changed]
    stayed_before = [p for p in before if p not in changed]
    return [b for a, b in zip(stayed_now, stayed_before, strict=False) if a != b]


def merged(rects: list[pygame.Rect], area: pygame.Rect) -> list[pygame.Rect]:
    """Regions that cover `rects` without overlap; all of `area` when they cover most of it.

    The area is seen as a grid of cells. Runs of touched cells in a row become regions, and runs that stand
    under equal ones are joined to them: long thin things stay thin, where a bounding box would swallow the
    picture.
    """
    cell = max(LEAST_CELL, area.width // (CELLS_ACROSS if len(rects) < MANY else CELLS_ACROSS // 2))
    rows: dict[int, set[int]] = {}
    for rect in rects:
        columns = range(rect.left // cell, (rect.right - 1) // cell + 1)
        for row in range(rect.top // cell, (rect.bottom - 1) // cell + 1):
            rows.setdefault(row, set()).update(columns)
    if sum(map(len, rows.values())) * cell * cell > FULL_REDRAW * area.width * area.height:
        return [area.copy()]
    finished: list[pygame.Rect] = []
    open_runs: dict[tuple[int, int], pygame.Rect] = {}
    previous = -1
    for row in sorted(rows):
        above = open_runs if row == previous + 1 else {}
        open_runs = {}
        for first, last in _runs(rows[row]):
            region = above.get((first, last))
            if region is None:
                region = pygame.Rect(first * cell, row * cell, (last - first) * cell, 0)
                finished.append(region)
            region.height += cell
            open_runs[(first, last)] = region
        previous = row
    return [region.clip(area) for region in finished]


def _runs(columns: set[int]) -> Iterator[tuple[int, int]]:
    """Stretches of neighbouring columns, each as its first and the one after its last."""
    ordered = sorted(columns)
    start = before = ordered[0]
    for column in ordered[1:]:
        if column != before + 1:
            yield start, before + 1
            start = column
        before = column
    yield start, before + 1


def _draw(
    target: pygame.Surface, backdrop: pygame.Surface, now: list[Placed], regions: list[pygame.Rect]
) -> None:
    bounds = [(p.left, p.top, p.width, p.height) for p in now]
    for region in regions:
        target.set_clip(region)
        target.blit(backdrop, region, region)
        opaque: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for index in region.collidelistall(bounds):
            placed = now[index]
            if placed.alpha == 255:
                opaque.append((placed.surface, (placed.left, placed.top)))
            else:
                target.fblits(opaque)
                opaque = []
                _blit_faded(target, placed)
        target.fblits(opaque)
    target.set_clip(None)


def _blit_faded(target: pygame.Surface, placed: Placed) -> None:
    placed.surface.set_alpha(placed.alpha)
    target.blit(placed.surface, (placed.left, placed.top))
    placed.surface.set_alpha(255)
