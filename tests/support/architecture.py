"""Imports run one way. This is the referee: it reads a module and names each import that does not."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Screens, each its own package or module. They ask for each other by Route; only the app makes them.
SCENES = (
    *("calendar", "crash", "history", "menu", "options", "statistics", "how_to_play"),
    *("solitaire", "hearts"),
)

# Who may know whom in game/: a module imports from its own level or from a lower one.
LEVELS = (
    (
        "game.cards",
        "game.deals",
        "game.history",
        "game.language",
        "game.lines",
        "game.streaks",
        "game.heart_to_heart.layout",
        "game.hearts.seats",
        "game.hearts.refusal",
    ),
    ("game.heart_to_heart.rules", "game.hearts.round", "game.hearts.rules", "game.hearts.view"),
    (
        "game.heart_to_heart.advice",
        "game.heart_to_heart.difficulty",
        "game.heart_to_heart.notation",
        "game.heart_to_heart.reasons",
        "game.heart_to_heart.search",
        "game.heart_to_heart.solver",
        "game.hearts.advice",
        "game.hearts.bots",
        "game.hearts.ending",
    ),
    (
        "game.heart_to_heart.choosing",
        "game.heart_to_heart.dealing",
        "game.hearts.dealing",
        "game.hearts.match",
        "game.hearts.notation",
        "game.hearts.opponents",
    ),
    ("game.daily", "game.heart_to_heart.record", "game.hearts.record"),
    ("game.hearts.chronicle",),
    ("game.store",),
    ("game.results", "game.statistics"),
)
LEVEL_OF = {place: height for height, places in enumerate(LEVELS) for place in places}

CLOCKS = ("time", "datetime", "asyncio", "sched")
CALENDAR = ("datetime.date", "datetime.timedelta")  # sums with dates; what day it is, the app says
FILES = ("os", "io", "pathlib", "shutil", "tempfile", "sqlite3", "glob", "fileinput")
OUTSIDE = ("socket", "subprocess", "urllib", "http", "ctypes", "importlib")


@dataclass(frozen=True, slots=True)
class Module:
    """A module by its dotted name, with its source parsed."""

    name: str
    tree: ast.Module
    is_package: bool = False

    def is_in(self, *prefixes: str) -> bool:
        """Whether this module is one of these or stands below one of them."""
        return is_below(self.name, *prefixes)


def is_below(name: str, *prefixes: str) -> bool:
    """Whether a dotted name is one of the prefixes or continues one of them."""
    return any(name == prefix or name.startswith(prefix + ".") for prefix in prefixes)


def imported_names(module: Module) -> Iterator[tuple[int, str]]:
    """Each import in the module, wherever it stands, as (line, full dotted name of what is imported)."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = absolute_origin(module, node)
            yield from ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def absolute_origin(module: Module, node: ast.ImportFrom) -> str:
    """The package a `from ... import` names, its leading dots resolved."""
    if node.level == 0:
        return node.module or ""
    parts = module.name.split(".")
    kept = len(parts) - node.level + module.is_package
    return ".".join([*parts[:kept], *filter(None, [node.module])])


def used_names(module: Module) -> Iterator[tuple[int, str]]:
    """Each dotted name the module reads, such as `pygame.time`, and each call, as `name(...)` or `name()`.

    A module that was imported under another name goes by its own.
    """
    imports = (node for node in ast.walk(module.tree) if isinstance(node, ast.Import))
    own_names = {alias.asname: alias.name for node in imports for alias in node.names if alias.asname}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute):
            yield node.lineno, spelled(node, own_names)
        elif isinstance(node, ast.Call):
            yield (
                node.lineno,
                spelled(node.func, own_names) + ("(...)" if node.args or node.keywords else "()"),
            )


def spelled(node: ast.expr, own_names: dict[str, str]) -> str:
    """An expression as it is written, its first word replaced by the module it stands for."""
    first, dot, rest = ast.unparse(node).partition(".")
    return own_names.get(first, first) + dot + rest


def imports_and_uses(module: Module) -> Iterator[tuple[int, str]]:
    """Both of the above: for what can be had by an import as well as by a name."""
    yield from imported_names(module)
    yield from used_names(module)


@dataclass(frozen=True, slots=True)
class Rule:
    """One sentence about the house: which modules it binds, and which import or name breaks it."""

    sentence: str
    binds: Callable[[Module], bool]
    forbids: Callable[[str], bool]
    reads: Callable[[Module], Iterator[tuple[int, str]]] = imported_names

    def violations(self, module: Module) -> Iterator[str]:
        """A line for each place where the module breaks this rule."""
        if self.binds(module):
            for line, name in self.reads(module):
                if self.forbids(name):
                    yield f"{module.name}:{line} has {name}: {self.sentence}"


def is_foreign_game(name: str) -> bool:
    """Whether a shared table would know a game by this import."""
    return is_below(name, "game") and not is_below(name, "game.cards", "game.language")


def is_scene(name: str) -> bool:
    """Whether this is, or stands in, one of the screens."""
    return is_below(name, *(f"scenes.{scene}" for scene in SCENES))


