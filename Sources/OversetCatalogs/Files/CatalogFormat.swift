package import OversetVocabulary

/// The file formats of catalogs.
package enum CatalogFormat: String, Sendable, CaseIterable {
  /// String catalogs, JSON with all locales in one file.
  case xcstrings
  /// One locale of a table in a `.lproj` folder: keys and texts.
  case strings
  /// One locale of a table in a `.lproj` folder: texts that vary.
  case stringsdict
  /// Translations exported for translators: several tables in two languages.
  case xliff

  /// The format of a file of that name; `nil` for another kind of file.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// The format of a file that must be a catalog.
  ///
  /// - Parameters:
  ///   - fileName: the file's own name.
  ///   - file: what errors call the file.
  /// - Throws: `Diagnostic` for another kind of file, with the extensions of catalogs.
  package init(of fileName: String, called file: String) throws(Diagnostic) {
    guard let format = CatalogFormat(fileName: fileName) else {
      let known = CatalogFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw Diagnostic(
        .data, file: file, problem: "the file is not a catalog",
        remedy: "use a file with the extension \(known)")
    }
    self = format
  }
}

extension StringCatalog {
  /// Reads a catalog from the bytes of its file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the file's name for places and errors; see ``CatalogReading/init(parsing:file:sourceLanguage:)``.
  /// - Throws: `Diagnostic` with every error that was found.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    let reading = try CatalogReading(parsing: bytes, file: file)
    if let error = Diagnostic.combining(reading.errors) { throw error }
    guard let catalog = reading.catalogs.first else {
      throw Diagnostic(
        .data, file: file, problem: "the file does not contain a catalog",
        remedy: "choose another file")
    }
    self = catalog
  }
}

extension CatalogReading {
  /// Reads the catalogs of a file from its bytes, as far as they can be read.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the file's path for places and errors; its extension tells the format, its name the
  ///     table, and the `.lproj` folder around it the locale.
  ///   - sourceLanguage: the language of files that do not say it: those in `Base.lproj`, and those
  ///     in no `.lproj` folder.
  /// - Throws: `Diagnostic` for a file that is no catalog by its name.
  package init(
    parsing bytes: [UInt8], file: String, sourceLanguage: LocaleTag = "en"
  ) throws(Diagnostic) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let path = CatalogPath(file)
    let format = try CatalogFormat(of: name, called: file)
    if let folder = path.malformedLocale, format == .strings || format == .stringsdict {
      let error = Diagnostic(
        .data, file: file, problem: "the folder “\(folder).lproj” is not named after a BCP 47 tag",
        remedy: "rename it, such as pt-BR.lproj")
      self = CatalogReading(catalogs: [], errors: [error])
      return
    }
    switch format {
    case .xcstrings: self = XCStringsReader.read(bytes, file: file, path: path)
    case .strings:
      self = StringsCatalogReader(path: path, sourceLanguage: sourceLanguage)
        .read(bytes, file: file)
    case .stringsdict:
      self = StringsdictReader.read(
        bytes, file: file, path: path, sourceLanguage: sourceLanguage)
    case .xliff: self = XLIFFReader.read(bytes, file: file)
    }
  }
}
