import OversetVocabulary

/// Reads a string catalog entry by entry: what takes memory is the file and one entry.
final class XCStringsStream {
  private let bytes: [UInt8]
  private let file: String
  private let visit: (CatalogEntry) -> Void
  /// Reads the entries; nil until the source language is known.
  private var reader: XCStringsReader?
  private var hasEntries = false

  private init(_ bytes: [UInt8], file: String, visit: @escaping (CatalogEntry) -> Void) {
    self.bytes = bytes
    self.file = file
    self.visit = visit
  }

  /// What a file has beside its entries.
  struct Result {
    /// The language the app is written in; nil where the structure of the file is lost, and what was visited
    /// does not count.
    let sourceLanguage: LocaleTag?
    /// What was read but is unusual, in file order.
    let notes: [CatalogNote]
    /// Every fault, in file order.
    let errors: [Diagnostic]
  }

  /// Visits the entries in file order.
  ///
  /// - Parameter visit: What is done with each entry. Where the result has no source language, all of them
  ///   are void.
  static func read(
    _ bytes: [UInt8], file: String, visit: @escaping (CatalogEntry) -> Void
  ) -> Result {
    XCStringsStream(bytes, file: file, visit: visit).read()
  }

  private func read() -> Result {
    let first = JSONReader.read(bytes, file: file, stream: stream { self.sourceLanguage(in: $0) })
    guard let root = first.root else {
      return Result(
        sourceLanguage: nil, notes: [], errors: CatalogReading.inFileOrder(first.errors))
    }
    var header = XCStringsReader(file: file, byteCount: bytes.count)
    header.readRoot(root)
    if hasEntries, reader == nil {
      // The language stands behind the entries: they are read again, now that it is known.
      let language = header.sourceLanguage
      _ = JSONReader.read(bytes, file: file, stream: stream { _ in language })
    }
    return Result(
      sourceLanguage: header.sourceLanguage,
      notes: (header.notes + (reader?.notes ?? [])).sorted { $0.place < $1.place },
      errors: CatalogReading.inFileOrder(
        first.errors + header.errors + (reader?.errors ?? [])))
  }

  private func stream(
    _ language: @escaping ([JSONMember]) -> LocaleTag?
  ) -> JSONMemberStream {
    JSONMemberStream(name: "strings") { members in
      self.hasEntries = true
      guard let language = language(members) else { return }
      var reader = XCStringsReader(file: self.file, byteCount: self.bytes.count)
      reader.sourceLanguage = language
      self.reader = reader
    } visit: { member in
      if let entry = self.reader?.readEntry(member) { self.visit(entry) }
    }
  }

  /// The source language, where the members say it; nil where it may come later.
  private func sourceLanguage(in members: [JSONMember]) -> LocaleTag? {
    guard members.contains(where: { $0.key == "sourceLanguage" }) else { return nil }
    var header = XCStringsReader(file: file, byteCount: bytes.count)
    return header.sourceLanguage(in: JSONObject(members: members))
  }
}

extension XCStringsReader {
  /// Reads a catalog, as far as it can be read.
  static func read(_ bytes: [UInt8], file: String, path: CatalogPath) -> CatalogReading {
    var entries: [CatalogEntry] = []
    let result = XCStringsStream.read(bytes, file: file) { entries.append($0) }
    guard let language = result.sourceLanguage else {
      return CatalogReading(catalogs: [], errors: result.errors)
    }
    return CatalogReading(
      catalogs: [
        StringCatalog(
          table: path.table, sourceLanguage: language, entries: entries, notes: result.notes,
          folder: path.folder)
      ], errors: result.errors)
  }
}
