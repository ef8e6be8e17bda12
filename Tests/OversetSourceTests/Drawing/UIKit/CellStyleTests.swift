#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Cells whose style the caller gives to the code that makes them.
  struct CellStyleTests {
    private static let maker = """
      class Row {
        init(title: String, detail: String, style: UITableViewCell.CellStyle = .subtitle) {
          let cell = UITableViewCell(style: style, reuseIdentifier: nil)
          cell.textLabel?.text = title
          cell.detailTextLabel?.text = detail
        }
        convenience init(value: String, title: String) {
          self.init(title: title, detail: value, style: .value1)
        }
      }
      """

    /// The slots of the keys `a` and `b` in a program that makes a row.
    private static func slots(_ row: String) throws -> [String] {
      let source =
        maker + "\nclass Screen: UITableViewController { func fill() { add(\(row)) } }"
      let tree = try SourceLowering.tree(of: source, file: "0.swift")
      let finder = PlaceFinder(
        trees: [tree], interfaces: [], keys: CatalogKeys(["Localizable": ["a", "b"]]))
      return finder.places(in: 0..<1).places.map { place in
        guard case .slot(let name) = place.drawing else { return "\(place.key) not drawn" }
        return "\(place.key) \(name)"
      }
    }

    private static let a = #"NSLocalizedString("a", comment: "")"#
    private static let b = #"NSLocalizedString("b", comment: "")"#

    @Test(
      "a text in a cell of the system is placed by the style that its caller gives",
      arguments: [
        ("Row(title: \(a), detail: \(b), style: .value2)", ["a rowWithValue", "b rowValue"]),
        ("Row(title: \(a), detail: \(b), style: .subtitle)", ["a row", "b rowSubtitle"]),
        ("Row(title: \(a), detail: \(b))", ["a row", "b rowSubtitle"]),
        ("Row(value: \(b), title: \(a))", ["a rowWithValue", "b rowValue"]),
      ])
    func placed(_ row: String, _ expected: [String]) throws {
      #expect(try Self.slots(row) == expected)
    }
  }
#endif
