"""The rules of SwiftUI's layout for views without text, as a model of its own.

It states the rules of Apple's documentation ("Laying out a simple view", "Layout protocol", "Grid", "ViewThatFits"),
of WWDC 2019 session 237 and WWDC 2022 session 10056, and of objc.io's articles on stacks and frames, and shares
nothing with the package. A view is a value with `size(proposal)` and `place(proposal)`, which yields the origins and
proposals of its children. Lengths are points; None is "as you like", INF is "as much as you can". Text is left out:
its widths come from a font.
"""

INF = float("inf")
HORIZONTAL, VERTICAL = 0, 1
# Where an alignment puts a view, as a fraction of the room that is left: across and down.
ALIGNMENTS = {
    "topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0),
    "leading": (0, 0.5), "center": (0.5, 0.5), "trailing": (1, 0.5),
    "bottomLeading": (0, 1), "bottom": (0.5, 1), "bottomTrailing": (1, 1),
}


def clamp(value, low, high):
    return max(low, min(value, high))


def along(axis, major, minor):
    return (major, minor) if axis == HORIZONTAL else (minor, major)


def aligned(name, outer, inner):
    """The origin of `inner` in `outer`."""
    x, y = ALIGNMENTS[name]
    return ((outer[0] - inner[0]) * x, (outer[1] - inner[1]) * y)


class View:
    """A view: `name` is what frames are asked for, `priority` its rank in a stack."""

    def __init__(self, *children, name=None, priority=0):
        self.children, self.name, self.priority = children, name, priority

    def spaced(self, axis):
        """Whether a stack along `axis` keeps its default distance to the view."""
        return True

    def size(self, proposal):
        raise NotImplementedError

    def place(self, proposal):
        """The origin and the proposal of each child; None for one that is not shown."""
        return []

    def frames(self, proposal, origin=(0, 0)):
        found = {}
        if self.name:
            found[self.name] = (*origin, *self.size(proposal))
        for child, spot in zip(self.children, self.place(proposal)):
            if spot:
                (x, y), inner = spot
                found |= child.frames(inner, (origin[0] + x, origin[1] + y))
        return found


class Box(View):
    def __init__(self, width, height, **rest):
        super().__init__(**rest)
        self.own = (width, height)

    def size(self, proposal):
        return self.own


class Color(View):
    """Takes what it is offered, and 10 points where nothing is."""

    def size(self, proposal):
        return tuple(10 if length is None else max(length, 0) for length in proposal)


class Spacer(View):
    def __init__(self, least=None, axis=None, **rest):
        super().__init__(priority=-INF, **rest)
        self.least, self.axis = 8 if least is None else least, axis

    def spaced(self, axis):
        return False

    def size(self, proposal):
        grown = [self.least if length is None else max(length, self.least) for length in proposal]
        return tuple(
            grown[axis] if self.axis in (None, axis) else 0 for axis in (HORIZONTAL, VERTICAL))


