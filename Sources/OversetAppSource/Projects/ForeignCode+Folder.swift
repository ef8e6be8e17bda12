import Foundation
import OversetFiles
import OversetSource

extension ForeignCode {
  /// The most bytes of a file: larger ones are data.
  private static let sizeLimit = 4_000_000

  /// Reads the files of an app that no reader of source reads; what cannot be read says nothing.
  init(_ folder: AppFolder) {
    self.init(
      folder.namingFiles.lazy.compactMap { file in
        (try? file.contents(maximum: Self.sizeLimit)).map { Array($0) }
      })
  }
}
