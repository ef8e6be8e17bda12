"""Families of fixtures: containers and controls of the system, whose frames follow from their measures.

A measure that is from memory makes a case `recorded`; one that Apple documents, or that the case states itself, does not.
"""

# Heights of one line, in points at three pixels: the size times 1.193359375, rounded up to a pixel (measured).
BODY = HEADLINE = 61 / 3
FOOTNOTE = 47 / 3
# Bars, from memory, as in UIKit.
BAR, LARGE, TABS, SEARCH, SEARCH26 = 44, 52, 49, 52, 60
# Lists, from memory, as in UIKit: above the first card, beside the content of a row, its least height, its padding.
FIRST, BESIDE, ROW, PAD = 35, 32, 44, 11
# A column of a split view, from memory.
COLUMN = 320
PHONE = {"room": [390, 844], "isScreen": True, "safeArea": [47, 0, 34, 0]}
SMALL = {"room": [300, 400], "isScreen": True, "safeArea": [20, 0, 30, 0]}
PAD_SCREEN = {"room": [1194, 834], "isScreen": True, "safeArea": [24, 0, 20, 0]}
PLAIN = {"room": [300, 200], "isScreen": True}

MEMORY, DOCUMENTED, SUM = "recorded", "documented", "arithmetic"
RELATIVE = "Apple's documentation of containerRelativeFrame: "


def view(name, *views, then=(), **arguments):
    described = {"is": name}
    if views:
        described["views"] = list(views)
    described |= {key: value for key, value in arguments.items() if value is not None}
    if then:
        described["then"] = list(then)
    return described


def step(name, *views, **arguments):
    return view(name, *views, **arguments)


def named(name, described):
    return {**described, "then": described.get("then", []) + [step("id", id=name)]}


def box(name, width=20, height=20, *then):
    return view("box", width=width, height=height, then=[step("id", id=name), *then])


def color(name, *then):
    """A colour with an identifier, in which the modifiers before it are."""
    return view("color", then=[step("id", id=name), *then])


def framed(name, *then):
    """A colour in the modifiers, all of which the identifier names."""
    return view("color", then=[*then, step("id", id=name)])


def case(name, source, why, described, frames, place=PLAIN, **more):
    return {"name": name, "source": source, "why": why, **place, **more, "view": described, "frames": frames}


def relative(axes, **arguments):
    return step("containerRelativeFrame", axes=axes, **arguments)


