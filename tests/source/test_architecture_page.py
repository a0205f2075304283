"""What docs/architecture.md names exists, and is named once: nobody is sent to a file that has moved."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
PATH = re.compile(r"`((?:src|web|tests)/[\w./-]+)`")


def test_every_path_of_the_page_exists_and_is_named_once():
    named = Counter(PATH.findall(PAGE))
    assert len(named) > 40
    assert [path for path in named if not (ROOT / path).exists()] == []
    assert [path for path, times in named.items() if times > 1] == []


def test_the_page_shows_every_package():
    picture = (ROOT / "docs/architecture.svg").read_text("utf-8")
    packages = {path.parent.name for path in (ROOT / "src/tablee").glob("*/__init__.py")}
    assert [name for name in sorted(packages) if f">{name}/" not in picture] == []


def test_the_page_is_found_from_where_people_begin():
    for start in ("README.md", "CONTRIBUTING.md"):
        assert "(docs/architecture.md)" in (ROOT / start).read_text("utf-8")
