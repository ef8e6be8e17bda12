import Foundation
import OversetConfig
import OversetFiles

/// A file below `.overset` that one run writes for the next, with a digest of its bytes at the end.
///
/// It is written whole or not at all. One that is damaged or cannot be read counts as missing.
struct SealedFile: Sendable {
  private static let sealLength = 64

  private let root: FileRoot
  private let path: String
  private let sizeLimit: Int

  /// What is kept for a folder of source.
  ///
  /// - Parameters:
  ///   - ending: How the file's name ends, after a name made from the folder's path.
  ///   - root: The folder that has, or gets, the folder `.overset`.
  ///   - sizeLimit: The most bytes that the file may have.
  init(of folder: URL, ending: String, in root: FileRoot, sizeLimit: Int) {
    let name = Digest.sha256Hex(of: Data(folder.standardizedFileURL.path.utf8)).prefix(16)
    self.init(named: name + ending, in: root, sizeLimit: sizeLimit)
  }

  /// What is kept for all folders of source.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - root: The folder that has, or gets, the folder `.overset`.
  ///   - sizeLimit: The most bytes that the file may have.
  init(named name: String, in root: FileRoot, sizeLimit: Int) {
    self.root = root
    self.sizeLimit = sizeLimit
    path = ".overset/source/\(name)"
  }

  /// The bytes, without their digest; nil if there are none.
  func contents() -> [UInt8]? {
    guard let data = try? root.read(path, maximum: sizeLimit), data.count > Self.sealLength else {
      return nil
    }
    let content = data.dropLast(Self.sealLength)
    guard
      Digest.sha256Hex(of: content)
        == String(decoding: data.suffix(Self.sealLength), as: UTF8.self)
    else { return nil }
    return Array(content)
  }

  /// Keeps these bytes in place of others. Where that cannot be done nothing is kept, and the next run is slower.
  func write(_ bytes: [UInt8]) {
    guard bytes.count < sizeLimit - Self.sealLength else { return }
    var data = Data(bytes)
    data += Data(Digest.sha256Hex(of: data).utf8)
    // Whoever cannot write there has no cache: that is no fault of the app.
    try? root.write(data, to: path, isDurable: false)
  }
}
