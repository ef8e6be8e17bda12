package import Foundation
package import OversetVocabulary

/// The same for files that are known by their URLs.
extension FileRoot {
  /// Whether a file lies in the folder or above it within the boundary, as far as its path says.
  package func contains(_ file: URL) -> Bool { (try? names(of: file.wholePath)) != nil }

  /// The contents of a file; nil if there is none. See ``read(_:maximum:name:)``.
  package func read(_ file: URL, maximum: Int) throws(Diagnostic) -> Data? {
    try read(file.wholePath, maximum: maximum)
  }

  /// Where a file is, once links are followed; nil if there is none.
  package func withoutLinks(_ file: URL) throws(Diagnostic) -> URL? {
    try resolve(file.wholePath).map {
      URL(filePath: "\(boundary)/\($0.path)", directoryHint: .notDirectory)
    }
  }

  /// Whether anything is there. See ``exists(_:)``.
  package func exists(_ file: URL) throws(Diagnostic) -> Bool { try exists(file.wholePath) }

  /// Writes a file whole or not at all. See ``write(_:to:isDurable:name:)``.
  package func write(_ data: Data, to file: URL, isDurable: Bool = true) throws(Diagnostic) {
    try write(data, to: file.wholePath, isDurable: isDurable)
  }
}

extension URL {
  /// The absolute path of a file, spelled as it is.
  package var wholePath: String { absoluteURL.path(percentEncoded: false) }
}
