"""A review as one page that needs nothing else: curve, bars, sums and turning points."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from tablee.cli.review_numbers import percent, signed, top_of
from tablee.judge.report import Review, Turn

if TYPE_CHECKING:
    from tablee.cli.review import ReviewTeller

LEFT, RIGHT, TOP = 46, 20, 18
WIDTH, HEIGHT = 900, 220
"""Of the curve, without its margins."""
BARS = 130
"""Height of the bars below it."""
STYLE = """
:root { --paper: #fbf6ea; --ink: #2a241c; --muted: #6d6250; --line: #d8cdb8; --gap: #fbf6ea;
  --luck: #35626f; --deed: #85305f; --rest: #6d6250; --last: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a17; --ink: #efe6d6; --muted: #a79b8c;
  --line: #453d34; --gap: #1d1a17; --luck: #8fc6d6; --deed: #f0a0c6; --rest: #a79b8c; --last: #e8b95a; } }
@media (prefers-contrast: more) { :root { --luck: var(--ink); --deed: var(--ink); --rest: var(--muted); } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif; margin: 0 auto;
  max-width: 62rem; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.2rem; margin: 2rem 0 .4rem; }
p.muted { color: var(--muted); margin: .3rem 0; } p.sums { font-weight: bold; font-size: 1.1rem; }
svg { width: 100%; height: auto; display: block; } text { fill: var(--ink); font: 13px Georgia, serif; }
div.picture { overflow-x: auto; } div.picture svg { min-width: 640px; }
text.value { paint-order: stroke; stroke: var(--gap); stroke-width: 4px; }
text.scale { fill: var(--muted); }
ul.key { list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; padding: 0; margin: .4rem 0; }
ul.key svg { width: 18px; height: 18px; display: inline-block; vertical-align: -4px; margin-right: .4rem; }
ol.points { padding-left: 1.6rem; } ol.points li { margin: .9rem 0; }
ol.points ul { padding-left: 1.1rem; }
table { border-collapse: collapse; font-size: .9rem; }
td, th { padding: .15rem .8rem .15rem 0; text-align: right; }
details { margin-top: .6rem; }
"""
PATTERNS = (
    '<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>'
    '<pattern id="luck" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="3" height="6" fill="var(--luck)"/></pattern></defs></svg>'
)


def page(found: Review, teller: ReviewTeller) -> str:
    """The whole page."""
    words = teller.words
    head = f"{teller.title} · {teller.ending()}"
    parts = [
        f'<!doctype html>\n<html lang="{words.lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(head)}</title><style>{STYLE}</style></head><body>{PATTERNS}",
        f'<h1>{escape(head)}</h1><p class="muted">{escape(teller.judged())}</p>',
    ]
    for subject in range(len(found.subjects)):
        name = teller.name(subject)
        if name:
            parts.append(f"<h2>{escape(name)}</h2>")
        parts.append(_picture(found, teller, subject))
        parts.append(f'<p class="sums">{escape(teller.sum_line(subject))}</p>')
        parts.append(_key(teller))
        parts.append(_points(teller, subject))
        parts.append(_table(found.turns, teller, subject))
    parts.append("</body></html>\n")
    return "\n".join(parts)


def _picture(found: Review, teller: ReviewTeller, subject: int) -> str:
    """The curve of the chance by turn, and below it a pair of bars for each turn."""
    values = [found.subjects[subject].start, *(turn.values[subject] for turn in found.turns)]
    top = top_of(values)
    across = WIDTH / max(1, len(values) - 1)

    def x(i: float) -> float:
        return LEFT + i * across

    def y(value: float) -> float:
        return TOP + HEIGHT * (1.0 - 100 * value / top)

    out = [
        '<div class="picture" tabindex="0">'
        f'<svg viewBox="0 0 {LEFT + WIDTH + RIGHT} {TOP + HEIGHT + BARS + 66}" role="img" '
        f'aria-label="{escape(teller.sum_line(subject), quote=True)}">'
    ]
    for mark in range(0, top + 1, 25):
        heavy = 1.4 if mark == 50 else 0.7
        at = y(mark / 100)
        line = f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{at:.1f}" y2="{at:.1f}"'
        out.append(f'{line} stroke="var(--line)" stroke-width="{heavy}"/>')
        out.append(f'<text class="scale" x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{mark}</text>')
    points = " ".join(f"{x(i):.1f},{y(value):.1f}" for i, value in enumerate(values))
    area = f"{x(0):.1f},{y(0):.1f} {points} {x(len(values) - 1):.1f},{y(0):.1f}"
    out.append(f'<polygon points="{area}" fill="var(--ink)" fill-opacity="0.09"/>')
    for colour, width in (("var(--gap)", 6.5), ("var(--ink)", 3)):
        drawn = f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
        out.append(f'<polyline points="{points}" {drawn}/>')
    for i, value in enumerate(values):
        out.append(f'<circle cx="{x(i):.1f}" cy="{y(value):.1f}" r="3.4" fill="var(--ink)"/>')
    highest = max(range(len(values)), key=lambda i: values[i])
    for i in sorted({0, highest}):
        label = f"{percent(values[i])} %"
        side = f'x="{x(i) + 7:.1f}"' if x(i) < WIDTH else f'x="{x(i) - 7:.1f}" text-anchor="end"'
        above = max(12.0, y(values[i]) - 9)
        out.append(f'<text class="value" {side} y="{above:.1f}">{label}</text>')
    for number, point in enumerate(teller.points(subject), 1):
        disc = f'cx="{x(point.turn):.1f}" cy="{TOP + HEIGHT + 18}" r="12"'
        out.append(f'<circle {disc} fill="var(--last)"/>')
        place = f'x="{x(point.turn):.1f}" y="{TOP + HEIGHT + 23}" text-anchor="middle"'
        out.append(f'<text {place} style="fill: var(--paper); font-weight: bold">{number}</text>')
    zero = TOP + HEIGHT + 40 + BARS / 2
    out.append(f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{zero}" y2="{zero}" stroke="var(--ink)"/>')
    most = max([0.2, *(abs(part) for turn in found.turns for part in _three(turn, subject))])
    wide = min(13.0, across / 3.5)
    for i, turn in enumerate(found.turns, 1):
        for place_of, (part, look) in enumerate(zip(_three(turn, subject), LOOKS, strict=True)):
            if abs(part) < 0.005:
                continue
            high = abs(part) / most * BARS / 2
            left, upper = x(i) + (place_of - 1.5) * wide, zero - (high if part > 0 else 0)
            out.append(
                f'<rect x="{left:.1f}" y="{upper:.1f}" width="{wide - 1:.1f}" height="{high:.1f}" {look}/>'
            )
            if abs(part) >= 0.1 and place_of < 2:
                beside = upper - 3 if part > 0 else upper + high + 12
                side = f'x="{left + wide:.1f}" text-anchor="end"' if place_of == 0 else f'x="{left:.1f}"'
                place = f'{side} y="{beside:.1f}"'
                out.append(f"<text {place}>{signed(percent(part))}</text>")
    every = next(n for n in (1, 2, 5, 10, 20, 50, 100) if n * across >= 24 or n == 100)
    for number in range(every, len(values), every):
        place = f'x="{x(number):.1f}" y="{TOP + HEIGHT + BARS + 58}" text-anchor="middle"'
        out.append(f'<text class="scale" {place}>{number}</text>')
    out.append("</svg></div>")
    return "\n".join(out)


LOOKS = (
    'fill="url(#luck)" stroke="var(--luck)" stroke-width="1"',
    'fill="var(--deed)"',
    'fill="none" stroke="var(--rest)" stroke-width="1.2" stroke-dasharray="1.5 2.5"',
)
"""Luck is hatched, decisions are solid, the rest is a dotted outline."""


def _three(turn: Turn, subject: int) -> tuple[float, float, float]:
    part = turn.parts[subject]
    return part.luck, part.decisions, part.rest


def _names(teller: ReviewTeller) -> tuple[str, str, str]:
    words = teller.words
    return words("review-luck"), words("review-decisions"), words("review-rest")


def _key(teller: ReviewTeller) -> str:
    """What the three forms mean."""
    round_one = f'<circle cx="9" cy="9" r="7.5" {LOOKS[0]}/>'
    squares = [f'<rect x="2" y="2" width="14" height="14" {look}/>' for look in LOOKS[1:]]
    items = "".join(
        f'<li><svg viewBox="0 0 18 18" aria-hidden="true">{shape}</svg>{escape(name)}</li>'
        for shape, name in zip([round_one, *squares], _names(teller), strict=True)
    )
    return f'<ul class="key">{items}</ul>'


def _points(teller: ReviewTeller, subject: int) -> str:
    points = teller.points(subject)
    if not points:
        return f"<p>{escape(teller.words('review-no-turning-points'))}</p>"
    items = []
    for point in points:
        head, *lines = teller.point(point)
        listed = "".join(f"<li>{escape(line)}</li>" for line in lines)
        items.append(f"<li><strong>{escape(head)}</strong><ul>{listed}</ul></li>")
    return f'<ol class="points">{"".join(items)}</ol>'


def _table(turns: list[Turn], teller: ReviewTeller, subject: int) -> str:
    """The same in numbers, for who cannot see the picture."""
    names = (teller.words("review-turn"), teller.words("review-chance"), *_names(teller))
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = []
    for turn in turns:
        parts = "".join(f"<td>{signed(percent(part))}</td>" for part in _three(turn, subject))
        rows.append(
            f'<tr><th scope="row">{turn.number}</th><td>{percent(turn.values[subject])} %</td>{parts}</tr>'
        )
    return (
        f"<details><summary>{escape(teller.words('review-by-turn'))}</summary>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></details>"
    )
