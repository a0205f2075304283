"""The action space: dense ints, notation and back, errors that say what is allowed."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tablee.core.actions import ActionSpace, Domain
from tablee.core.errors import BadNotation

words = st.text("abcdefghij0123456789_*+,", min_size=1, max_size=5)
domains = st.lists(words, min_size=1, max_size=4, unique=True)


@st.composite
def spaces(draw: st.DrawFn) -> ActionSpace:
    space = ActionSpace()
    for name in draw(st.lists(words, min_size=1, max_size=5, unique=True)):
        arguments = draw(st.lists(domains, max_size=3))
        space.add(name, *(Domain(f"d{i}", ids) for i, ids in enumerate(arguments)))
    return space


@given(spaces())
def test_ints_are_dense_and_lead_back(space: ActionSpace) -> None:
    texts = set()
    for action in range(space.size):
        verb = space.verb(action)
        assert verb.base <= action < verb.base + verb.size
        args = space.args(action)
        assert [0 <= value < len(domain.ids) for value, domain in zip(args, verb.domains)] == [True] * len(
            args
        )
        text = space.text(action)
        assert text == " ".join([verb.name] + [d.ids[v] for d, v in zip(verb.domains, args)])
        assert space.parse(text) == action
        texts.add(text)
    assert len(texts) == space.size == sum(verb.size for verb in space.verbs)


@given(spaces(), st.integers(1, 10))
def test_other_ints_are_no_actions(space: ActionSpace, beyond: int) -> None:
    for action in (-beyond, space.size - 1 + beyond):
        with pytest.raises(ValueError, match=f"from 0 to {space.size - 1}"):
            space.text(action)


@given(spaces(), words)
def test_an_unknown_verb_is_told_the_known_ones(space: ActionSpace, word: str) -> None:
    assume(word not in [verb.name for verb in space.verbs])
    with pytest.raises(BadNotation) as told:
        space.parse(word)
    assert f"'{word}'" in str(told.value)
    assert all(verb.name in str(told.value) for verb in space.verbs)


@given(spaces(), st.data())
def test_a_wrong_argument_is_told_the_allowed_ones(space: ActionSpace, data: st.DataObject) -> None:
    action = data.draw(st.integers(0, space.size - 1))
    verb = space.verb(action)
    assume(verb.domains)
    place = data.draw(st.integers(0, len(verb.domains) - 1))
    parts = space.text(action).split()
    parts[place + 1] = "nowhere"
    with pytest.raises(BadNotation) as told:
        space.parse(" ".join(parts))
    assert "'nowhere'" in str(told.value)
    assert all(value in str(told.value) for value in verb.domains[place].ids)


@given(spaces(), st.data())
def test_a_wrong_number_of_arguments_is_told_the_form(space: ActionSpace, data: st.DataObject) -> None:
    text = space.text(data.draw(st.integers(0, space.size - 1)))
    verb = space.verb(space.parse(text))
    for wrong in {text + " more", text.rpartition(" ")[0] or text + " more"}:
        with pytest.raises(BadNotation) as told:
            space.parse(wrong)
        assert " ".join([verb.name] + [f"<{domain.name}>" for domain in verb.domains]) in str(told.value)


@given(spaces(), st.sampled_from(["", " ", "\n\t"]))
def test_nothing_is_no_action(space: ActionSpace, blank: str) -> None:
    with pytest.raises(BadNotation, match="missing"):
        space.parse(blank)


@given(spaces(), st.data())
def test_spaces_around_words_do_not_matter(space: ActionSpace, data: st.DataObject) -> None:
    action = data.draw(st.integers(0, space.size - 1))
    assert space.parse("  " + space.text(action).replace(" ", "   ") + "\n") == action


def test_declarations_are_checked() -> None:
    space = ActionSpace()
    space.add("end")
    with pytest.raises(ValueError, match="declared twice"):
        space.add("end")
    with pytest.raises(ValueError, match="twice"):
        Domain("path", ["red", "red"])
    for bad in ("", "two words", "é"):
        with pytest.raises(ValueError, match="ASCII"):
            Domain("path", [bad])
