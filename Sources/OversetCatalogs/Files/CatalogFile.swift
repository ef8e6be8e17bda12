package import Foundation
package import OversetVocabulary

/// Catalog files on disk.
package enum CatalogFile {
  /// The largest file that is read, in bytes.
  package static let largestSize = 200_000_000

  /// Reads the catalog of a file.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - name: what places and errors call the file; its path when it is `nil`.
  /// - Throws: `Diagnostic` for a file that is missing, unreadable, a directory, larger than
  ///   ``largestSize``, or not a catalog.
  package static func read(_ url: URL, name: String? = nil) throws(Diagnostic) -> StringCatalog {
    let name = name ?? url.path
    return try StringCatalog(parsing: contents(of: url, name: name), file: name)
  }

  /// Reads the catalogs of a file as far as they can be read.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - name: what places and errors call the file.
  ///   - sourceLanguage: the language of a file that does not say it.
  /// - Throws: `Diagnostic` for a file that is missing, unreadable, a directory, larger than
  ///   ``largestSize``, or no catalog by its name.
  package static func reading(
    _ url: URL, name: String, sourceLanguage: LocaleTag = "en"
  ) throws(Diagnostic) -> CatalogReading {
    try CatalogReading(
      parsing: contents(of: url, name: name), file: name, sourceLanguage: sourceLanguage)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - name: what errors call the file.
  /// - Throws: `Diagnostic` for a file that is missing, unreadable, a directory or larger than
  ///   ``largestSize``.
  package static func contents(of url: URL, name: String) throws(Diagnostic) -> [UInt8] {
    try check(url, name: name)
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw unreadable(name)
    }
    // The size may have changed since it was asked for.
    guard data.count <= largestSize else { throw tooLarge(name, size: data.count) }
    return Array(data)
  }

  /// The type of what a path leads to, links followed; `nil` when there is nothing.
  static func type(of url: URL) -> FileAttributeType? {
    let target = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    return attributes?[.type] as? FileAttributeType
  }

  /// Checks that a path is a regular file of bearable size.
  static func check(_ url: URL, name: String) throws(Diagnostic) {
    let attributes: [FileAttributeKey: Any]
    do {
      // Attributes are those of the link itself: it is followed first.
      attributes = try FileManager.default.attributesOfItem(
        atPath: url.resolvingSymlinksInPath().path)
    } catch {
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw Diagnostic(
          .data, file: name, problem: "the file does not exist", remedy: "correct the path")
      }
      throw unreadable(name)
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: break
    case .typeDirectory:
      throw Diagnostic(
        .data, file: name, problem: "this is a directory",
        remedy: "give a file, or append /** for all catalogs in it")
    default:
      throw Diagnostic(
        .data, file: name, problem: "this is not a regular file", remedy: "give a catalog file")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= largestSize else { throw tooLarge(name, size: size) }
    guard FileManager.default.isReadableFile(atPath: url.path) else { throw unreadable(name) }
  }

  private static func unreadable(_ name: String) -> Diagnostic {
    Diagnostic(
      .inputOutput, file: name, problem: "the file cannot be read", remedy: "check its permissions")
  }

  private static func tooLarge(_ name: String, size: Int) -> Diagnostic {
    Diagnostic(
      .data, file: name, problem: "the file has \(size) bytes",
      remedy: "split it; the limit is \(largestSize) bytes")
  }
}