def container_frames():
    for span, width in ((1, 67.5), (2, 145), (4, 300)):
        yield case(
            f"{span} of four parts of a row that scrolls", DOCUMENTED,
            RELATIVE + f"(300 - 3 * 10) / 4 * {span} + {span - 1} * 10",
            view("ScrollView", view(
                "HStack", framed("a", relative("horizontal", count=4, span=span, spacing=10)),
                framed("b", relative("horizontal", count=4, spacing=10)), spacing=10), axes="horizontal"),
            {"a": [0, 0, width, 200], "b": [width + 10, 0, 67.5, 200]})
    yield case(
        "a part of a column that scrolls", DOCUMENTED, RELATIVE + "(200 - 10) / 2",
        view("ScrollView", view(
            "VStack", framed("a", relative("vertical", count=2, spacing=10)),
            framed("b", relative("vertical", count=2, spacing=10)), spacing=10)),
        {"a": [0, 0, 300, 95], "b": [0, 105, 300, 95]})
    yield case(
        "pages of a row that scrolls", DOCUMENTED, RELATIVE + "each as wide as the row, the box in its middle",
        view("ScrollView", view(
            "HStack", box("a", 20, 20, relative("horizontal")), box("b", 20, 20, relative("horizontal")),
            spacing=0), axes="horizontal"),
        {"a": [140, 90, 20, 20], "b": [440, 90, 20, 20]})
    for side, x in (("leading", 0), ("trailing", 280)):
        yield case(
            f"a box at the {side} edge of its container's width", DOCUMENTED, RELATIVE + "the alignment in the frame",
            box("a", 20, 20, relative("horizontal", alignment=side)), {"a": [x, 90, 20, 20]})
    yield case(
        "a view as large as the screen", DOCUMENTED, RELATIVE + "without the safe area: 400 - 20 - 30",
        view("VStack", framed("a", relative("both"))), {"a": [0, 20, 300, 350]}, SMALL)
    yield case(
        "a view as wide as the screen in less room", DOCUMENTED,
        RELATIVE + "the container's width, not the 268 that are offered; 332 in the middle of 300",
        view("VStack", framed("a", relative("horizontal"), step("frame", height=20)),
             then=[step("padding", length=16)]), {"a": [0, 90, 300, 20]})
    yield case(
        "half of the screen's width by code", DOCUMENTED, RELATIVE + "what the closure makes of 300",
        framed("a", relative("horizontal", part=0.5)), {"a": [75, 0, 150, 200]})
    yield case(
        "a view as wide as a narrow view that scrolls", DOCUMENTED, RELATIVE + "the nearest container: 200 wide",
        view("ScrollView", framed("a", relative("horizontal"), step("frame", height=30)), axes="horizontal",
             then=[step("frame", width=200, height=100)]), {"a": [50, 85, 200, 30]})
    yield case(
        "a view as high as a row that scrolls inside a column", DOCUMENTED,
        RELATIVE + "the nearest container: the row, 80 high",
        view("ScrollView", view(
            "ScrollView", framed("a", relative("vertical"), step("frame", width=30)), axes="horizontal",
            then=[step("frame", height=80)])), {"a": [0, 0, 30, 80]})
    yield case(
        "half of a screen below a title", MEMORY, RELATIVE + "without bars: (350 - 44) / 2, the bar from memory",
        view("NavigationStack", framed("a", relative("vertical", part=0.5), step("title", words="T", inline=True))),
        {"a": [0, 20 + BAR + (350 - BAR) / 4, 300, (350 - BAR) / 2]}, SMALL)
    yield case(
        "half of a screen above tabs", MEMORY, RELATIVE + "without bars: (350 - 49) / 2, the bar from memory",
        view("TabView", framed("a", relative("vertical", part=0.5), step("tabItem", words="A"))),
        {"a": [0, 20 + (350 - TABS) / 4, 300, (350 - TABS) / 2]}, SMALL)
    yield case(
        "half of a sheet", DOCUMENTED, RELATIVE + "the sheet's height, 200, in its middle",
        view("text", words="Base", then=[step("sheet", framed("a", relative("vertical", part=0.5)), height=200)]),
        {"a": [0, 844 - 34 - 150, 390, 100]}, PHONE)


def scroll_anchors():
    why = "Apple's documentation of defaultScrollAnchor: the point of the content that stands at that of the view"
    for name, y in (("end", 1), ("middle", 0.5), ("beginning", 0)):
        yield case(
            f"a column that begins at its {name}", DOCUMENTED, f"{why}: {y} * (200 - 500)",
            view("ScrollView", box("a", 50, 500), then=[step("scrollAnchor", x=0.5, y=y)]),
            {"a": [125, -300 * y, 50, 500]})
    yield case(
        "a short column that begins at its end", DOCUMENTED, f"{why}, also of content that is shorter: 200 - 40",
        view("ScrollView", box("a", 50, 40), then=[step("scrollAnchor", x=0.5, y=1)]), {"a": [125, 160, 50, 40]})
    yield case(
        "a row that begins at its end", DOCUMENTED, f"{why}: 300 - 500",
        view("ScrollView", box("a", 500, 40), axes="horizontal", then=[step("scrollAnchor", x=1, y=0.5)]),
        {"a": [-200, 80, 500, 40]})


def split(*then, shown=None, compact=None, **columns):
    columns = {name: [described] for name, described in columns.items()}
    return view("NavigationSplitView", shown=shown, compact=compact, **columns, then=list(then))


