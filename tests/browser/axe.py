"""axe-core in the page: what keeps people with another way of seeing or steering from using it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

SYSTEM = {"theme": "system", "contrast": "system"}
"""Settings of a page that follows the wishes of its system, so that all looks can be shown in turn."""

LOOKS: list[tuple[Any, Any]] = [
    ("light", "no-preference"),
    ("dark", "no-preference"),
    ("light", "more"),
    ("dark", "more"),
]

COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that a look can break."""

SHOWN = """([theme, contrast]) => {
  const { dataset } = document.documentElement;
  return dataset.theme === theme && dataset.contrast === contrast;
}"""

# The look is drawn, and nothing is on its way to it: a transition may start another in what inherits from it.
CALM = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  do {
    await drawn();
    await Promise.allSettled(changing().map((one) => one.finished));
  } while (changing().length > 0);
}"""

RUN = """async ([within, only]) => {
  const options = { resultTypes: ['violations'], ...(only && { runOnly: only }) };
  const { violations } = await axe.run(within, options);
  const where = ({ html, target, any }) => [target.join(' '), html.slice(0, 160), any[0]?.message ?? ''];
  return violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(where)]);
}"""


def assert_accessible(page: Page, within: str = "html") -> None:
    """axe finds nothing in any look. What has nothing to do with colours is the same in all: asked once.

    A part has the colours of the whole pages: one look with high contrast is enough for it.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: list[Any] = []
    for i, (theme, contrast) in enumerate(LOOKS if within == "html" else LOOKS[:3]):
        page.emulate_media(color_scheme=theme, contrast=contrast)
        look = [theme, "more" if contrast == "more" else "normal"]
        page.wait_for_function(SHOWN, arg=look)
        page.evaluate(CALM)
        found += [(look, one) for one in page.evaluate(RUN, [within, COLOURS if i else None])]
    assert not found, found
