"""Print the TypeScript types of every game's view, as JSON by game, from its `view_types.py`.

They are read as text, so that the names of types and what is said about fields reach the page too. Such a
file has classes derived from `TypedDict`, names for types, and imports: anything else is refused. Where a
game tells prospects, the types of `prospects_types.py` follow, and its view on the page has them.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tablee" / "games"
WORDS = {"int": "number", "float": "number", "str": "string", "bool": "boolean"}


def page_types(folder: Path) -> str:
    """The types of what a game tells the page; not formatted."""
    files = [file for file in (folder / "view_types.py", folder / "prospects_types.py") if file.exists()]
    names = [name for file in files for name in _names(file)]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise ValueError(f"{folder}: two types are called {', '.join(twice)}")
    types, *prospects = [view_types(file) for file in files]
    if not prospects:
        return types
    source = files[1].relative_to(ROOT).as_posix()
    return (
        f"{types}\n// What follows from a view, from {source}.\n\n{prospects[0]}\n"
        "/** The page is told both together. */\nexport interface View {prospects: Prospects}\n"
    )


def _names(file: Path) -> list[str]:
    """The names that a file gives to types."""
    names: list[str] = []
    for node in ast.parse(file.read_text("utf-8")).body:
        match node:
            case ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
                names.append(name)
    return names


def view_types(file: Path) -> str:
    """The types of one file, in its order."""
    parts: list[str] = []
    body = ast.parse(file.read_text("utf-8")).body
    for node, after in zip(body, [*body[1:], None]):
        match node:
            case ast.ClassDef(name=name, bases=[ast.Name(id="TypedDict")]):
                parts.append(f"{_said(ast.get_docstring(node))}export interface {name} {{{_fields(node)}}}")
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(args=[_, ast.Dict() as table])):
                fields = [f"{_text(key)}: {_type(kind)};" for key, kind in zip(table.keys, table.values)]
                parts.append(f"{_said(_docstring(after))}export interface {name} {{{' '.join(fields)}}}")
            case ast.Assign(targets=[ast.Name(id=name)], value=kind):
                parts.append(f"{_said(_docstring(after))}export type {name} = {_type(kind)};")
            case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom():
                continue
            case _:
                raise ValueError(f"{file}:{node.lineno}: not a type of a view")
    return "\n\n".join(parts) + "\n"


def _fields(node: ast.ClassDef) -> str:
    """The fields of a class, each with the docstring below it."""
    lines: list[str] = []
    for field, after in zip(node.body, [*node.body[1:], None]):
        if isinstance(field, ast.AnnAssign):
            match field.annotation:
                case ast.Subscript(value=ast.Name(id="NotRequired"), slice=kind):
                    mark = "?"
                case kind:
                    mark = ""
            lines.append(f"{_said(_docstring(after))}{_text(field.target)}{mark}: {_type(kind)};")
    return "\n".join(["", *lines, ""])


def _type(node: ast.expr | None) -> str:
    """A type of Python in TypeScript; `None` in it is null. A table by names need not have all of them."""
    match node:
        case ast.Name(id=name):
            return WORDS.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=values)):
            return " | ".join(_text(value) for value in values)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=value):
            return _text(value)
        case ast.Subscript(value=ast.Name(id="list"), slice=kind):
            return f"({_type(kind)})[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=kinds)):
            return f"[{', '.join(_type(kind) for kind in kinds)}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, kind])):
            table = f"Record<{_type(key)}, {_type(kind)}>"
            return table if _type(key) in WORDS.values() else f"Partial<{table}>"
    raise ValueError(f"no type of a view: {'' if node is None else ast.unparse(node)}")


def _text(node: ast.expr | None) -> str:
    """A word: a name, or a text in quotes."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Constant(value=str(text)):
            return json.dumps(text)
    raise ValueError(f"no word of a view: {'' if node is None else ast.unparse(node)}")


def _docstring(node: ast.stmt | None) -> str | None:
    """The text of a string that stands alone, as one stands below what it explains."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return None


def _said(text: str | None) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


if __name__ == "__main__":
    found = {file.parent.name: page_types(file.parent) for file in sorted(GAMES.glob("*/view_types.py"))}
    json.dump(found, sys.stdout, indent=2)
    sys.stdout.write("\n")
