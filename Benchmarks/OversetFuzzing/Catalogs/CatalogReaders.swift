import OversetCatalogs
import OversetVocabulary

extension FuzzedReader {
  /// The formats of catalogs, and what is done with a catalog that was read.
  static let catalogReaders: [FuzzedReader] =
    [
      catalog("xcstrings", file: "A.xcstrings"),
      catalog("strings", file: "de.lproj/A.strings"),
      catalog("stringsdict", file: "de.lproj/A.stringsdict"),
      catalog("xliff", file: "de.xliff"),
      FuzzedReader("plist") { input throws(Breach) in
        for file in ["de.lproj/A.strings", "de.lproj/A.stringsdict"] {
          try CatalogProperties(input, file: file).hold()
        }
      },
      FuzzedReader("resolving") { input throws(Breach) in try ResolvingProperties(input).hold() },
      FuzzedReader("writing") { input throws(Breach) in
        let files = ["A.xcstrings", "de.lproj/A.strings", "de.lproj/A.stringsdict", "de.xliff"]
        let (index, rest) = input.choice(of: files.count)
        try WritingProperties(rest, file: files[index]).hold()
      },
    ]

  private static func catalog(_ name: String, file: String) -> FuzzedReader {
    FuzzedReader(name) { input throws(Breach) in
      try CatalogProperties(input, file: file).hold()
    }
  }
}

/// What holds of the reading of a catalog.
struct CatalogProperties {
  private let input: FuzzInput
  private let file: String
  private let lines: InputLines

  init(_ input: FuzzInput, file: String) {
    self.input = input
    self.file = file
    lines = InputLines(input.bytes, ends: .plain)
  }

  func hold() throws(Breach) {
    let reading = try input.accepted(by: .plain) { () throws(Diagnostic) in
      try CatalogReading(parsing: input.bytes, file: file)
    }
    guard let reading else { throw Breach("a catalog by its name is refused as none") }
    for error in reading.errors {
      try require(error.file == file, "an error is about another file: \(error)")
      try lines.contain(error)
    }
    for catalog in reading.catalogs { try hold(of: catalog, isWhole: reading.errors.isEmpty) }
  }

  /// A file with faults may have a key twice: that is one of them.
  private func hold(of catalog: StringCatalog, isWhole: Bool) throws(Breach) {
    var keys: Set<[UInt8]> = []
    for entry in catalog.entries {
      let isNew = keys.insert(Array(entry.key.utf8)).inserted
      try require(isNew || !isWhole, "the key \(entry.key.debugDescription) is there twice")
      try contain(entry.place, entry.key)
      try hold(of: entry, in: catalog)
    }
    for note in catalog.notes { try contain(note.place, note.message) }
  }

  private func hold(of entry: CatalogEntry, in catalog: StringCatalog) throws(Breach) {
    try require(
      entry.locales.count == entry.localizations.count, "locales of \(entry.key) are lost")
    try require(
      Set(entry.locales).isSubset(of: catalog.locales), "the catalog lacks locales of \(entry.key)")
    var places: [SourcePlace] = []
    entry.forEachLeaf { places.append($0.place) }
    for place in places { try contain(place, entry.key) }
  }

  private func contain(_ place: SourcePlace, _ what: String) throws(Breach) {
    guard let position = place.position else { return }
    try lines.contain(position, "\(what) at \(place)")
  }
}
