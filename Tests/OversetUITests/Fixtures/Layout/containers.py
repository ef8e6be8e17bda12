"""More of the model: wrappers, choices, scrolling, lazy containers and grids."""

from math import floor

from model import ALIGNMENTS, HORIZONTAL, INF, VERTICAL, Stack, View, aligned, along, clamp


class Padding(View):
    def __init__(self, child, top=0, leading=0, bottom=0, trailing=0, **rest):
        super().__init__(child, **rest)
        self.start, self.room = (leading, top), (leading + trailing, top + bottom)

    def offer(self, proposal):
        return tuple(
            None if length is None else max(length - room, 0)
            for length, room in zip(proposal, self.room))

    def size(self, proposal):
        inner = self.children[0].size(self.offer(proposal))
        return tuple(length + room for length, room in zip(inner, self.room))

    def place(self, proposal):
        return [(self.start, self.offer(proposal))]


class FixedSize(View):
    def __init__(self, child, horizontal=True, vertical=True, **rest):
        super().__init__(child, **rest)
        self.fixed = (horizontal, vertical)

    def offer(self, proposal):
        return tuple(None if fixed else length for fixed, length in zip(self.fixed, proposal))

    def size(self, proposal):
        return self.children[0].size(self.offer(proposal))

    def place(self, proposal):
        return [((0, 0), self.offer(proposal))]


class AspectRatio(View):
    def __init__(self, child, ratio=None, fills=False, **rest):
        super().__init__(child, **rest)
        self.ratio, self.fills = ratio, fills

    def offer(self, proposal):
        if proposal == (None, None):
            return proposal
        ratio = self.ratio
        if ratio is None:
            ideal = self.children[0].size((None, None))
            ratio = ideal[0] / ideal[1]
        width, height = proposal
        if height is None or (width is not None and (width / ratio > height) == self.fills):
            return (width, width / ratio)
        return (height * ratio, height)

    def size(self, proposal):
        return self.children[0].size(self.offer(proposal))

    def place(self, proposal):
        return [((0, 0), self.offer(proposal))]


class Layered(View):
    """An overlay or a background: the second view is offered the size of the first, and aligned with it."""

    def __init__(self, child, second, alignment="center", **rest):
        super().__init__(child, second, **rest)
        self.alignment = alignment

    def size(self, proposal):
        return self.children[0].size(proposal)

    def place(self, proposal):
        own = self.size(proposal)
        second = self.children[1].size(own)
        return [((0, 0), proposal), (aligned(self.alignment, own, second), own)]


class Position(View):
    def __init__(self, child, x, y, **rest):
        super().__init__(child, **rest)
        self.point = (x, y)

    def size(self, proposal):
        inner = self.children[0].size(proposal)
        return tuple(own if length is None else length for length, own in zip(proposal, inner))

    def place(self, proposal):
        inner = self.children[0].size(proposal)
        return [(tuple(p - length / 2 for p, length in zip(self.point, inner)), proposal)]


class Offset(View):
    def __init__(self, child, x, y, **rest):
        super().__init__(child, **rest)
        self.point = (x, y)

    def size(self, proposal):
        return self.children[0].size(proposal)

    def place(self, proposal):
        return [(self.point, proposal)]


class Scroll(View):
    """Offers nothing along its axes, and takes what it is offered there."""

    def __init__(self, child, axes=(VERTICAL,), **rest):
        super().__init__(child, **rest)
        self.axes = axes

    def offer(self, proposal):
        return tuple(None if axis in self.axes else proposal[axis] for axis in (0, 1))

    def size(self, proposal):
        inner = self.children[0].size(self.offer(proposal))
        return tuple(
            proposal[axis] if axis in self.axes and proposal[axis] is not None else inner[axis]
            for axis in (0, 1))

    def place(self, proposal):
        inner = self.children[0].size(self.offer(proposal))
        own = self.size(proposal)
        # Content that is narrower than the view stands in the middle of it.
        spot = tuple(
            0 if axis in self.axes else (own[axis] - inner[axis]) / 2 for axis in (0, 1))
        return [(spot, self.offer(proposal))]


class Fits(View):
    def __init__(self, *children, axes=(HORIZONTAL, VERTICAL), **rest):
        super().__init__(*children, **rest)
        self.axes = axes

    def chosen(self, proposal):
        for index, child in enumerate(self.children):
            ideal = child.size(
                tuple(None if axis in self.axes else proposal[axis] for axis in (0, 1)))
            if all(proposal[axis] is None or ideal[axis] <= proposal[axis] for axis in self.axes):
                return index
        return len(self.children) - 1

    def size(self, proposal):
        return self.children[self.chosen(proposal)].size(proposal)

    def place(self, proposal):
        chosen = self.chosen(proposal)
        return [((0, 0), proposal) if i == chosen else None for i in range(len(self.children))]