def split_views():
    regular = step("regularWidth")
    memory = "columns of 320 from memory, the detail takes the rest"
    high = 834 - 24 - 20

    def columns(**frames):
        return {name: [x, 24, width, high] for name, (x, width) in frames.items()}

    three = {"sidebar": color("s"), "content": color("c"), "detail": color("d")}
    two = {"sidebar": color("s"), "detail": color("d")}
    yield case("two columns", MEMORY, memory, split(regular, **two), columns(s=(0, 320), d=(320, 874)), PAD_SCREEN)
    yield case(
        "three columns", MEMORY, memory, split(regular, **three),
        columns(s=(0, 320), c=(320, 320), d=(640, 554)), PAD_SCREEN)
    width = "Apple's documentation of navigationSplitViewColumnWidth"
    yield case(
        "a sidebar of a width", DOCUMENTED, f"{width}(_:): 250, the detail takes the rest",
        split(regular, sidebar=color("s", step("columnWidth", length=250)), detail=color("d")),
        columns(s=(0, 250), d=(250, 944)), PAD_SCREEN)
    yield case(
        "a sidebar of an ideal width", DOCUMENTED, f"{width}(min:ideal:max:): the ideal while nobody drags its edge",
        split(regular, sidebar=color("s", step("columnWidth", least=200, ideal=280, most=400)), detail=color("d")),
        columns(s=(0, 280), d=(280, 914)), PAD_SCREEN)
    yield case(
        "two columns of widths", DOCUMENTED, f"{width}(_:): 200 and 300, the detail takes the rest",
        split(regular, sidebar=color("s", step("columnWidth", length=200)),
              content=color("c", step("columnWidth", length=300)), detail=color("d")),
        columns(s=(0, 200), c=(200, 300), d=(500, 694)), PAD_SCREEN)
    yield case(
        "a width for the detail", DOCUMENTED, f"{width}: the detail takes what is left",
        split(regular, sidebar=color("s", step("columnWidth", length=200)),
              detail=color("d", step("columnWidth", length=300))),
        columns(s=(0, 200), d=(200, 994)), PAD_SCREEN)
    visible = "Apple's documentation of NavigationSplitViewVisibility: "
    yield case(
        "the detail alone", DOCUMENTED, visible + "detailOnly hides the other columns",
        split(regular, shown="detailOnly", **three), columns(d=(0, 1194)), PAD_SCREEN)
    yield case(
        "the detail of two columns alone", DOCUMENTED, visible + "detailOnly hides the other column",
        split(regular, shown="detailOnly", **two), columns(d=(0, 1194)), PAD_SCREEN)
    yield case(
        "the last two of three columns", MEMORY, visible + "doubleColumn shows content and detail; 320 from memory",
        split(regular, shown="doubleColumn", **three), columns(c=(0, 320), d=(320, 874)), PAD_SCREEN)
    yield case(
        "a double column of two", MEMORY, visible + "doubleColumn shows both; 320 from memory",
        split(regular, shown="doubleColumn", **two), columns(s=(0, 320), d=(320, 874)), PAD_SCREEN)
    narrow = {"room": [744, 1133], "isScreen": True, "safeArea": [24, 0, 20, 0]}
    high = 1133 - 24 - 20
    yield case(
        "three columns without room", MEMORY, "from memory: no sidebar where the detail would have less than 320",
        split(regular, **three), columns(c=(0, 320), d=(320, 424)), narrow)
    yield case(
        "all of three columns without room", MEMORY, visible + "all shows them; 320 from memory",
        split(regular, shown="all", **three), columns(s=(0, 320), c=(320, 320), d=(640, 104)), narrow)
    high = 834 - 24 - 20
    compact = "Apple's documentation of NavigationSplitView: in a narrow size class its columns collapse into one stack"
    whole = [0, 47, 390, 763]
    yield case("the sidebar on a phone", DOCUMENTED, compact, split(**three), {"s": whole}, PHONE)
    for column, name in (("content", "c"), ("detail", "d")):
        yield case(
            f"the {column} on a phone", DOCUMENTED, f"{compact}; preferredCompactColumn names the column",
            split(compact=column, **three), {name: whole}, PHONE)
    yield case(
        "a title in a sidebar", MEMORY, f"{memory}; a bar of 44",
        split(regular, sidebar=color("s", step("title", words="T", inline=True)), detail=color("d")),
        {"s": [0, 24 + BAR, 320, high - BAR], "d": [320, 24, 874, high]}, PAD_SCREEN)
    yield case(
        "half of a column", DOCUMENTED, RELATIVE + "the column, 240 wide",
        split(regular, sidebar=view("VStack", framed("s", relative("horizontal", part=0.5)),
                                    then=[step("columnWidth", length=240)]), detail=color("d")),
        columns(s=(60, 120), d=(240, 954)), PAD_SCREEN)


