public import Foundation
import OversetCatalogs

/// Catalog files in a pseudolocale, each in its own format.
public struct PseudoCatalogs: Sendable {
  private let pseudolocale: Pseudolocale

  /// The pseudolocale of a tag such as `en-XA`.
  ///
  /// - Throws: `MatrixError` for another tag, with those there are.
  public init(tag: String) throws(MatrixError) {
    guard let pseudolocale = Pseudolocale(tag: tag) else {
      throw MatrixError(
        kind: .usage, problem: "'\(tag)' is no pseudolocale",
        remedy: "known are: \(Pseudolocale.tags.joined(separator: ", "))")
    }
    self.pseudolocale = pseudolocale
  }

  /// The tags there are, separated by commas.
  public static var tags: String { Pseudolocale.tags.joined(separator: ", ") }

  /// The contents of a file in the pseudolocale.
  ///
  /// - Parameters:
  ///   - file: The catalog; a `.strings` or `.stringsdict` file is the source language's.
  ///   - name: What errors call it.
  /// - Throws: `MatrixError` for a file that cannot be read, is no catalog, or has faults.
  public func contents(of file: URL, name: String) throws(MatrixError) -> Data {
    guard CatalogFormat(fileName: file.lastPathComponent) != nil else {
      let known = CatalogFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw MatrixError(
        kind: .data, file: name, problem: "the file is no catalog",
        remedy: "name a file that ends in \(known)")
    }
    let bytes: [UInt8]
    do throws(CatalogError) {
      bytes = try CatalogFile.contents(of: file, name: name)
    } catch {
      throw MatrixError(
        kind: .inputOutput, file: name, problem: error.problem, remedy: error.remedy)
    }
    do throws(CatalogError) {
      let document = try CatalogDocument(parsing: bytes, file: name)
      return Data(try document.pseudolocalized(as: pseudolocale))
    } catch {
      throw MatrixError(error)
    }
  }
}
