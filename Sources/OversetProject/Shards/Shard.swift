import Foundation
import OversetConfig
package import OversetVocabulary

/// One of several machines that share the cells of a matrix, or the keys of catalogs.
///
/// Which cells are its own follows from their names alone. A component that is new moves no other cell to
/// another machine, and nobody has to tell the machines of one another.
package struct Shard: Sendable, Hashable, Codable {
  /// The most shards of one run.
  package static let limit = 10_000

  /// Which one it is, from 1.
  package let index: Int
  /// How many there are.
  package let count: Int

  /// A shard; nil unless `index` is 1 to `count`, and `count` at most ``limit``.
  package init?(_ index: Int, of count: Int) {
    guard (1...Self.limit).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/5`.
  ///
  /// - Throws: `Diagnostic` (usage) for another form, and for a shard that there is not, such as `6/5`.
  package init(_ text: String) throws(Diagnostic) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
      throw Diagnostic(
        .usage, problem: "'\(text)' is not a shard",
        remedy: "give its number and how many there are, such as 2/5, or auto")
    }
    guard let shard = Shard(index, of: count) else {
      throw Diagnostic(
        .usage, problem: "shard \(text) does not exist",
        remedy: "give a number from 1 to the number of shards, which is at most \(Self.limit)")
    }
    self = shard
  }

  /// Reads a shard as a blob holds it; numbers that make no shard are an error.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(Diagnostic) {
      self = try Shard(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.problem)
    }
  }

  /// Writes `2/5`.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Whether what has this name - a snapshot, a key of a table - is the shard's: by the first 32 bits of the name's
  /// SHA-256 digest.
  package func holds(_ name: String) -> Bool {
    Self.index(of: name, among: count) == index
  }

  /// Which of `count` shards, from 1, holds what has this name.
  static func index(of name: String, among count: Int) -> Int {
    let number = UInt64(Digest.sha256Hex(of: Data(name.utf8)).prefix(8), radix: 16) ?? 0
    return Int(number % UInt64(count)) + 1
  }
}

extension Shard: CustomStringConvertible {
  /// `2/5`.
  package var description: String { "\(index)/\(count)" }
}
