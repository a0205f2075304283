"""`tablee rules`: the text of a rule or of a chapter."""

from __future__ import annotations

import pytest

from tablee.text import rules_index, rules_introduction
from tests.cli.support import Shell


@pytest.mark.parametrize("name", ["RUN-5.20", "run-5.20", "5.20"])
def test_a_rule_by_its_id_or_its_number(shell: Shell, name: str):
    (rule,) = [rule for rule in rules_index("runemasters", "fr") if rule.id == "RUN-5.20"]
    done = shell("rules", "runemasters", name, "--lang", "fr")
    assert done.code == 0
    assert done.out == f"{rule.chapter}\n{rule.plain()}\n"


@pytest.mark.parametrize("name", ["5", "RUN-5", "run-5"])
def test_a_chapter_by_its_number(shell: Shell, name: str):
    rules = [rule for rule in rules_index("runemasters", "en") if rule.id.startswith("RUN-5.")]
    assert len({rule.chapter for rule in rules}) == 1
    done = shell("rules", "runemasters", name)
    assert done.code == 0
    said = "".join(f"{rule.id}  {rule.plain()}\n" for rule in rules)
    unmarked = "".join(line for line in done.out.splitlines(True) if not line.startswith("("))
    assert unmarked == f"{rules[0].chapter}\n{said}"


def test_the_introduction_is_the_chapter_before_the_first(shell: Shell):
    done = shell("rules", "andor", "0", "--lang", "fr")
    assert (done.code, done.out) == (0, f"{rules_introduction('andor', 'fr')}\n")
    assert "PF veut dire" in done.out


def test_a_chapter_begins_with_what_stands_under_its_heading(shell: Shell):
    said = shell("rules", "defenders", "4").out
    assert said.startswith("4. Moving\nEach of these costs one action.\nDOR-4.1  ")
    assert "Each of these" not in shell("rules", "defenders", "4.1").out


def test_a_rule_that_has_parts_is_itself(shell: Shell):
    assert shell("rules", "runemasters", "D6").out == shell("rules", "runemasters", "RUN-D6").out
    assert "RUN-D6a  " not in shell("rules", "runemasters", "D6").out


def test_what_is_ours_is_marked(shell: Shell):
    assert shell("rules", "runemasters", "3.8").out.endswith("(our design: the rulebook does not say)\n")
    assert "(notre création" in shell("rules", "runemasters", "3.8", "--lang", "fr").out
    assert "our design" not in shell("rules", "runemasters", "3.1").out
    assert "(our ruling: " in shell("rules", "runemasters", "R24").out
