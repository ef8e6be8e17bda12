import Foundation
import OversetFiles
import OversetSource
import OversetVocabulary

/// The trees of files that an earlier run read, by the digests of the files' bytes, in one file below `.overset`.
///
/// A file of another version counts as empty, and is written anew.
struct TreeCache: Sendable {
  /// The most bytes that the file may have.
  private static let sizeLimit = 256_000_000
  private static let beginning = "overset trees"

  /// The packed trees, by digest.
  private var trees: [String: [UInt8]] = [:]

  private let file: SealedFile
  private let version: String

  /// Reads what is kept for a folder.
  ///
  /// - Parameters:
  ///   - root: The folder that has, or gets, the folder `.overset`.
  ///   - version: What trees of another version differ in.
  init(of folder: URL, in root: FileRoot, version: String) {
    self.version = version
    file = SealedFile(of: folder, ending: ".trees", in: root, sizeLimit: Self.sizeLimit)
    if let bytes = file.contents() { read(bytes) }
  }

  /// What is kept of a file: its tree, packed.
  subscript(digest: String) -> [UInt8]? { trees[digest] }

  /// Whether exactly these are kept.
  func holds(_ digests: Set<String>) -> Bool {
    trees.count == digests.count && digests.allSatisfy { trees[$0] != nil }
  }

  private mutating func read(_ bytes: [UInt8]) {
    var pack = PackReader(bytes)
    guard pack.text() == Self.beginning, pack.number() == PackedTree.version,
      pack.text() == version
    else { return }
    let count = pack.number()
    guard (0...bytes.count).contains(count) else { return }
    var lengths: [(digest: String, length: Int)] = []
    for _ in 0..<count { lengths.append((pack.text(), pack.number())) }
    var start = bytes.count - lengths.reduce(0) { $0 &+ $1.length }
    for (digest, length) in lengths {
      guard start >= 0, length >= 0, length <= bytes.count - start else { return trees = [:] }
      trees[digest] = Array(bytes[start..<(start + length)])
      start += length
    }
  }

  /// Keeps these trees in place of those that are kept.
  func write(_ trees: [String: [UInt8]]) {
    let sorted = trees.sorted { $0.key < $1.key }
    var pack = PackWriter()
    pack.write(Self.beginning)
    pack.write(PackedTree.version)
    pack.write(version)
    pack.write(sorted.count)
    for (digest, tree) in sorted {
      pack.write(digest)
      pack.write(tree.count)
    }
    var bytes = pack.bytes
    for (_, tree) in sorted { bytes += tree }
    file.write(bytes)
  }
}
