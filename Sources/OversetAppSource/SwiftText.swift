package import Foundation
import OversetCatalogs
package import OversetVocabulary

/// The text of a file of Swift.
package enum SwiftText {
  /// The most bytes of a file: what is larger was made by a tool.
  package static let sizeLimit = 4_000_000

  /// The text of UTF-8, and of UTF-16 with a byte order mark.
  ///
  /// - Parameter file: Its name in reports.
  /// - Throws: `Diagnostic` for bytes that are neither.
  package static func text(of data: Data, file: String) throws(Diagnostic) -> String {
    let bytes = Array(data)
    if let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) {
      return text.unicodeScalars.first == "\u{FEFF}"
        ? String(text.unicodeScalars.dropFirst()) : text
    }
    let decoded = DecodedText(bytes)
    if let error = decoded.error(in: file) { throw error }
    guard let text = String(validating: decoded.units, as: UTF16.self) else {
      throw Diagnostic(
        .data, file: file, problem: "the file is UTF-16 with half of a surrogate pair",
        remedy: "save the file as UTF-8")
    }
    return text
  }
}
