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

    private func drawings(_ example: Example) -> [TextPlace.Drawing] {
      var document = InterfaceDocument(file: "Cell.xib", table: "Cell")
      var object = InterfaceObject(id: "x", element: example.element, line: 7, column: 3)
      object.texts = [InterfaceText(property: "text", value: "Text", line: 7, column: 3)]
      object.runtimeAttributes = [
        InterfaceText(property: example.keyPath, value: example.value, line: 9, column: 5)
      ]
      _ = document.append(object)
      let finder = PlaceFinder(
        trees: [], interfaces: [document],
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
    func drawn(_ example: Example) {
      #expect(drawings(example) == example.slots.map { .slot($0) })
    }

    @Test("a key that becomes an accessibility label is not drawn")
    func spoken() {
      let example = Example(element: "button", keyPath: "accLabelText", slots: [])
      #expect(drawings(example) == [.notDrawn("accessibilityLabel")])
    }

    @Test(
      "a value that only looks like a key is no place",
      arguments: [
        Example(element: "label", keyPath: "styleName", slots: []),
        Example(element: "label", keyPath: "fontKey", slots: []),
        Example(element: "label", keyPath: "localizationKey", value: "save", slots: []),
        Example(element: "label", keyPath: "blocked", slots: []),
      ])
    func silent(_ example: Example) {
      #expect(drawings(example).isEmpty)
    }
  }
#endif
