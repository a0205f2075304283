"""The page where everybody arrives."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def opens_runemasters(page: Page, label: str = "New table") -> Locator:
    """The button that opens a table of Runemasters: every game that is ready has one of this name."""
    return page.locator("article.card", has_text="Runemasters").get_by_role("button", name=label)
