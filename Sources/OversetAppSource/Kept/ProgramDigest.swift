import Foundation
import OversetConfig
import OversetFiles
import OversetVocabulary

/// The digest of this program, by which the answers of another one are told apart.
///
/// A program has hundreds of megabytes, and to digest them takes longer than a small app is read in. So the digest is kept
/// below `.overset` beside the stamp of the program's file, and counts as long as the file has that stamp.
enum ProgramDigest {
  /// The most bytes of this program that are read.
  private static let programLimit = 1_000_000_000
  private static let sizeLimit = 1_000

  private static var path: String {
    #if os(Linux)
      // The file that runs, also once another one has taken its place.
      "/proc/self/exe"
    #else
      Bundle.main.executablePath ?? ""
    #endif
  }

  /// The digest as it is now, read once.
  private static let read: String? = {
    guard let data = try? NamedPath.read(path, maximum: programLimit) else { return nil }
    return Digest.sha256Hex(of: data)
  }()

  /// The digest, as hexadecimal digits; nil where the program's file cannot be read.
  ///
  /// - Parameter root: The folder in whose `.overset` it is kept; nil reads the program.
  static func value(keptIn root: FileRoot? = nil) -> String? {
    guard let root, let stamp = NamedPath.stamp(path) else { return read }
    let file = SealedFile(named: "program", in: root, sizeLimit: sizeLimit)
    if let kept = file.contents() {
      var pack = PackReader(kept)
      let (known, digest) = (pack.text(), pack.text())
      if known == stamp, !digest.isEmpty { return digest }
    }
    guard let digest = read else { return nil }
    var pack = PackWriter()
    pack.write(stamp)
    pack.write(digest)
    file.write(pack.bytes)
    return digest
  }
}
