import Foundation
package import OversetVocabulary

/// The name of a snapshot beside its test: `<test>.<name or number>`, as swift-snapshot-testing has it.
///
/// What cannot stand in a file's name is replaced by a hyphen. Where a name loses characters that
/// way, a digest of it follows: `a+b` and `a-b` are two files.
package struct FileSnapshotName: Sendable, Hashable {
  /// The file's name without its extension.
  package let stem: String

  /// The file name of a snapshot with a name of its own.
  package init(test: String, name: String) throws(Diagnostic) {
    try self.init(
      parts: [FileSnapshotName.sanitized(test), FileSnapshotName.identifier(name)])
  }

  /// The file name of a test's snapshot without a name, numbered from 1.
  package init(test: String, number: Int) throws(Diagnostic) {
    try self.init(parts: [FileSnapshotName.sanitized(test), "\(number)"])
  }

  private init(parts: [String]) throws(Diagnostic) {
    let stem = parts.joined(separator: ".")
    guard stem.utf8.count <= SnapshotName.maximumLength else {
      throw Diagnostic(
        .usage, problem: "the snapshot name \"\(stem)\" has \(stem.utf8.count) bytes",
        remedy: "use at most \(SnapshotName.maximumLength) bytes")
    }
    guard stem.contains(where: { $0 != "." }) else {
      throw Diagnostic(
        .usage, problem: "the snapshot's name has no letters or digits",
        remedy: "name the snapshot or its test")
    }
    self.stem = stem
  }

  /// A name that can stand in that of a file. Where it loses characters, a digest tells it from others.
  ///
  /// - Parameter limit: How many characters are kept at most, without the digest.
  package static func identifier(_ name: String, limit: Int = .max) -> String {
    let sanitized = String(sanitized(name).prefix(limit))
    guard sanitized != name else { return name }
    let digest = digest(of: name)
    return sanitized.isEmpty ? digest : "\(sanitized)-\(digest)"
  }

  /// Letters, digits and underscores of any script stay; what stands between them is a hyphen.
  private static func sanitized(_ text: String) -> String {
    text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }

  /// Eight digits from FNV-1a of 64 bits, folded to 32: enough to tell the names of one test apart.
  private static func digest(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let folded = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
