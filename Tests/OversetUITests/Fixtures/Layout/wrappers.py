"""Families of fixtures: frames, padding, sizes, layers, choices and scrolling."""

from model import ALIGNMENTS, INF
from views import box, color, fits, geometry, scroll, stack, zstack

FRAME = "WWDC 2019, session 237: a frame proposes its size, and places its child by the alignment"


def frames():
    for alignment in ALIGNMENTS:
        yield f"a box in a larger frame, {alignment}", (200, 200), box("a", 30, 20).frame(
            80, 60, alignment).id("frame"), FRAME
        yield f"a box in a smaller frame, {alignment}", (200, 200), box("a", 30, 20).frame(
            10, 8, alignment).id("frame"), FRAME
    for width, height in ((50, None), (None, 50)):
        for kind, view in (("box", box("a", 30, 20)), ("colour", color("a"))):
            yield f"a {kind} in a frame of {width} by {height}", (120, 90), view.frame(
                width, height).id("frame"), FRAME + "; a side without a length is the child's"


def limits():
    why = ("Apple's documentation of frame(minWidth:idealWidth:maxWidth:…): the proposal clamped to limits that are "
           "given, else the child's length")
    rows = [(None, None, INF), (40, None, None), (None, None, 60), (40, None, 60), (40, None, INF),
            (0, None, INF), (None, 50, None), (20, 50, 80)]
    for row in rows:
        for length in (20, 50, 100, None):
            room = (length, 40)
            yield f"a box in the limits {row}", room, box("a", 30, 20).flexframe(
                width=row).id("frame"), why
        yield f"a colour in the limits {row}", (55, 45), color("a").flexframe(
            height=row).id("frame"), why
    for alignment in ("topLeading", "bottom", "trailing"):
        yield f"a box in all the room, {alignment}", (100, 80), box("a", 30, 20).flexframe(
            (None, None, INF), (None, None, INF), alignment).id("frame"), why


def paddings():
    why = "Apple's documentation of padding(_:_:): the child is offered the room less the padding"
    for edges in ((), ("horizontal",), ("vertical",), ("top",), ("leading",), ("bottom", "trailing"),
                  ("leading", "vertical")):
        for length in (None, 10):
            standard = "; without a length 16 points, measured in cards of a public app" if length is None else ""
            view = color("a").padding(*edges, length=length).id("padded")
            yield f"padding {edges or 'all'} of {length} around a colour", (100, 80), view, why + standard
    yield "padding beyond the room", (20, 20), color("a").padding(length=15).id("padded"), why
    yield "padding around a box", (None, None), box("a", 30, 20).padding(length=7).id("padded"), why
    yield "four different insets", (100, 80), color("a").insets(
        top=1, leading=2, bottom=3, trailing=4).id("padded"), why
    yield "padding twice", (100, 80), color("a").padding(length=5).id("inner").padding(
        "leading", length=9).id("outer"), why
    yield "padding inside a frame", (200, 200), color("a").padding(length=5).id("inner").frame(
        60, 50).id("frame"), why


def fixed_sizes():
    why = "Apple's documentation of fixedSize(horizontal:vertical:): a fixed axis is offered nothing, so it is ideal"
    for axis in (None, "horizontal", "vertical"):
        yield f"a colour of fixed size, {axis}", (100, 80), color("a").fixed(axis).id("fixed"), why
        yield f"a limited frame of fixed size, {axis}", (100, 80), color("a").flexframe(
            width=(None, 33, 70), height=(20, None, 50)).id("frame").fixed(axis).id("fixed"), why
        yield f"a row of fixed size, {axis}", (40, 30), stack(
            "HStack", box("a", 30, 20), color("b"), box("c", 20, 40), spacing=4).fixed(
                axis).id("fixed"), why


def ratios():
    why = "Apple's documentation of aspectRatio(_:contentMode:): the largest size inside, or the smallest that covers"
    for ratio in (0.5, 1, 2, 16 / 9):
        for fills in (False, True):
            for room in ((100, 80), (60, 150), (90, None), (None, 40)):
                yield (
                    f"a colour in the ratio {ratio:.2f}, {'fill' if fills else 'fit'}", room,
                    color("a").aspect(round(ratio, 6), fills).id("ratio"), why)
    for room in ((100, 80), (30, 90)):
        yield "a colour in the ratio of its ideal size", room, color("a").flexframe(
            width=(None, 30, INF), height=(None, 20, INF)).id("frame").aspect(), why


def secondary():
    why = "Apple's documentation of overlay and background: the second view is offered the size of the first"
    for kind in ("overlay", "background"):
        for alignment in ALIGNMENTS:
            yield f"{kind} of a box, {alignment}", (150, 120), box("a", 60, 40).layered(
                kind, box("b", 16, 12), alignment), why
        yield f"{kind} of a colour", (150, 120), box("a", 60, 40).layered(kind, color("b")), why
        yield f"{kind} of a larger box", (150, 120), box("a", 20, 10).layered(
            kind, box("b", 50, 50)).frame(100, 100).id("frame"), why


def places():
    for x, y in ((10, 5), (-8, 0), (0, 30)):
        yield f"a box moved by {x} and {y}", (100, 100), stack(
            "VStack", box("a", 20, 10).offset(x, y), box("b", 20, 10), spacing=4), (
                "Apple's documentation of offset(x:y:): neighbours stay where they are")
        yield f"a box in the place {x}, {y}", (100, 100), box("a", 20, 10).position(x, y).id("room"), (
            "Apple's documentation of position(x:y:): the centre stands there, and the view takes all the room")


def scrolling():
    why = ("Apple's documentation of ScrollView: it takes the room that it is offered, and offers its content none "
           "along its axes")
    for axes in ("vertical", "horizontal", "both"):
        for width, height in ((40, 30), (300, 30), (40, 300)):
            yield f"scrolling {axes} through a box of {width} by {height}", (100, 80), scroll(
                box("a", width, height), axes).id("scroll"), why
    yield "scrolling through a column that is as wide as it can be", (100, 80), scroll(
        stack("VStack", color("a").frame(height=50).id("first"), box("b", 20, 60)).id("column")
    ).id("scroll"), why


def choices():
    why = "Apple's documentation of ViewThatFits: the first view whose ideal size fits on the axes, else the last"
    views = lambda: [box("wide", 120, 10), box("high", 40, 90), box("small", 30, 20)]
    for axes in ("both", "horizontal", "vertical"):
        for room in ((130, 100), (50, 100), (50, 50), (10, 10)):
            view = fits(*views(), axes=axes).id("choice")
            shown = view.model.chosen(room)
            yield f"a choice on {axes} axes", room, view, f"{why}: here number {shown + 1}"


def readers():
    why = "Apple's documentation of GeometryReader: it takes the room, its content stands at the top leading corner"
    for room in ((100, 60), (40, 200)):
        yield "a reader whose content is half its size", room, geometry(color("a"), room).id("reader"), why
        yield "a reader beside a box", room, stack(
            "HStack", geometry(color("a"), (room[0] - 30, room[1])).id("reader"), box("b", 30, 20),
            spacing=0), why
    yield "a reader in front of a box", (100, 60), zstack(
        box("a", 50, 50), geometry(color("b"), (100, 60)).id("reader")), why


FAMILIES = {
    "frames": frames, "limits": limits, "padding": paddings, "fixed-sizes": fixed_sizes,
    "ratios": ratios, "overlays": secondary, "places": places, "scrolling": scrolling,
    "choices": choices, "readers": readers,
}
