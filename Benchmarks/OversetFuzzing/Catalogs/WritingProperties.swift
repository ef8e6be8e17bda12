import OversetCatalogs
import OversetVocabulary

/// What holds of a catalog that is read, changed, written and read again.
struct WritingProperties {
  /// Leaves that get another text, one at a time.
  private static let leafLimit = 4
  private static let values = ["", "Überall – \"<&>\" \\ 'x' 😀\n%@]]>", "Word"]

  private let input: FuzzInput
  private let file: String

  init(_ input: FuzzInput, file: String) {
    self.input = input
    self.file = file
  }

  func hold() throws(Breach) {
    let document = try input.accepted(by: .plain) { () throws(Diagnostic) in
      try CatalogDocument(parsing: input.bytes, file: file)
    }
    guard let document else { return }
    let leaves = Self.leaves(of: document)
    try require(
      try written(document, leaves.map { ($0, $0.leaf.value) }) == input.bytes,
      "texts written as they are change the file")
    for leaf in leaves.prefix(Self.leafLimit) {
      for value in Self.values where !Self.isSame(value, leaf.leaf.value) {
        try changing(leaf, to: value, in: document, leaves)
      }
    }
    try pseudolocalizing(document)
  }

  /// A new text is read as it was written, and nothing else changes.
  private func changing(
    _ leaf: NumberedLeaf, to value: String, in document: CatalogDocument, _ leaves: [NumberedLeaf]
  ) throws(Breach) {
    guard let bytes = try written(document, [(leaf, value)]) else { return }
    let again = try Self.texts(of: Self.leaves(of: reread(bytes)))
    var expected = Self.texts(of: leaves)
    expected[leaf.name] = Array(value.utf8)
    try require(
      again == expected, "\(leaf.name) written as \(value.debugDescription) is read otherwise")
  }

  /// The file in a pseudolocale is a catalog again.
  private func pseudolocalizing(_ document: CatalogDocument) throws(Breach) {
    for tag in ["en-XA", "ar-XB"] as [LocaleTag] {
      guard let pseudolocale = Pseudolocale(tag: tag) else {
        throw Breach("no pseudolocale \(tag)")
      }
      let bytes = try input.accepted(by: .plain) { () throws(Diagnostic) in
        try document.pseudolocalized(as: pseudolocale)
      }
      if let bytes { _ = try reread(bytes) }
    }
  }

  private func written(
    _ document: CatalogDocument, _ texts: [(leaf: NumberedLeaf, value: String)]
  ) throws(Breach) -> [UInt8]? {
    try input.accepted(by: .plain) { () throws(Diagnostic) in
      try document.applying(
        texts.map { CatalogEdit($0.leaf.leaf, value: $0.value, catalog: $0.leaf.catalog) })
    }
  }

  private func reread(_ bytes: [UInt8]) throws(Breach) -> CatalogDocument {
    do throws(Diagnostic) {
      return try CatalogDocument(parsing: bytes, file: file)
    } catch {
      throw Breach("what was written is refused: \(error)")
    }
  }

  // MARK: Leaves

  /// A text of a file that may have several catalogs.
  private struct NumberedLeaf {
    let catalog: Int
    let leaf: CatalogLeaf

    /// What no other text of the file has.
    var name: [[UInt8]] {
      ["\(catalog)", leaf.key, leaf.locale.identifier, leaf.path.description].map { Array($0.utf8) }
    }
  }

  /// Every text once: of two of one name the first is written.
  private static func leaves(of document: CatalogDocument) -> [NumberedLeaf] {
    var leaves: [NumberedLeaf] = []
    for (index, catalog) in document.catalogs.enumerated() {
      catalog.forEachLeaf { leaves.append(NumberedLeaf(catalog: index, leaf: $0)) }
    }
    var seen: Set<[[UInt8]]> = []
    return leaves.filter { seen.insert($0.name).inserted }
  }

  private static func texts(of leaves: [NumberedLeaf]) -> [[[UInt8]]: [UInt8]] {
    Dictionary(leaves.map { ($0.name, Array($0.leaf.value.utf8)) }) { first, _ in first }
  }

  /// Whether two texts have the same code units; canonically equivalent ones may differ.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}
