"""Families of fixtures: rows, columns and layers."""

from model import INF
from views import box, color, spacer, stack, zstack

STEPS = "Docs/stacks.md, the algorithm of objc.io's “How an HStack lays out its children”: "
CROSS = {"HStack": ("top", "center", "bottom"), "VStack": ("leading", "center", "trailing")}


def boxes(name):
    """Three boxes of different lengths and breadths along a stack."""
    sizes = [(20, 10), (30, 24), (12, 18)]
    return [
        box(key, *(size if name == "HStack" else size[::-1])) for key, size in zip("abc", sizes)]


def rooms(name, short, long):
    return (short, 60) if name == "HStack" else (60, short), (
        (long, 60) if name == "HStack" else (60, long)), (None, None)


def fixed_children():
    for name in CROSS:
        for spacing in (None, 0, 5):
            for alignment in CROSS[name]:
                for room in rooms(name, 50, 200):
                    view = stack(name, *boxes(name), alignment=alignment, spacing=spacing)
                    yield (
                        f"{name} of boxes, spacing {spacing}, {alignment}", room, view.id("stack"),
                        STEPS + "boxes keep their size, gaps are the spacing or 8, and breadths are aligned")


def flexible_children():
    """Rows and columns in which lengths are shared, each for three rooms."""
    def cases(name):
        def along(low, ideal, high):
            return {"width": (low, ideal, high)} if name == "HStack" else {"height": (low, ideal, high)}

        across = (10, 20) if name == "HStack" else (20, 10)
        yield "two colours", "equal shares", [color("a"), color("b")]
        yield "a box and a colour", "the least flexible view first", [color("a"), box("b", *across)]
        yield "a box between colours", "the least flexible view first", [
            color("a"), box("b", *across), color("c")]
        yield "a colour with a most", "what a limited view leaves goes to the next", [
            color("a"), color("b").flexframe(**along(None, None, 30)).id("limited")]
        yield "a colour with a least", "of two views without limit the one with the larger least first", [
            color("a"), color("b").flexframe(**along(80, None, None)).id("limited")]
        yield "a colour between limits", "flexibility is the greatest less the least length", [
            color("a"), color("b").flexframe(**along(20, None, 60)).id("limited"), color("c")]
        yield "a spacer between boxes", "a spacer has the lowest priority, and no gap beside it", [
            box("a", *across), spacer(), box("b", *across)]
        yield "a spacer of a least length", "a spacer is never shorter than its least length", [
            box("a", *across), spacer(70), box("b", *across)]
        yield "two spacers", "spacers share what boxes leave", [
            spacer(0), box("a", *across), spacer(0), box("b", *across)]
        yield "a spacer beside a colour", "a spacer gets what views leave", [
            color("a"), spacer(), box("b", *across)]
        yield "a higher priority", "views of higher priority first, the least lengths of others kept", [
            color("a"), color("b").priority(1)]
        yield "a higher priority beside a least", "the least lengths of later groups are kept", [
            color("a").flexframe(**along(25, None, None)).id("limited"), color("b").priority(2)]
        yield "a lower priority", "views of lower priority last", [
            color("a").priority(-1), color("b"), box("c", *across)]

    for name in CROSS:
        for spacing in (None, 4):
            for title, why, views in cases(name):
                for room in rooms(name, 100, 240)[:2]:
                    view = stack(name, *views, spacing=spacing)
                    yield f"{name} of {title}, spacing {spacing}", room, view.id("stack"), STEPS + why


def nested():
    def card():
        return stack(
            "HStack", box("icon", 24, 24),
            stack("VStack", box("title", 60, 20), box("note", 40, 14), alignment="leading", spacing=2),
            spacer(), box("value", 30, 20), spacing=12).id("card")

    why = STEPS + "each stack shares what it is offered, and is a view of its parent"
    for width in (200, 343, 398):
        yield "a row of icon, titles and value", (width, 100), card(), why
        yield "that row with padding", (width, 100), card().padding().id("padded"), why
        yield "two such rows", (width, 200), stack(
            "VStack", card(), box("line", 10, 1), spacing=8).id("column"), why
    for room in ((120, 80), (300, 40)):
        yield "a column in a row of colours", room, stack(
            "HStack", color("a"), stack("VStack", color("b"), color("c"), spacing=0).id("column"),
            spacing=10), why
        yield "a row in a column of colours", room, stack(
            "VStack", color("a"), stack("HStack", color("b"), color("c"), spacing=6).id("row"),
            spacing=10), why
        yield "a centred box between spacers", room, stack(
            "VStack", spacer(), stack("HStack", spacer(), box("a", 30, 20), spacer()).id("row"),
            spacer()).id("column"), why
        yield "a wide frame in a column", room, stack(
            "VStack", box("a", 30, 10),
            box("b", 20, 10).flexframe(width=(None, None, INF), alignment="trailing").id("wide"),
            spacing=3, alignment="leading").id("column"), why


def layers():
    from model import ALIGNMENTS
    why = "WWDC 2019, session 237: a parent proposes a size, a child chooses its own, the parent aligns it"
    for alignment in ALIGNMENTS:
        yield f"ZStack of boxes, {alignment}", (90, 70), zstack(
            box("a", 40, 20), box("b", 24, 36), box("c", 10, 10), alignment=alignment).id("stack"), why
    for room in ((90, 70), (20, 200), (None, None)):
        yield "ZStack of a colour and a box", room, zstack(
            color("a"), box("b", 30, 30)).id("stack"), why
        yield "ZStack of a frame and a box", room, zstack(
            color("a").flexframe(width=(None, None, 50), height=(None, None, 40)).id("limited"),
            box("b", 30, 60), alignment="bottomTrailing").id("stack"), why


FAMILIES = {
    "stacks-of-boxes": fixed_children, "stacks-sharing": flexible_children,
    "stacks-nested": nested, "layers": layers,
}