def tabs_and_search():
    inside = [0, 20, 300, 350]
    yield case(
        "pages", DOCUMENTED, "Apple's documentation of PageTabViewStyle: pages without a bar",
        view("TabView", color("c", step("tag", tag=0)), color("d", step("tag", tag=1)), style="page"),
        {"c": inside}, SMALL)
    yield case(
        "the second page", DOCUMENTED, "Apple's documentation of TabView: the tab whose tag is selected",
        view("TabView", color("c", step("tag", tag=0)), color("d", step("tag", tag=1)), style="page", chosen=1),
        {"d": inside}, SMALL)
    yield case(
        "a screen that hides the bar of tabs", DOCUMENTED, "Apple's documentation of toolbar(_:for:): a hidden bar takes no room",
        view("TabView", color("c", step("hidesTabBar"), step("tabItem", words="A"))), {"c": inside}, SMALL)
    yield case(
        "a screen that hides its title", DOCUMENTED, "Apple's documentation of toolbar(_:for:): a hidden bar takes no room",
        view("NavigationStack", color("c", step("title", words="T"), step("hidesNavigationBar"))), {"c": inside}, SMALL)
    for count in (2, 3, 4):
        part = 300 / count
        tabs = [color(f"screen {n}", step("tag", tag=n), step("tabItem", box(f"tab {n}"))) for n in range(count)]
        yield case(
            f"places of {count} tabs", MEMORY, "from memory, as in UIKit: equal parts of a bar of 49 above the safe area",
            view("TabView", *tabs),
            {f"tab {n}": [part * n + part / 2 - 10, 400 - 30 - TABS / 2 - 10, 20, 20] for n in range(count)}, SMALL)
    for name, arguments, bar in (("an inline title", {"inline": True}, BAR), ("a large title", {}, BAR + LARGE)):
        yield case(
            f"a search below {name}", MEMORY, "from memory, as in UIKit: a field of 36 and 16 below it",
            view("NavigationStack", color("c", step("title", words="T", **arguments), step("searchable"))),
            {"c": [0, 20 + bar + SEARCH, 300, 350 - bar - SEARCH]}, SMALL)
    yield case(
        "a search below a title in iOS 26", MEMORY, "from memory: a field of 44 and 16 below it",
        view("NavigationStack", color("c", step("title", words="T", inline=True), step("searchable")),
             then=[step("metrics26")]), {"c": [0, 20 + BAR + SEARCH26, 300, 350 - BAR - SEARCH26]}, SMALL)
    yield case(
        "a list below a search", MEMORY, "from memory, as in UIKit: 44 + 52, then 35 above a row of 44",
        view("NavigationStack", view(
            "List", box("a"), then=[step("title", words="T", inline=True), step("searchable")])),
        {"a": [BESIDE, 20 + BAR + SEARCH + FIRST + 12, 20, 20]},
        {"room": [390, 700], "isScreen": True, "safeArea": [20, 0, 30, 0]})


def button(name, width=40, height=20):
    return view("Button", box(name, width, height))


