"""`tablee scenario`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.support import Shell


def test_a_broken_file_does_not_end_a_run(shell: Shell) -> None:
    folder = Path("runemasters")
    folder.mkdir()
    texts = {
        "a": "title: Good\nthen: {temple: 4}\n",
        "b": "title: Wrong\nthen: {temple: 5}\n",
        "c": "title: [Broken\n",
        "d": "title: Broken too\nthen: {tempel: 4}\n",
        "e": "title: Good\nthen: {round: 0}\n",
    }
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text)
    done = shell("scenario", folder)
    lines = done.out.splitlines()
    assert [line.split()[0] for line in lines] == ["FAILED", "BROKEN", "BROKEN", "2"]
    assert lines[-1] == "2 passed, 1 failed, 2 broken"
    assert done.code == 2
    assert shell("scenario", folder / "a.yaml", folder / "b.yaml").code == 1
    assert shell("scenario", folder / "a.yaml", folder / "e.yaml").code == 0
