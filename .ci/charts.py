"""Draws the charts of Docs/Performance.md as SVG."""

import math
from pathlib import Path

COLOURS = ["#0969da", "#bf3989", "#6e7781", "#1a7f37", "#9a6700", "#8250df"]


def svg(width, height, title, parts):
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="system-ui, sans-serif" font-size="12" role="img">',
        f"<title>{title}</title>", f'<rect width="{width}" height="{height}" fill="#fff"/>', *parts, "</svg>", ""])


def text(x, y, words, anchor="middle", colour="#1f2328"):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def line(x1, y1, x2, y2, colour="#d1d9e0"):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'


def lines(title, series, x_name, y_name):
    """Draws points of each series on two logarithmic axes: powers of two, and of ten."""
    left, top, right, bottom = 70, 20, 560, 320
    points = [point for _, line in series for point in line]
    xs = [math.log2(x) for x, _ in points]
    ys = [math.log10(y) for _, y in points]
    low, high = math.floor(min(ys)), math.ceil(max(ys))

    def place(x, y):
        return (left + (math.log2(x) - min(xs)) / (max(xs) - min(xs)) * (right - left),
                bottom - (math.log10(y) - low) / (high - low) * (bottom - top))

    parts = []
    for power in range(low, high + 1):
        _, y = place(2 ** min(xs), 10 ** power)
        parts += [line(left, y, right, y), text(left - 8, y + 4, y_name(10 ** power), "end")]
    for x in sorted({x for x, _ in points}):
        at, _ = place(x, 10 ** low)
        parts += [line(at, top, at, bottom), text(at, bottom + 18, x_name(x))]
    lowest = bottom
    for (name, values), colour in sorted(zip(series, COLOURS), key=lambda one: one[0][1][-1][1]):
        places = [place(x, y) for x, y in values]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in places]
        # Names that would overlap stand above each other.
        lowest = min(places[-1][1] + 4, lowest - 15)
        parts.append(text(right + 10, lowest, name, "start", colour))
    return svg(780, 350, title, parts)


def bars(title, rows, causes, name):
    """Draws a bar for each row, of the parts that are its causes."""
    left, width, step = 190, 480, 34
    greatest = max(sum(row[1].values()) for row in rows)
    parts = []
    for index, (label, sizes) in enumerate(rows):
        x, y = left, 44 + index * step
        parts.append(text(left - 10, y + 15, label, "end"))
        for colour, cause in zip(COLOURS, causes):
            size = sizes.get(cause, 0) / greatest * width
            if size:
                parts.append(f'<rect x="{x:.1f}" y="{y}" width="{size:.1f}" height="22" fill="{colour}"/>')
            x += size
        parts.append(text(x + 8, y + 15, name(sum(sizes.values())), "start"))
    x = left
    for colour, cause in zip(COLOURS, causes):
        parts += [f'<rect x="{x:.1f}" y="14" width="12" height="12" fill="{colour}"/>', text(x + 17, 24, cause, "start")]
        x += 30 + 7 * len(cause)
    return svg(780, 60 + len(rows) * step, title, parts)


def write(name, drawing):
    (Path("Docs/Images") / f"{name}.svg").write_text(drawing)
