/// The file formats of catalogs.
public enum CatalogFormat: String, Sendable, CaseIterable {
  /// String catalogs, JSON with all locales in one file.
  case xcstrings

  /// The format of a file of that name; `nil` for another kind of file.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}

extension StringCatalog {
  /// Reads a catalog from the bytes of its file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the file's name for places and errors; its extension tells the format, its base
  ///     name is the table.
  /// - Throws: ``CatalogError`` with every error that was found.
  public init(parsing bytes: [UInt8], file: String) throws(CatalogError) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    switch CatalogFormat(fileName: name) {
    case .xcstrings:
      self = try XCStringsReader.read(bytes, file: file, table: Self.table(of: name))
    case nil:
      let known = CatalogFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw CatalogError(
        file: file, problem: "the file is no catalog", remedy: "name a file that ends in \(known)")
    }
  }

  private static func table(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