def dialogs():
    def alert(*buttons, then=()):
        return view("text", words="Base", then=[step("alert", *buttons, words="Title"), *then])

    for version, width, padding, least, then in (
            ("", 270, 16, 44, ()), (" in iOS 26", 300, 22, 48, (step("metrics26"),))):
        why = f"from memory: {width} wide, {padding} around a headline of 20.333, buttons of {least}"
        words = padding * 2 + HEADLINE
        middle = 47 + 763 / 2
        left = (390 - width) / 2

        def top(rows):
            return middle - (words + rows * least) / 2 + words

        yield case(
            f"an alert with one button{version}", MEMORY, why, alert(button("a"), then=then),
            {"a": [175, top(1) + least / 2 - 10, 40, 20]}, PHONE)
        yield case(
            f"an alert with two buttons{version}", MEMORY, why, alert(button("a"), button("b"), then=then),
            {"a": [left + width / 4 - 20, top(1) + least / 2 - 10, 40, 20],
             "b": [left + width * 3 / 4 - 20, top(1) + least / 2 - 10, 40, 20]}, PHONE)
        yield case(
            f"an alert with three buttons{version}", MEMORY, why,
            alert(button("a"), button("b"), button("c"), then=then),
            {name: [175, top(3) + least * n + least / 2 - 10, 40, 20] for n, name in enumerate("abc")}, PHONE)
        yield case(
            f"an alert with two wide buttons{version}", MEMORY, f"{why}; two that do not fit into half are stacked",
            alert(button("a", 150), button("b", 150), then=then),
            {name: [120, top(2) + least * n + least / 2 - 10, 150, 20] for n, name in enumerate("ab")}, PHONE)
    bottom = 844 - 34 - 8
    yield case(
        "a dialog with one button", MEMORY, "from memory, as in UIKit: buttons of 57, 8 around and above the one that cancels",
        view("text", words="Base", then=[step("confirmationDialog", button("a"), words="Title")]),
        {"a": [175, bottom - 57 - 8 - 57 / 2 - 10, 40, 20]}, PHONE)
    yield case(
        "a dialog with two buttons", MEMORY, "from memory, as in UIKit: buttons of 57, 8 around and above the one that cancels",
        view("text", words="Base", then=[step("confirmationDialog", button("a"), button("b"), words="Title")]),
        {"a": [175, bottom - 57 * 2 - 8 - 57 / 2 - 10, 40, 20], "b": [175, bottom - 57 - 8 - 57 / 2 - 10, 40, 20]}, PHONE)
    yield case(
        "a popover on a phone", DOCUMENTED,
        "Apple's documentation of popover: a sheet in a narrow size class; 10 below the safe area, from memory",
        view("text", words="Base", then=[step("popover", color("c"))]), {"c": [0, 57, 390, 844 - 57 - 34]}, PHONE)
    yield case(
        "a box in a popover on a phone", DOCUMENTED,
        "Apple's documentation of popover: a sheet in a narrow size class; the box in its middle",
        view("text", words="Base", then=[step("popover", box("c"))]), {"c": [185, 57 + 753 / 2 - 10, 20, 20]}, PHONE)


def in_row(described, after):
    return view("HStack", described, box("next", 10, 10), alignment="top", spacing=0), after


def menus_and_groups():
    row = {"room": [200, 100]}
    why = "Apple's documentation of Menu: a button with the label"
    described, after = in_row(view("Menu", box("hidden"), label=[box("l", 40)]), 40)
    yield case("a menu", DOCUMENTED, why, described, {"l": [0, 0, 40, 20], "next": [after, 0, 10, 10]}, row)
    described, after = in_row(view("Menu", box("hidden"), label=[box("l", 40)], style="bordered"), 64)
    yield case(
        "a bordered menu", MEMORY, "from memory, as in UIKit: 12 beside and 7 above the label", described,
        {"l": [12, 7, 40, 20], "next": [after, 0, 10, 10]}, row)
    yield case(
        "a menu in a list", MEMORY, f"{why}; the row from memory",
        view("List", view("Menu", box("hidden"), label=[box("l", 40)])), {"l": [BESIDE, FIRST + 12, 40, 20]},
        {"room": [390, 700], "isScreen": True})
    yield case(
        "a menu in a bar", MEMORY, f"{why}; 16 from the edge of a bar of 44, from memory",
        view("NavigationStack", color("c", step("title", words="T", inline=True), step(
            "toolbar", view("Menu", box("hidden"), label=[box("l", 40)]), placement="topBarTrailing"))),
        {"l": [244, 20 + 12, 40, 20]}, SMALL)
    for style in (None, "navigation"):
        yield case(
            f"a group of controls, {style or 'automatic'}", MEMORY, "from memory: 8 apart",
            view("ControlGroup", box("a"), box("b", 30), box("c"), style=style),
            {"a": [0, 0, 20, 20], "b": [28, 0, 30, 20], "c": [66, 0, 20, 20]}, row)
    unavailable = "from memory: 4 between title and description, 16 above the actions, in the middle"
    yield case(
        "missing content", MEMORY, unavailable,
        view("ContentUnavailableView", label=[box("l", 40)], description=[box("d", 60, 10)], actions=[box("a", 50, 30)]),
        {"l": [130, 160, 40, 20], "d": [120, 184, 60, 10], "a": [125, 210, 50, 30]},
        {"room": [300, 400], "isScreen": True})
    yield case(
        "missing content without actions", MEMORY, unavailable,
        view("ContentUnavailableView", label=[box("l", 40)], description=[box("d", 60, 10)]),
        {"l": [130, 183, 40, 20], "d": [120, 207, 60, 10]}, {"room": [300, 400], "isScreen": True})
    yield case(
        "missing content below a title", MEMORY, f"{unavailable} of what a bar of 44 leaves",
        view("NavigationStack", view("ContentUnavailableView", label=[box("l", 40)],
                                     then=[step("title", words="T", inline=True)])),
        {"l": [130, 64 + 306 / 2 - 10, 40, 20]}, SMALL)