def is_unseeded(name: str) -> bool:
    """Whether this draws on hidden chance: the random module's global state, or a Random without a seed."""
    is_own = name in ("random", "random.Random", "random.Random(...)", "Random(...)")
    return is_below(name.rstrip("()."), "random", "secrets", "Random", "SystemRandom") and not is_own


def is_clock(name: str) -> bool:
    """Whether this import could tell the time."""
    return is_below(name, *CLOCKS) and name not in CALENDAR


def asks_the_date(name: str) -> bool:
    """Whether this is a date that is read from a clock."""
    return name.rstrip("()").rpartition(".")[::2] in (("date", "today"), ("date", "fromtimestamp"))


def knows_no_other(scene: str) -> Rule:
    """The rule that keeps one screen from importing another."""
    own = f"scenes.{scene}"
    return Rule(
        "scenes never import each other; they ask by Route",
        lambda module: module.is_in(own),
        lambda name: is_scene(name) and not is_below(name, own),
    )


RULES = (
    Rule(
        "game/ is pure Python and knows no screen",
        lambda module: module.is_in("game"),
        lambda name: is_below(name, "pygame", "scenes", "assets", "tests", "benchmarks", "main"),
    ),
    Rule(
        "game/ reads no clock and talks to nothing outside",
        lambda module: module.is_in("game") and not module.is_in("game.store"),
        lambda name: is_clock(name) or is_below(name, *OUTSIDE),
    ),
    Rule(
        "what day it is, the app says",
        lambda module: module.is_in("game", "scenes") and not module.is_in("scenes.app"),
        asks_the_date,
        used_names,
    ),
    Rule(
        "game/ touches no file but in store/",
        lambda module: module.is_in("game") and not module.is_in("game.store"),
        lambda name: (is_below(name, *FILES) and name != "os.PathLike") or name == "open(...)",
        imports_and_uses,
    ),
    Rule(
        "chance comes from a seeded Random of one's own",
        lambda module: module.is_in("game", "scenes"),
        is_unseeded,
        imports_and_uses,
    ),
    Rule(
        "the two games never import each other",
        lambda module: module.is_in("game.heart_to_heart", "scenes.solitaire"),
        lambda name: is_below(name, "game.hearts"),
    ),
    Rule(
        "the two games never import each other",
        lambda module: module.is_in("game.hearts", "scenes.hearts"),
        lambda name: is_below(name, "game.heart_to_heart"),
    ),
    Rule(
        "scenes/table knows game.cards, the language and no game",
        lambda module: module.is_in("scenes.table"),
        is_foreign_game,
    ),
    Rule(
        "scenes/table is shared by the scenes and knows none of them",
        lambda module: module.is_in("scenes.table"),
        lambda name: is_below(name, "scenes") and not is_below(name, "scenes.table"),
    ),
    Rule(
        "only scenes/making.py makes scenes",
        lambda module: (
            module.is_in("scenes", "main") and not is_scene(module.name) and not module.is_in("scenes.making")
        ),
        is_scene,
    ),
    Rule(
        "scenes do not know who makes them",
        lambda module: is_scene(module.name),
        lambda name: is_below(name, "scenes.app", "scenes.making", "main"),
    ),
    Rule(
        "the app holds the only clock",
        lambda module: module.is_in("scenes") and not module.is_in("scenes.app"),
        lambda name: is_clock(name) or is_below(name, "pygame.time"),
        imports_and_uses,
    ),
    Rule(
        "pygame lives in scenes/ and only there",
        lambda module: module.is_in("game", "main", "assets"),
        lambda name: is_below(name, "pygame"),
    ),
    *(knows_no_other(scene) for scene in SCENES),
)


def level(name: str) -> int | None:
    """The level of a module of game/, or of a name imported from it; None if it has no place yet."""
    return next((LEVEL_OF[place] for place in LEVEL_OF if is_below(name, place)), None)


def level_violations(module: Module) -> Iterator[str]:
    """A line for each import in game/ that runs upwards, and one for a module that has no place."""
    own = level(module.name)
    if own is None:
        if module.is_in("game") and not module.is_package:
            yield f"{module.name} has no place in LEVELS yet"
        return
    for line, name in imported_names(module):
        if (other := level(name)) is not None and other > own:
            yield f"{module.name}:{line} has {name}: imports run one way, from the rules up"


def violations(module: Module) -> list[str]:
    """Everything in which a module breaks the order, a line each."""
    found = [line for rule in RULES for line in rule.violations(module)]
    return found + list(level_violations(module))


def read(path: Path) -> Module:
    """The module in a file of this repository."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if is_package else parts)
    return Module(name, ast.parse(path.read_text(encoding="utf-8")), is_package)


def sources() -> list[Path]:
    """Every file the rules are about."""
    found = [
        path for folder in ("game", "scenes", "assets") for path in sorted((ROOT / folder).rglob("*.py"))
    ]
    return [*found, *filter(Path.exists, [ROOT / "main.py"])]
