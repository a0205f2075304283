"""Draws how far the chances a game's value gives can be relied on: docs/reliability/GAME.svg.

    python tools/reliability.py

One line for each part of the game that is played; a dot stands for the positions that were given about the
same chance, the larger the more of them. On the diagonal comes what was said.
"""

from __future__ import annotations

from pathlib import Path

from tablee.games import GAMES, load
from tablee.judge.weights import Quality, Weights, shipped

ROOT = Path(__file__).resolve().parents[1]
SIDE = 300
"""Of the square, in pixels."""
LEFT, TOP, RIGHT, BOTTOM = 56, 34, 120, 46
COLOURS = {10: "#8a7f6d", 35: "#35626f", 60: "#85305f", 85: "#1d1a16"}
LABELS = {10: "10 %", 35: "35 %", 60: "60 %", 85: "85 %"}


def picture(weights: Weights) -> str:
    """The drawing for the first setting of a game."""
    first = [one for one in weights.quality if one.setting == weights.quality[0].setting]
    width, height = LEFT + SIDE + RIGHT, TOP + SIDE + BOTTOM
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12" fill="#1d1a16">',
        f'<rect width="{width}" height="{height}" fill="#fbf7ee"/>',
        f'<text x="{LEFT}" y="20" font-size="14" font-weight="bold">{weights.game}</text>',
    ]
    for tenth in range(0, 11, 2):
        x, y, said = right(tenth / 10), up(tenth / 10), f"{10 * tenth} %"
        out.append(f'<path d="M{x} {TOP}V{TOP + SIDE}M{LEFT} {y}H{LEFT + SIDE}" stroke="#d9cfbb"/>')
        out.append(f'<text x="{x}" y="{TOP + SIDE + 16}" text-anchor="middle">{said}</text>')
        out.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{said}</text>')
    out.append(
        f'<path d="M{LEFT} {TOP + SIDE}L{LEFT + SIDE} {TOP}" stroke="#8a7f6d" stroke-dasharray="5 4"/>'
    )
    out.append(f'<text x="{LEFT + SIDE / 2:g}" y="{height - 8}" text-anchor="middle">chance given</text>')
    out.append(
        f'<text transform="translate(14 {TOP + SIDE / 2:g}) rotate(-90)" text-anchor="middle">won</text>'
    )
    for number, one in enumerate(first):
        out += stage(one, number)
    return "\n".join([*out, "</svg>", ""])


def stage(one: Quality, number: int) -> list[str]:
    """The line and the dots of one part of the game, and its entry in the list at the right."""
    colour = COLOURS[one.at]
    line = "L".join(f"{right(bin.said)} {up(bin.came)}" for bin in one.bins)
    out = [f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>']
    for bin in one.bins:
        radius = round(2 + 10 * (bin.games / sum(other.games for other in one.bins)) ** 0.5, 1)
        x, y = right(bin.said), up(bin.came)
        out.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}" fill-opacity=".75"/>')
    x, y = LEFT + SIDE + 16.0, TOP + 14.0 + 34 * number
    out.append(f'<circle cx="{x + 5:g}" cy="{y - 4:g}" r="5" fill="{colour}"/>')
    out.append(f'<text x="{x + 16:g}" y="{y:g}">{LABELS[one.at]} played</text>')
    out.append(f'<text x="{x + 16:g}" y="{y + 14:g}" fill="#6d6250">error {one.error:.3f}</text>')
    return out


def right(p: float) -> float:
    return round(LEFT + SIDE * p, 1)


def up(p: float) -> float:
    return round(TOP + SIDE * (1 - p), 1)


def pictures() -> dict[Path, str]:
    """Every drawing with the file it belongs in."""
    found: dict[Path, str] = {}
    for game in GAMES:
        weights = shipped(load(game))
        if weights is not None:
            found[ROOT / "docs" / "reliability" / f"{game}.svg"] = picture(weights)
    return found


if __name__ == "__main__":
    for path, drawn in pictures().items():
        path.write_text(drawn, encoding="utf-8")
        print(path.relative_to(ROOT))
