import Foundation
package import OversetFiles
package import OversetVocabulary

/// Catalog files on disk.
package enum CatalogFile {
  /// The largest file that is read, in bytes.
  package static let largestSize = FileLimit.catalog

  /// Reads the catalog of a file.
  ///
  /// - Throws: `Diagnostic` for a file that is missing, unreadable, a directory, larger than
  ///   ``largestSize``, or not a catalog.
  package static func read(_ file: BoundFile) throws(Diagnostic) -> StringCatalog {
    try StringCatalog(parsing: contents(of: file), file: file.name)
  }

  /// Reads the catalogs of a file as far as they can be read.
  ///
  /// - Parameters:
  ///   - file: the file; places and errors call it by its name.
  ///   - sourceLanguage: the language of a file that does not say it.
  /// - Throws: `Diagnostic` for a file that is missing, unreadable, a directory, larger than
  ///   ``largestSize``, or no catalog by its name.
  package static func reading(
    _ file: BoundFile, sourceLanguage: LocaleTag = "en"
  ) throws(Diagnostic) -> CatalogReading {
    try CatalogReading(
      parsing: contents(of: file), file: file.name, sourceLanguage: sourceLanguage)
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: `Diagnostic` for a file that is missing, unreadable, a directory or larger than
  ///   ``largestSize``.
  package static func contents(of file: BoundFile) throws(Diagnostic) -> [UInt8] {
    guard let data = try file.contents(maximum: largestSize) else { throw missing(file) }
    return Array(data)
  }

  /// Makes sure that a file is there and would be read, without reading it.
  static func check(_ file: BoundFile) throws(Diagnostic) {
    guard try file.check(maximum: largestSize) else { throw missing(file) }
  }

  private static func missing(_ file: BoundFile) -> Diagnostic {
    Diagnostic(
      .data, file: file.name, problem: "the file does not exist", remedy: "correct the path")
  }
}