def pickers():
    row, options = {"room": [200, 100]}, [box("o", 40), box("p", 40)]
    for style in ("segmented", "palette"):
        yield case(
            f"a {style} picker", MEMORY, "from memory, as in UIKit: 32 high, 2 around equal parts",
            view("Picker", *options, style=style), {"o": [31, 6, 40, 20], "p": [129, 6, 40, 20]}, row)
    third = 196 / 3
    yield case(
        "three segments", MEMORY, "from memory, as in UIKit: 32 high, 2 around equal parts",
        view("Picker", *options, box("q", 40), style="segmented"),
        {name: [2 + third * n + (third - 40) / 2, 6, 40, 20] for n, name in enumerate("opq")}, row)
    yield case(
        "an inline picker", MEMORY, "from memory: 11 apart",
        view("Picker", *options, style="inline"), {"o": [0, 0, 40, 20], "p": [0, 31, 40, 20]}, row)
    yield case(
        "a wheel", MEMORY, "from memory, as in UIKit: 216 high, what is chosen in its middle",
        view("Picker", *options, style="wheel", then=[step("id", id="w")]),
        {"p": [80, 98, 40, 20], "w": [0, 0, 200, 216]}, {"room": [200, 216]})
    for style in ("menu", "navigationLink", None):
        described, after = in_row(view("Picker", *options, style=style), 52)
        yield case(
            f"a picker, {style or 'automatic'}", MEMORY, "from memory: what is chosen, 4, arrows of 8",
            described, {"p": [0, 0, 40, 20], "next": [after, 0, 10, 10]}, row)
        yield case(
            f"a picker in a form, {style or 'automatic'}", MEMORY,
            "Apple's documentation of Picker: label and value at the two edges of the row; 4 and arrows of 8 from memory",
            view("Form", view("Picker", *options, words="A", style=style)),
            {"p": [390 - BESIDE - 12 - 40, FIRST + 12, 40, 20]}, {"room": [390, 700], "isScreen": True})
    yield case(
        "segments in a form", MEMORY, "from memory, as in UIKit: 32 high in a row of 32 + 22",
        view("Form", view("Picker", *options, style="segmented"), box("next")),
        {"o": [BESIDE + 2 + (161 - 40) / 2, FIRST + PAD + 6, 40, 20], "next": [BESIDE, FIRST + 54 + 12, 20, 20]},
        {"room": [390, 700], "isScreen": True})


def values():
    row = {"room": [200, 100]}
    for style in (None, "linearCapacity", "accessoryLinear"):
        yield case(
            f"a gauge, {style or 'automatic'}", MEMORY, "from memory: 4 between label, bar and value, 8 beside the bar",
            view("Gauge", label=[box("l", 40)], value=[box("v", 30, 10)], least=[box("a")], most=[box("b")], style=style),
            {"l": [80, 0, 40, 20], "a": [0, 24, 20, 20], "b": [180, 24, 20, 20], "v": [85, 48, 30, 10]}, row)
    for style in ("accessoryCircular", "accessoryCircularCapacity"):
        yield case(
            f"a gauge, {style}", MEMORY, "from memory: a ring of 58 with the value in its middle",
            view("Gauge", label=[box("l", 40)], value=[box("v", 20, 10)], style=style, then=[step("id", id="g")]),
            {"v": [19, 24, 20, 10], "g": [0, 0, 58, 58]}, row)
    for style in (None, "compact"):
        yield case(
            f"a date, {style or 'automatic'}", MEMORY, "from memory, as in UIKit: 7 above and below a line of body",
            view("DatePicker", words="A", style=style, then=[step("id", id="d")]), {"d": [0, 0, 200, BODY + 14]}, row)
    yield case(
        "a month", MEMORY, "from memory: 330 high, as wide as there is room",
        view("DatePicker", words="A", style="graphical", then=[step("id", id="d")]),
        {"d": [0, 0, 300, 330]}, {"room": [300, 330]})
    yield case(
        "wheels of a date", MEMORY, "from memory, as in UIKit: 320 x 216 beside the label",
        view("DatePicker", words="A", style="wheel", then=[step("id", id="d")]),
        {"d": [0, 0, 400, 216]}, {"room": [400, 216]})
    yield case(
        "a date in a form", MEMORY, "from memory, as in UIKit: 34.333 high in a row of 34.333 + 22",
        view("Form", view("DatePicker", words="A"), box("next")),
        {"next": [BESIDE, FIRST + BODY + 14 + 2 * PAD + 12, 20, 20]}, {"room": [390, 700], "isScreen": True})


