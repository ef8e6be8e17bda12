"""Views as the fixtures describe them, each with the model that says where its parts stand."""

import containers
import model
from model import HORIZONTAL, INF, VERTICAL

AXES = {"horizontal": (HORIZONTAL,), "vertical": (VERTICAL,), "both": (HORIZONTAL, VERTICAL)}


def plain(arguments):
    """Arguments as JSON has them: without those that say nothing, infinity as a word."""
    return {
        key: "inf" if value == INF else value
        for key, value in arguments.items() if value is not None}


class Pair:
    """A description and its model. A modifier wraps the model, and is one more step of the description."""

    def __init__(self, name, view, **arguments):
        self.text = {"is": name, **plain(arguments)}
        self.model = view

    def then(self, name, view=None, **arguments):
        steps = self.text.get("then", []) + [{"is": name, **plain(arguments)}]
        pair = Pair(self.text["is"], view or self.model)
        pair.text = {**self.text, "then": steps}
        return pair

    def id(self, name):
        self.model.name = name
        return self.then("id", id=name)

    def priority(self, value):
        self.model.priority = value
        return self.then("priority", value=value)

    def frame(self, width=None, height=None, alignment=None):
        return self.then(
            "frame", model.Frame(self.model, width, height, alignment or "center"),
            width=width, height=height, alignment=alignment)

    def flexframe(self, width=(None,) * 3, height=(None,) * 3, alignment=None):
        names = [f"{limit}{side}" for side in ("Width", "Height") for limit in ("min", "ideal", "max")]
        return self.then(
            "flexframe", model.FlexFrame(self.model, width, height, alignment or "center"),
            **dict(zip(names, [*width, *height])), alignment=alignment)

    def padding(self, *edges, length=None):
        lengths = {"top": 0, "leading": 0, "bottom": 0, "trailing": 0}
        parts = {"horizontal": ("leading", "trailing"), "vertical": ("top", "bottom"),
                 "all": tuple(lengths)}
        for edge in edges or ("all",):
            for side in parts.get(edge, (edge,)):
                lengths[side] = 16 if length is None else length
        return self.then(
            "padding", containers.Padding(self.model, **lengths),
            edges=list(edges) or None, length=length)

    def insets(self, **lengths):
        return self.then("insets", containers.Padding(self.model, **lengths), **lengths)

    def fixed(self, axis=None):
        return self.then(
            "fixedSize",
            containers.FixedSize(self.model, axis != "vertical", axis != "horizontal"), axis=axis)

    def aspect(self, ratio=None, fills=False):
        return self.then(
            "aspectRatio", containers.AspectRatio(self.model, ratio, fills),
            ratio=ratio, fills=fills or None)

    def layered(self, kind, second, alignment=None):
        return self.then(
            kind, containers.Layered(self.model, second.model, alignment or "center"),
            views=[second.text], alignment=alignment)

    def offset(self, x, y):
        return self.then("offset", containers.Offset(self.model, x, y), x=x, y=y)

    def position(self, x, y):
        return self.then("position", containers.Position(self.model, x, y), x=x, y=y)


def box(name, width, height):
    return Pair("box", model.Box(width, height), width=width, height=height).id(name)


def color(name):
    return Pair("color", model.Color()).id(name)


def spacer(least=None):
    return Pair("spacer", model.Spacer(least), least=least)


def texts(pairs):
    return [pair.text for pair in pairs]


def models(pairs):
    return [pair.model for pair in pairs]


def stack(name, *views, alignment=None, spacing=None):
    """HStack, VStack and their lazy forms."""
    axis = HORIZONTAL if name.endswith("HStack") else VERTICAL
    kind = containers.LazyStack if name.startswith("Lazy") else model.Stack
    return Pair(
        name, kind(axis, *models(views), alignment=alignment or "center", spacing=spacing),
        alignment=alignment, spacing=spacing, views=texts(views))


def zstack(*views, alignment=None):
    return Pair(
        "ZStack", model.ZStack(*models(views), alignment=alignment or "center"),
        alignment=alignment, views=texts(views))


def scroll(view, axes="vertical"):
    return Pair(
        "ScrollView", containers.Scroll(view.model, AXES[axes]), axes=axes, views=[view.text])


def fits(*views, axes="both"):
    return Pair(
        "ViewThatFits", containers.Fits(*models(views), axes=AXES[axes]), axes=axes,
        views=texts(views))


def geometry(view, room):
    """A reader whose content is a frame of half its size."""
    half = model.Frame(view.model, room[0] / 2, room[1] / 2)
    return Pair("GeometryReader", containers.Geometry(half), views=[view.text])


def lazy_grid(name, tracks, *views, spacing=None, gap=None, alignment=None):
    axis = VERTICAL if name == "LazyVGrid" else HORIZONTAL
    kinds = []
    for track in tracks:
        kind, *limits = track
        arguments = dict(zip(("length",) if kind == "fixed" else ("least", "most"), limits))
        kinds.append({"is": kind, **plain({**arguments, "spacing": gap})})
    view = containers.LazyGrid(
        axis, tracks, *models(views), spacing=8 if spacing is None else spacing,
        gap=8 if gap is None else gap, alignment=alignment or "center")
    return Pair(
        name, view, tracks=kinds, spacing=spacing, alignment=alignment, views=texts(views))


def grid(*rows, horizontal=None, vertical=None, alignment=None):
    gaps = (8 if horizontal is None else horizontal, 8 if vertical is None else vertical)
    view = containers.Grid([models(row) for row in rows], gaps, alignment or "center")
    return Pair(
        "Grid", view, alignment=alignment, horizontal=horizontal, vertical=vertical,
        views=[{"is": "GridRow", "views": texts(row)} for row in rows])
