#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Which font a label is set in.
  struct FontNameTests {
    @Test(
      "the name of a font is read where it is written out, in a constant or as the text of a case",
      arguments: [
        (#"UIFont(name: "Lato-Bold", size: 12)"#, AppFont(name: "Lato-Bold"), 700),
        (#"UIFont(name: "Lato-Regular", size: 12)!"#, AppFont(name: "Lato-Regular"), nil),
        (
          "UIFont(name: Names.note, size: 12) ?? .systemFont(ofSize: 12)", AppFont(name: "Note"),
          nil
        ),
        ("UIFont(name: Face.light.rawValue, size: 12)", AppFont(name: "Lato-Light"), 300),
        ("UIFont(name: Face.Note.rawValue, size: 12)", AppFont(name: "Note"), nil),
        ("UIFont.brand(12)", AppFont(name: "Brand"), nil),
        ("UIFont.brand(12).withOldDigits()", AppFont(name: "Brand"), nil),
        ("UIFont(name: face(), size: 12)", AppFont(name: nil), nil),
        (#"UIFont(name: "SFProText-Bold", size: 12)"#, nil, 700),
        (#"UIFont(name: ".SFUIText", size: 12)"#, nil, nil),
        (".systemFont(ofSize: 12)", nil, nil), (".boldSystemFont(ofSize: 12)", nil, 700),
      ] as [(String, AppFont?, Int?)])
    func fontNames(font: String, expected: AppFont?, weight: Int?) throws {
      let source = """
        extension UIFont {
          static func brand(_ size: CGFloat) -> UIFont { UIFont(name: "Brand", size: size)! }
          func withOldDigits() -> UIFont { UIFont(descriptor: fontDescriptor, size: 0) }
        }
        enum Names { static let note = "Note" }
        enum Face: String { case light = "Lato-Light"; case Note }
        class Screen: UIViewController {
          let x = UILabel()
          func a() { x.font = \(font); x.text = "a" }
        }
        """
      let setting = try #require(try UIKitDrawingCase("", source, [:]).setting(of: "a"))
      #expect(setting.size == 12)
      #expect(setting.font == expected)
      #expect(setting.weight == weight)
    }

    @Test("a function of the program's own may give a text style another font")
    func styles() throws {
      let source = """
        extension UIFont {
          static func own(forTextStyle style: UIFont.TextStyle) -> UIFont {
            UIFont(descriptor: preferredFont(forTextStyle: style).fontDescriptor, size: 0)
          }
        }
        class Screen: UIViewController {
          let x = UILabel()
          func a() { x.font = .own(forTextStyle: .footnote); x.text = "a" }
        }
        """
      let setting = try #require(try UIKitDrawingCase("", source, [:]).setting(of: "a"))
      #expect(setting.style == .footnote)
      #expect(setting.hasOpenFont == nil)
    }
  }
#endif