def forms():
    tall = {"room": [390, 700], "isScreen": True}
    yield case(
        "a form below an inline title", MEMORY, "from memory, as in UIKit: a bar of 44, then 35 above a row of 44",
        view("NavigationStack", view("Form", box("a"), then=[step("title", words="T", inline=True)])),
        {"a": [BESIDE, 20 + BAR + FIRST + 12, 20, 20]}, {**tall, "safeArea": [20, 0, 30, 0]})
    yield case(
        "a text field in a form", MEMORY, "22 high (measured) in a row of 44 from memory",
        view("Form", view("TextField", words="", then=[step("id", id="f")]), box("next")),
        {"f": [BESIDE, FIRST + PAD, 390 - 2 * BESIDE, 22], "next": [BESIDE, FIRST + ROW + 12, 20, 20]}, tall)
    yield case(
        "a switch above a row of a form", MEMORY, "from memory, as in UIKit: 31 high in a row of 31 + 22",
        view("Form", view("Toggle", words="A", then=[step("id", id="t")]), box("next")),
        {"t": [BESIDE, FIRST + PAD, 390 - 2 * BESIDE, 31], "next": [BESIDE, FIRST + 53 + 12, 20, 20]}, tall)
    yield case(
        "two sections of a form", MEMORY, "from memory, as in UIKit: 17.5 below a card and above the next",
        view("Form", view("Section", box("a")), view("Section", box("b"))),
        {"a": [BESIDE, FIRST + 12, 20, 20], "b": [BESIDE, FIRST + ROW + 35 + 12, 20, 20]}, tall)
    yield case(
        "rows of a form in iOS 26", MEMORY, "rows 51 apart, 16 beside the card (measured); what is above from memory",
        view("Form", box("a"), box("b"), then=[step("metrics26")]),
        {"a": [BESIDE, FIRST + 15.5, 20, 20], "b": [BESIDE, FIRST + 51 + 15.5, 20, 20]}, tall)
    yield case(
        "a value in a form", DOCUMENTED, "Apple's documentation of LabeledContent: the value stands at the trailing edge",
        view("Form", view("LabeledContent", box("v", 24), words="A")), {"v": [390 - BESIDE - 24, FIRST + 12, 24, 20]}, tall)
    yield case(
        "a row without a badge", DOCUMENTED, "Apple's documentation of badge(_:): 0 hides the badge",
        view("List", color("a", step("frame", height=20), step("badge", count=0))),
        {"a": [BESIDE, FIRST + 12, 390 - 2 * BESIDE, 20]}, tall)
    yield case(
        "a row with a badge", DOCUMENTED, "Apple's documentation of badge(_:): beside the row's content, at the trailing edge",
        view("List", box("a", 20, 20, step("badge", count=3)), box("b")),
        {"a": [BESIDE, FIRST + 12, 20, 20], "b": [BESIDE, FIRST + ROW + 12, 20, 20]}, tall)


FAMILIES = {
    "container-frames": container_frames, "scroll-anchors": scroll_anchors, "split-views": split_views,
    "tabs-and-search": tabs_and_search, "dialogs": dialogs, "menus-and-groups": menus_and_groups,
    "pickers": pickers, "values": values, "forms": forms,
}
