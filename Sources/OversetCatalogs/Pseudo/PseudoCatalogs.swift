package import Foundation
import OversetFiles
package import OversetVocabulary

/// Catalog files in a pseudolocale, each in its own format.
package struct PseudoCatalogs: Sendable {
  private let pseudolocale: Pseudolocale

  /// The pseudolocale of a tag such as `en-XA`, in any case.
  ///
  /// - Throws: `Diagnostic` for another tag, with those there are.
  package init(tag: String) throws(Diagnostic) {
    guard let pseudolocale = LocaleTag(tag).flatMap(Pseudolocale.init) else {
      throw Diagnostic(
        .usage, problem: "'\(tag)' is not a pseudolocale",
        remedy: "choose one of: \(Self.tags)")
    }
    self.pseudolocale = pseudolocale
  }

  /// The tags there are, separated by commas.
  package static var tags: String { Pseudolocale.tags.map(\.identifier).joined(separator: ", ") }

  /// The contents of a file in the pseudolocale.
  ///
  /// - Parameters:
  ///   - file: The catalog; a `.strings` or `.stringsdict` file is the source language's.
  ///   - name: What errors call it.
  /// - Throws: `Diagnostic` for a file that cannot be read, is no catalog, or has faults.
  package func contents(of file: URL, name: String) throws(Diagnostic) -> Data {
    _ = try CatalogFormat(of: file.lastPathComponent, called: name)
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try CatalogFile.contents(of: BoundFile(argument: file, as: name))
    } catch {
      throw error.counted(as: .inputOutput)
    }
    let document = try CatalogDocument(parsing: bytes, file: name)
    return Data(try document.pseudolocalized(as: pseudolocale))
  }
}
