#if Source
  extension ElementDrawingTests {
    /// Texts that a font makes a heading or a caption.
    static let titles: [DrawingCase] = [
      DrawingCase(
        "a heading above text", #"VStack { Text("a").font(.title); Text("b") }"#,
        ["a": "heading", "b": "body(lines:0)"]),
      DrawingCase(
        "a bold heading", #"Text("a").font(.title3.bold())"#, ["a": "heading"]),
      DrawingCase(
        "a heading by a font around it", #"VStack { Text("a") }.font(.largeTitle)"#,
        ["a": "heading"]),
      DrawingCase("no heading", #"Text("a").font(.headline)"#, ["a": "body(lines:0)"]),
      DrawingCase(
        "a heading of one line", #"Text("a").font(.title).lineLimit(1)"#, ["a": "body(lines:1)"]),
      DrawingCase(
        "a caption", #"VStack { Image("i"); Text("a").font(.footnote) }"#, ["a": "caption"]),
      DrawingCase(
        "a caption below the picture of a button",
        #"Button { } label: { VStack { Image("i"); Text("a").font(.caption) } }"#,
        ["a": "caption"]),
      DrawingCase(
        "small print alone in a button", #"Button { } label: { Text("a").font(.caption) }"#,
        ["a": "wrappingButton"]),
      DrawingCase(
        "small print beside a text", #"HStack { Text("a").font(.caption); Text("b") }"#,
        ["a": "body(lines:0)", "b": "body(lines:0)"]),
      DrawingCase(
        "a heading inside a row of a list",
        #"List { VStack { Image("i"); Text("a").font(.title2); Text("b") } }"#,
        ["a": "heading", "b": "rowSubtitle"]),
      DrawingCase(
        "a large row of a list", #"List { Text("a").font(.title2) }"#, ["a": "row"]),
      DrawingCase(
        "a header of a section", #"List { Section { } header: { Text("a").font(.title2) } }"#,
        ["a": "sectionHeader"]),
    ]

    /// Views of other branches of a condition do not stand beside a text.
    static let branches: [DrawingCase] = [
      DrawingCase(
        "one of two texts in a row",
        #"List { HStack { if x { Text("a") } else { Text("b") } } }"#, ["a": "row", "b": "row"]),
      DrawingCase(
        "a text or a title with its value",
        #"List { HStack { if x { Text("a") } else { Text("b"); Spacer(); Text("c") } } }"#,
        ["a": "row", "b": "rowWithValue", "c": "rowValue"]),
      DrawingCase(
        "one of several texts in a row",
        #"List { HStack { switch x { case 1: Text("a") case 2: Text("b") default: Text("c") } } }"#,
        ["a": "row", "b": "row", "c": "row"]),
      DrawingCase(
        "one of two texts before a value",
        #"List { HStack { if x { Text("a") } else { Text("b") }; Spacer(); Text("c") } }"#,
        ["a": "rowWithValue", "b": "rowWithValue", "c": "rowValue"]),
      DrawingCase(
        "segments of branches",
        #"Picker("p", selection: $x) { if y { Text("a") } else { Text("b") }; Text("c") }.pickerStyle(.segmented)"#,
        ["p": "not drawn", "a": "segment(of:2)", "b": "segment(of:2)", "c": "segment(of:2)"]),
    ]
  }
#endif