class Stack(View):
    def __init__(self, axis, *children, alignment="center", spacing=None, **rest):
        super().__init__(*children, **rest)
        self.axis, self.alignment, self.spacing = axis, alignment, spacing
        for child in children:
            if isinstance(child, Spacer):
                child.axis = axis

    def gap(self, index):
        if self.spacing is not None:
            return self.spacing
        pair = self.children[index : index + 2]
        return 8 if all(child.spaced(self.axis) for child in pair) else 0

    def gaps(self):
        return sum(self.gap(index) for index in range(len(self.children) - 1))

    def proposals(self, proposal):
        """What each child is offered along the axis."""
        major, minor = proposal[self.axis], proposal[1 - self.axis]
        children = self.children
        if major is None:
            return [None] * len(children)

        def length(child, offer):
            return child.size(along(self.axis, offer, minor))[self.axis]

        least = [length(child, 0) for child in children]
        most = [length(child, INF) for child in children]
        play = [INF if high == INF else high - low for low, high in zip(least, most)]
        order = sorted(
            range(len(children)),
            key=lambda i: (-children[i].priority, play[i], -least[i] if play[i] == INF else 0, i))
        rest = major - self.gaps()
        offers = [None] * len(children)
        groups = sorted({child.priority for child in children}, reverse=True)
        reserved = {
            group: sum(low for child, low in zip(children, least) if child.priority == group)
            for group in groups}
        rest -= sum(reserved[group] for group in groups[1:])
        for number, group in enumerate(groups):
            members = [i for i in order if children[i].priority == group]
            if number > 0:
                rest += reserved[group]
            for served, i in enumerate(members):
                offers[i] = max(rest / (len(members) - served), 0)
                rest -= length(children[i], offers[i])
        return offers

    def sizes(self, proposal):
        minor = proposal[1 - self.axis]
        offers = self.proposals(proposal)
        return offers, [
            child.size(along(self.axis, offer, minor))
            for child, offer in zip(self.children, offers)]

    def size(self, proposal):
        _, sizes = self.sizes(proposal)
        major = sum(size[self.axis] for size in sizes) + self.gaps()
        minor = max((size[1 - self.axis] for size in sizes), default=0)
        return along(self.axis, major, minor)

    def place(self, proposal):
        own = self.size(proposal)
        minor = proposal[1 - self.axis]
        minor = own[1 - self.axis] if minor is None else minor
        settled = along(self.axis, proposal[self.axis], minor)
        offers, sizes = self.sizes(settled)
        breadth = max((size[1 - self.axis] for size in sizes), default=0)
        share = ALIGNMENTS[self.alignment][1 - self.axis]
        start, spots = 0, []
        for index, (offer, size) in enumerate(zip(offers, sizes)):
            across = (breadth - size[1 - self.axis]) * share
            spots.append((along(self.axis, start, across), along(self.axis, offer, minor)))
            start += size[self.axis]
            if index < len(sizes) - 1:
                start += self.gap(index)
        return spots


class ZStack(View):
    def __init__(self, *children, alignment="center", **rest):
        super().__init__(*children, **rest)
        self.alignment = alignment

    def size(self, proposal):
        sizes = [child.size(proposal) for child in self.children]
        return tuple(max((size[axis] for size in sizes), default=0) for axis in (0, 1))

    def place(self, proposal):
        own = self.size(proposal)
        return [(aligned(self.alignment, own, child.size(own)), own) for child in self.children]


class Frame(View):
    def __init__(self, child, width=None, height=None, alignment="center", **rest):
        super().__init__(child, **rest)
        self.given, self.alignment = (width, height), alignment

    def offer(self, proposal):
        return tuple(own if own is not None else p for own, p in zip(self.given, proposal))

    def size(self, proposal):
        inner = self.children[0].size(self.offer(proposal))
        return tuple(own if own is not None else c for own, c in zip(self.given, inner))

    def place(self, proposal):
        offer = self.offer(proposal)
        inner = self.children[0].size(offer)
        return [(aligned(self.alignment, self.size(proposal), inner), offer)]


class FlexFrame(View):
    """Limits by axis: (least, ideal, most), None where nothing is said."""

    def __init__(self, child, width=(None,) * 3, height=(None,) * 3, alignment="center", **rest):
        super().__init__(child, **rest)
        self.limits, self.alignment = (width, height), alignment

    def offer(self, proposal):
        offers = []
        for (low, ideal, high), length in zip(self.limits, proposal):
            length = ideal if length is None else length
            if length is not None:
                length = clamp(length, -INF if low is None else low, INF if high is None else high)
            offers.append(length)
        return tuple(offers)

    def size(self, proposal):
        inner = self.children[0].size(self.offer(proposal))
        lengths = []
        for (low, ideal, high), length, own in zip(self.limits, proposal, inner):
            if length is None and ideal is not None:
                lengths.append(ideal)
            elif low is not None and high is not None:
                lengths.append(clamp(own if length is None else length, low, high))
            elif low is not None:
                lengths.append(max(min(INF if length is None else length, own), low))
            elif high is not None:
                lengths.append(min(max(-INF if length is None else length, own), high))
            else:
                lengths.append(own)
        return tuple(lengths)

    def place(self, proposal):
        own = self.size(proposal)
        settled = []
        for (low, ideal, high), length, mine in zip(self.limits, proposal, own):
            open_ended = length is None and ideal is None and (low is None or mine > low) and (
                high is None or mine < high)
            settled.append(None if open_ended else mine)
        inner = self.children[0].size(tuple(settled))
        return [(aligned(self.alignment, own, inner), tuple(settled))]
