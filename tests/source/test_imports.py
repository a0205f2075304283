"""Imports point one way, and the engine stands on nothing but the standard library.

core <- content, games <- match, record, text <- judge <- bots <- sim, adapters, store, server <- cli
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "tablee"
LAYERS = [
    ("core",),
    ("content", "games"),
    ("match", "record", "text"),
    ("judge",),
    ("bots",),
    ("sim", "adapters", "store", "server"),
    ("cli",),
]
LAYER = {package: i for i, packages in enumerate(LAYERS) for package in packages}
FRONT = 2.5
"""`tablee` itself offers games and matches to users: it stands on the third layer and serves those above."""
FILES = sorted(SOURCE.rglob("*.py"))


def module_of(path: Path) -> str:
    """`tablee.core.state` for its file."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, code: str = "") -> Iterator[tuple[int, str]]:
    """Every module a file (or code that would stand in it) imports, wherever it stands, with its line."""
    module = module_of(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(code or path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, *filter(None, [base])])
            yield node.lineno, base
            for alias in node.names:
                if is_module(f"{base}.{alias.name}"):
                    yield node.lineno, f"{base}.{alias.name}"


def is_module(name: str) -> bool:
    """Whether a dotted name is a module of ours."""
    path = SOURCE.parent.joinpath(*name.split("."))
    return name.startswith("tablee.") and (path.with_suffix(".py").is_file() or path.is_dir())


def place(module: str) -> float:
    """The layer of a module of ours; the command line starts from `__main__`."""
    parts = module.split(".")
    if len(parts) == 1:
        return FRONT
    return LAYER["cli"] if parts[1] == "__main__" else LAYER[parts[1]]


def package_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def ours(path: Path, code: str = "") -> list[tuple[int, str]]:
    """The imports of our own modules; `from tablee import core` is one of core, not of the front."""
    found = [(line, name) for line, name in imports(path, code) if name.split(".")[0] == "tablee"]
    deeper = {line for line, name in found if name != "tablee"}
    return [(line, name) for line, name in found if name != "tablee" or line not in deeper]


def wrong_way(path: Path, code: str = "") -> list[str]:
    """The imports of a file that point up."""
    me = module_of(path)
    return [
        f"{me}, line {line}: imports {name}" for line, name in ours(path, code) if place(name) > place(me)
    ]


def foreign(path: Path) -> list[str]:
    """The imports of a file that are neither ours nor of the standard library."""
    return [
        f"{module_of(path)}, line {line}: imports {name}"
        for line, name in imports(path)
        if name.split(".")[0] not in ("tablee", *sys.stdlib_module_names)
    ]


def test_every_package_has_its_layer() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= set(LAYER), f"packages without a layer: {sorted(packages - set(LAYER))}"
    assert {"core", "content", "games", "match"} <= packages


@pytest.mark.parametrize("path", FILES, ids=[module_of(path) for path in FILES])
def test_imports_point_one_way(path: Path) -> None:
    assert wrong_way(path) == []


def test_packages_of_a_layer_do_not_need_each_other() -> None:
    """Two packages of one layer may not import each other in both directions, not even by a detour."""
    needs: dict[str, set[str]] = {package: set() for package in LAYER}
    for path in FILES:
        mine = package_of(module_of(path))
        if mine in needs:
            needs[mine] |= {package_of(name) for _, name in ours(path)} - {mine, ""}
    reached = {package: set(found) for package, found in needs.items()}
    for _ in LAYER:
        for found in reached.values():
            for other in list(found):
                found |= reached[other]
    assert [package for package in LAYER if package in reached[package]] == []


def test_a_game_imports_no_other_game() -> None:
    wrong = []
    for path in (SOURCE / "games").glob("*/**/*.py"):
        home = ".".join(module_of(path).split(".")[:3])
        for line, name in ours(path):
            if name.startswith("tablee.games") and not (name + ".").startswith(home + "."):
                if name != "tablee.games" or line not in {n for n, other in ours(path) if other != name}:
                    wrong.append(f"{module_of(path)}, line {line}: imports {name}")
    assert wrong == []


def test_core_imports_only_itself_and_the_standard_library() -> None:
    files = list((SOURCE / "core").rglob("*.py"))
    assert files
    others = [path for path in files if path.name != "derive.py"]  # it does without what it asks for
    assert [line for path in others for line in foreign(path)] == []
    assert [n for path in files for _, n in ours(path) if package_of(n) != "core"] == []


def test_games_import_others_work_only_for_their_content() -> None:
    files = [path for path in (SOURCE / "games").rglob("*.py") if path.name != "content.py"]
    assert files
    assert [line for path in files for line in foreign(path)] == []


def test_the_engine_does_no_input_or_output() -> None:
    """Neither clock nor chance nor files in core; the one generator is in `rng`."""
    banned = {
        "os",
        "io",
        "pathlib",
        "time",
        "datetime",
        "random",
        "secrets",
        "socket",
        "subprocess",
        "threading",
    }
    wrong = [
        f"{module_of(path)}: {name}"
        for path in (SOURCE / "core").rglob("*.py")
        for _, name in imports(path)
        if name.split(".")[0] in banned and (path.name, name) != ("rng.py", "random")
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("file", "code", "count"),
    [
        ("core/state.py", "from tablee.games import load", 1),
        ("core/state.py", "from tablee import games", 1),
        ("core/state.py", "def f():\n    import tablee.match.match", 1),
        ("games/runemasters/turn.py", "from ...match import match", 1),
        ("games/runemasters/turn.py", "from tablee.core.state import State", 0),
        ("match/match.py", "import tablee", 1),
        ("cli/play.py", "import tablee", 0),
        ("cli/play.py", "from tablee.sim.fuzz import fuzz", 0),
        ("bots/greedy.py", "from tablee.sim import fuzz", 1),
    ],
)
def test_the_test_sees_wrong_imports(file: str, code: str, count: int) -> None:
    """The check itself, on code that would stand in a file of ours."""
    assert len({text.split(":")[0] for text in wrong_way(SOURCE / file, code)}) == count