class Geometry(View):
    """Takes what it is offered; its content stands at the top leading corner, and is offered the size."""

    def size(self, proposal):
        return tuple(10 if length is None else length for length in proposal)

    def place(self, proposal):
        return [((0, 0), self.size(proposal))]


class LazyStack(Stack):
    """A stack that takes the whole breadth, in which its alignment places what is narrower."""

    def size(self, proposal):
        own = list(super().size(proposal))
        offered = proposal[1 - self.axis]
        if offered is not None:
            own[1 - self.axis] = max(offered, own[1 - self.axis])
        return tuple(own)

    def place(self, proposal):
        inner, own = super().size(proposal), self.size(proposal)
        share = ALIGNMENTS[self.alignment][1 - self.axis]
        shift = along(self.axis, 0, (own[1 - self.axis] - inner[1 - self.axis]) * share)
        return [
            ((spot[0] + shift[0], spot[1] + shift[1]), offer)
            for spot, offer in super().place(proposal)]


class LazyGrid(View):
    """Tracks are ("fixed", length), ("flexible", least, most) or ("adaptive", least, most)."""

    def __init__(self, axis, tracks, *children, spacing=8, gap=8, alignment="center", **rest):
        super().__init__(*children, **rest)
        self.axis, self.tracks, self.spacing, self.gap = axis, tracks, spacing, gap
        self.alignment = alignment

    def lengths(self, breadth):
        rest = breadth - self.gap * (len(self.tracks) - 1)
        rest -= sum(track[1] for track in self.tracks if track[0] == "fixed")
        left = sum(1 for track in self.tracks if track[0] != "fixed")
        lengths = []
        for kind, *limits in self.tracks:
            if kind == "fixed":
                lengths.append(limits[0])
                continue
            share = max(rest / left, 0)
            left -= 1
            if kind == "flexible":
                taken = clamp(share, *limits)
                lengths.append(taken)
            else:
                count = max(floor((share + self.gap) / (limits[0] + self.gap)), 1)
                each = clamp((share - self.gap * (count - 1)) / count, *limits)
                lengths += [each] * count
                taken = each * count + self.gap * (count - 1)
            rest -= taken
        return lengths

    def lines(self, breadth):
        lengths = self.lengths(breadth)
        count = len(lengths)
        for first in range(0, len(self.children), count):
            cells = list(zip(self.children[first : first + count], lengths))
            yield cells, max(
                child.size(along(self.axis, None, length))[self.axis] for child, length in cells)

    def size(self, proposal):
        breadth = proposal[1 - self.axis]
        lines = [length for _, length in self.lines(breadth)]
        return along(self.axis, sum(lines) + self.spacing * (len(lines) - 1), breadth)

    def place(self, proposal):
        breadth = proposal[1 - self.axis]
        lengths = self.lengths(breadth)
        taken = sum(lengths) + self.gap * (len(lengths) - 1)
        indent = (breadth - taken) * ALIGNMENTS[self.alignment][1 - self.axis]
        start, spots = 0, []
        for cells, length in self.lines(breadth):
            across = indent
            for child, room in cells:
                offer = along(self.axis, None, room)
                inner = aligned(self.alignment, along(self.axis, length, room), child.size(offer))
                corner = along(self.axis, start, across)
                spots.append(((corner[0] + inner[0], corner[1] + inner[1]), offer))
                across += room + self.gap
            start += length + self.spacing
        return spots


class Grid(View):
    """Rows of boxes of fixed size: a column is as wide as its widest box, a row as high as its highest."""

    def __init__(self, rows, gaps=(8, 8), alignment="center", **rest):
        super().__init__(*[cell for row in rows for cell in row], **rest)
        self.rows, self.gaps, self.alignment = rows, gaps, alignment

    def tracks(self):
        count = max(len(row) for row in self.rows)
        columns = [
            max(row[i].size((None, None))[0] for row in self.rows if i < len(row))
            for i in range(count)]
        return columns, [max(cell.size((None, None))[1] for cell in row) for row in self.rows]

    def size(self, proposal):
        return tuple(
            sum(lengths) + gap * (len(lengths) - 1)
            for lengths, gap in zip(self.tracks(), self.gaps))

    def place(self, proposal):
        columns, heights = self.tracks()
        spots, y = [], 0
        for row, height in zip(self.rows, heights):
            x = 0
            for cell, width in zip(row, columns):
                inner = aligned(self.alignment, (width, height), cell.size((width, height)))
                spots.append(((x + inner[0], y + inner[1]), (width, height)))
                x += width + self.gaps[0]
            y += height + self.gaps[1]
        return spots
