package import Foundation
package import OversetVocabulary

/// How much room bytes take once they are packed.
package enum Deflate {
  /// The level of most programs that pack, gzip among them.
  private static let level: Int32 = 6

  /// The size of the bytes as a zlib stream; as a gzip file they have 12 bytes more.
  package static func size(of data: Data) throws(Diagnostic) -> Int {
    try PNGLibrary.compress([UInt8](data), level: level).count
  }
}
