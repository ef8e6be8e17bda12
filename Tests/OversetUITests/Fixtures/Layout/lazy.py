"""Families of fixtures: lazy stacks and grids, and grids of rows."""

from model import INF
from views import box, color, grid, lazy_grid, stack


def lazy_stacks():
    why = "Apple's documentation of LazyVStack and LazyHStack: a stack that takes all the room across its axis"
    for name, sides in (("LazyVStack", ("leading", "center", "trailing")),
                        ("LazyHStack", ("top", "center", "bottom"))):
        for alignment in sides:
            for spacing in (None, 5):
                yield f"{name} of boxes, {alignment}, spacing {spacing}", (90, 80), stack(
                    name, box("a", 20, 10), box("b", 30, 24), alignment=alignment,
                    spacing=spacing).id("stack"), why


def cells(axis, count):
    """Colours that fill their tracks, of different lengths along the grid."""
    lengths = [20, 30, 12, 24, 16]
    for name, length in list(zip("abcde", lengths))[:count]:
        yield color(name).frame(**{"height" if axis == "LazyVGrid" else "width": length}).id(f"cell {name}")


def lazy_grids():
    why = ("objc.io, “SwiftUI's grid layout”, and Apple's documentation of GridItem: fixed tracks first, the rest in "
           "equal shares within limits; an adaptive track is as many of its least length as fit")
    tracks = {
        "two flexible": [("flexible", 10, INF)] * 2,
        "three flexible": [("flexible", 10, INF)] * 3,
        "fixed and flexible": [("fixed", 30), ("flexible", 10, INF)],
        "two fixed": [("fixed", 30), ("fixed", 20)],
        "limited and flexible": [("flexible", 10, 25), ("flexible", 10, INF)],
        "flexible with a large least": [("flexible", 70, INF), ("flexible", 10, INF)],
        "adaptive": [("adaptive", 20, INF)],
        "adaptive within limits": [("adaptive", 20, 24)],
        "fixed and adaptive": [("fixed", 40), ("adaptive", 15, INF)],
    }
    for name in ("LazyVGrid", "LazyHGrid"):
        for title, kinds in tracks.items():
            for spacing, gap in ((None, None), (5, 3)):
                room = (120, 300) if name == "LazyVGrid" else (300, 120)
                yield f"{name}, {title}, spacing {spacing}, {gap}", room, lazy_grid(
                    name, kinds, *cells(name, 5), spacing=spacing, gap=gap).id("grid"), why
    for alignment in ("leading", "trailing"):
        yield f"LazyVGrid of fixed columns, {alignment}", (120, 200), lazy_grid(
            "LazyVGrid", [("fixed", 30), ("fixed", 30)], *cells("LazyVGrid", 3),
            alignment=alignment).id("grid"), why


def grids():
    why = "Apple's documentation of Grid: a column is as wide as its widest cell, a row as high as its highest"

    def rows():
        return [[box("a", 20, 10), box("b", 30, 24)], [box("c", 44, 12), box("d", 10, 10)],
                [box("e", 12, 30)]]

    for alignment in ("topLeading", "center", "bottomTrailing", "leading", "top"):
        yield f"Grid of boxes, {alignment}", (200, 200), grid(
            *rows(), alignment=alignment).id("grid"), why
    for horizontal, vertical in ((0, 0), (4, None), (None, 20), (12, 3)):
        yield f"Grid with gaps of {horizontal} and {vertical}", (200, 200), grid(
            *rows(), horizontal=horizontal, vertical=vertical).id("grid"), why
    yield "Grid of one cell", (200, 200), grid([box("a", 20, 10)]).id("grid"), why
    yield "Grid for no room", (None, None), grid(*rows()).id("grid"), why
    yield "Grid in too little room", (30, 30), grid(*rows()).id("grid"), why


FAMILIES = {"lazy-stacks": lazy_stacks, "lazy-grids": lazy_grids, "grids": grids}
