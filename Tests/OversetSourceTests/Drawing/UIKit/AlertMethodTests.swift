#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Actions that a method of the program adds to the alert that it is called on.
  struct AlertMethodTests {
    /// The styles of the alerts that call the method, and the slots that the text of an action may have.
    private static let styles: [([String], [String])] = [
      (["actionSheet"], ["actionSheetButton"]), (["alert"], ["alertButton(of:1)"]),
      (["actionSheet", "alert"], ["actionSheetButton", "alertButton(of:1)"]),
    ]

    @Test("an action that a method adds has the slot of the alerts that call it", arguments: styles)
    func methods(styles: [String], slots: [String]) throws {
      let screens = styles.enumerated().map { number, style in
        """
        class Screen\(number): UIViewController { func menu() {
          let a = UIAlertController(title: nil, message: nil, preferredStyle: .\(style))
          a.add(NSLocalizedString("o", comment: ""))
        } }
        """
      }
      let source = """
        extension UIAlertController {
          func add(_ title: String) {
            self.addAction(UIAlertAction(title: title, style: .default))
          }
        }
        \(screens.joined(separator: "\n"))
        """
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: source, file: "Own.swift")], interfaces: [],
        keys: CatalogKeys(["Localizable": ["o"]]))
      let place = try #require(finder.places(in: 0..<1).places.first { $0.key == "o" })
      #expect(place.drawing == .slot(slots[0]))
      #expect(place.otherSlots == Array(slots.dropFirst()))
    }
  }
#endif
