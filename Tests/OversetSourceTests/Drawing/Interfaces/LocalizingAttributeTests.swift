#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts that an app's own property of a view looks up, with the key that Interface Builder gives it.
  struct LocalizingAttributeTests {
    /// An object with a runtime attribute.
    struct Example: Sendable, CustomTestStringConvertible {
      let element: String
      let keyPath: String
      var value = "save_all"
      /// The slots of the places, in order.
      let slots: [String]

      var testDescription: String { "\(keyPath) of a \(element): \(slots)" }
    }

    private func drawings(_ example: Example, code: String = "") throws -> [TextPlace.Drawing] {
      var document = InterfaceDocument(file: "Cell.xib", table: "Cell")
      var object = InterfaceObject(id: "x", element: example.element, line: 7, column: 3)
      object.texts = [InterfaceText(property: "text", value: "Text", line: 7, column: 3)]
      object.runtimeAttributes = [
        InterfaceText(property: example.keyPath, value: example.value, line: 9, column: 5)
      ]
      _ = document.append(object)
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: code, file: "Code.swift")], interfaces: [document],
        keys: CatalogKeys(["Localizable": ["save_all", "other"]]))
      return finder.interfacePlaces().map(\.drawing)
    }

    @Test(
      "a key in a runtime attribute is drawn as the text that it becomes",
      arguments: [
        Example(element: "label", keyPath: "localizationKey", slots: ["body(lines:1)"]),
        Example(element: "label", keyPath: "layer.locText", slots: ["body(lines:1)"]),
        Example(element: "button", keyPath: "titleKey", slots: ["button"]),
        Example(element: "textField", keyPath: "l10n_key", slots: ["placeholder"]),
        Example(element: "textField", keyPath: "placeholderKey", slots: ["placeholder"]),
        Example(
          element: "navigationItem", keyPath: "localizedTitle", slots: ["navigationTitleWithBack"]),
        Example(
          element: "segmentedControl", keyPath: "localizedTitles", value: "save_all, other",
          slots: ["segment(of:2)", "segment(of:2)"]),
      ])
    func drawn(_ example: Example) throws {
      #expect(try drawings(example) == example.slots.map { .slot($0) })
    }

    @Test("a key that becomes an accessibility label is not drawn")
    func spoken() throws {
      let example = Example(element: "button", keyPath: "accLabelText", slots: [])
      #expect(try drawings(example) == [.notDrawn("accessibilityLabel")])
    }

    @Test(
      "what the program's own property of that name gives the value to decides",
      arguments: [
        ("var voKey: String? { didSet { accessibilityHint = voKey?.localized } }", true),
        (
          """
          @IBInspectable var voKey: String? { get { stored } set { stored = newValue } }
          override func awakeFromNib() { if let key = voKey { self.accessibilityLabel = key.localized } }
          """, true
        ),
        (
          "var voKey: String? { didSet { accessibilityLabel = voKey; text = voKey } }", false
        ),
        ("var voKey: String? { didSet { show(voKey) } }", false),
        ("var other: String? { didSet { accessibilityLabel = other } }", false),
        ("func f() { accessibilityLabel = name; use(voKey) }\nvar voKey: String?", false),
      ])
    func properties(member: String, isSpoken: Bool) throws {
      let example = Example(element: "button", keyPath: "voKey", slots: [])
      let found = try drawings(example, code: "extension UIView {\n\(member)\n}")
      #expect(found == [isSpoken ? .notDrawn("accessibilityLabel") : .slot("button")])
    }

    @Test(
      "a value that only looks like a key is no place",
      arguments: [
        Example(element: "label", keyPath: "styleName", slots: []),
        Example(element: "label", keyPath: "fontKey", slots: []),
        Example(element: "label", keyPath: "localizationKey", value: "save", slots: []),
        Example(element: "label", keyPath: "blocked", slots: []),
      ])
    func silent(_ example: Example) throws {
      #expect(try drawings(example).isEmpty)
    }
  }
#endif
