#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What modifiers state of a text's look.
  struct SettingTests {
    @Test("the nearest font counts") func theNearestFontCounts() throws {
      let setting = try setting(#"VStack { Text("a").font(.title2) }.font(.caption)"#)
      #expect(setting.style == .title2)
    }

    @Test(
      "a weight is read",
      arguments: [
        (".font(.headline.weight(.heavy))", 800), (".bold()", 700), (".fontWeight(.medium)", 500),
        (".font(.system(size: 12, weight: .light))", 300), (".bold(false)", nil),
      ] as [(String, Int?)])
    func aWeightIsRead(_ modifier: String, _ weight: Int?) throws {
      #expect(try setting("Text(\"a\")" + modifier).weight == weight)
    }

    @Test("a size takes the place of a style") func aSizeTakesThePlaceOfAStyle() throws {
      let setting = try setting(#"Text("a").font(.system(size: 12))"#)
      #expect(setting.size == 12)
      #expect(setting.style == nil)
    }

    @Test("a font behind a constant is read") func aFontBehindAConstantIsRead() throws {
      let found = try DrawingCase(
        "",
        """
        extension Font { static let heading = Font.title3.bold() }
        struct Screen: View { var body: some View { Text("a").font(.heading) } }
        """, [:]
      ).setting(of: "a")
      #expect(found?.style == .title3)
      #expect(found?.weight == 700)
    }

    @Test(
      "paddings at the sides add up",
      arguments: [
        (".padding()", 32), (".padding(8)", 16), (".padding(.horizontal, 12)", 24),
        (".padding(.leading, 5)", 5), (".padding([.leading, .trailing], 5)", 10),
        (".padding(.horizontal).padding(4)", 40), (".padding(.vertical, 9)", nil),
      ] as [(String, Double?)])
    func paddingsAtTheSidesAddUp(_ modifier: String, _ padding: Double?) throws {
      #expect(try setting("Text(\"a\")" + modifier).padding == padding)
    }

    @Test("a frame around a stack is a bound only") func aFrameAroundAStackIsABoundOnly() throws {
      let own = try setting(#"Text("a").frame(width: 90)"#)
      #expect(own.width == 90)
      let outer = try setting(#"HStack { Text("a"); Text("b") }.frame(width: 90)"#)
      #expect(outer.width == nil)
      #expect(outer.maximumWidth == 90)
    }

    @Test(
      "a width is that of what stands before it, not of a type that alone has the name",
      arguments: [
        ("Arrow.width", 13), ("Screen.inset", 7), ("Self.inset", 7), ("self.side", 21),
        ("side", 21),
        ("size.width", nil), ("geometry.size.width", nil), ("width", nil), ("other.inset", nil),
      ] as [(String, Double?)])
    func widthOfAnother(_ width: String, _ read: Double?) throws {
      let found = try DrawingCase(
        "",
        """
        struct Arrow: View { static let width: CGFloat = 13; var body: some View { Color.red } }
        struct Screen: View {
          static let inset: CGFloat = 7
          let side: CGFloat = 21
          func row(_ width: CGFloat, _ size: CGSize, _ geometry: GeometryProxy, _ other: Page) -> some View {
            Text("a").frame(width: \(width))
          }
          var body: some View { row(9, .zero, proxy, page) }
        }
        """, [:]
      ).setting(of: "a")
      #expect(found?.width == read)
    }

    @Test(
      "a size that a modifier of the app's own is given is read; one that nothing says is open",
      arguments: [
        (".note(9)", 9, nil), (".note()", 15, nil), (".note(Sizes.small)", 11, nil),
        (".outer(8)", 8, nil), (".note(scaled(9))", nil, true), (".font(theme.note)", nil, true),
        (".font(theme.note).font(.system(size: 9))", nil, true), ("", nil, nil),
      ] as [(String, Double?, Bool?)])
    func sizesOfModifiers(_ modifier: String, _ size: Double?, _ isOpen: Bool?) throws {
      let found = try DrawingCase(
        "",
        """
        enum Sizes { static let small: CGFloat = 11 }
        extension View {
          func note(_ size: CGFloat = 15) -> some View { self.font(.custom("Note", size: size)) }
          func outer(_ points: CGFloat) -> some View { self.note(points).padding() }
        }
        struct Screen: View { var body: some View { Text("a")\(modifier) } }
        """, [:]
      ).setting(of: "a")
      #expect(found?.size == size)
      #expect(found?.hasOpenFont == isOpen)
    }

    @Test(
      "the name of a font is read; the nearest font counts",
      arguments: [
        (#".font(.custom("Lato-Bold", size: 9))"#, AppFont(name: "Lato-Bold")),
        (#".font(.custom("Lato", fixedSize: 9).weight(.bold))"#, AppFont(name: "Lato")),
        (".font(.custom(Names.note, size: 9, relativeTo: .body))", AppFont(name: "Note")),
        (#".font(Font(UIFont(name: "Lato", size: 9)!))"#, AppFont(name: "Lato")),
        (".font(.custom(theme.face, size: 9))", AppFont(name: nil)),
        (#".font(.body).font(.custom("Lato", size: 9))"#, nil),
        (".font(.system(size: 9))", nil), ("", nil),
      ] as [(String, AppFont?)])
    func fontNames(_ modifier: String, _ expected: AppFont?) throws {
      let found = try DrawingCase(
        "",
        """
        enum Names { static let note = "Note" }
        struct Screen: View { var body: some View { Text("a")\(modifier) } }
        """, [:]
      ).setting(of: "a")
      #expect(found?.font == expected)
    }

    @Test("the prompt of a screen keeps no space of the screen that leads to it")
    func paddingsOfOtherScreens() throws {
      let found = try DrawingCase(
        "",
        """
        struct Login: View {
          @State private var name = ""
          var body: some View { TextField("a", text: $name).padding(20) }
        }
        struct Screen: View {
          var body: some View {
            VStack { NavigationLink(destination: { Login() }, label: { Text("b") }) }.padding(30)
          }
        }
        """, [:]
      ).setting(of: "a")
      #expect(found?.padding == 40)
    }

    @Test(
      "only a fixed width is fixed",
      arguments: [
        (".fixedSize()", true), (".fixedSize(horizontal: true, vertical: false)", true),
        (".fixedSize(horizontal: false, vertical: true)", nil),
      ] as [(String, Bool?)])
    func onlyAFixedWidthIsFixed(_ modifier: String, _ isFixed: Bool?) throws {
      #expect(try setting("Text(\"a\")" + modifier).hasFixedSize == isFixed)
    }

    @Test("a range of lines ends at its upper bound") func aRangeOfLinesEndsAtItsUpperBound() throws
    {
      #expect(try setting(#"Text("a").lineLimit(1...3)"#).lineLimit == 3)
    }

    @Test("a scale and capitals are read") func aScaleAndCapitalsAreRead() throws {
      let setting = try setting(#"Text("a").minimumScaleFactor(0.5).textCase(.uppercase)"#)
      #expect(setting.minimumScaleFactor == 0.5)
      #expect(setting.isUppercase == true)
    }

    private func setting(_ source: String) throws -> TextSetting {
      try #require(try DrawingCase("", source, [:]).setting(of: "a"))
    }
  }
#endif
