import Foundation

/// The names of one run, to find those that would meet in one file.
public struct SnapshotNameRegistry: Sendable {
  /// A name and who gave it.
  public struct Entry: Sendable, Hashable {
    /// The name.
    public let name: SnapshotName

    /// Who gave it, in words for people: a test with its line, a component with its state.
    public let origin: String
  }

  private var entries: [String: Entry] = [:]

  /// A registry without names.
  public init() {}

  /// The names registered so far, sorted by path.
  public var registered: [Entry] { entries.values.sorted { $0.name.path < $1.name.path } }

  /// Adds a name, or returns the collision with an earlier one, which then stays.
  ///
  /// Names collide when their files are the same on a file system that ignores case, as those of
  /// macOS and Windows do by default. The same name twice is a collision too.
  public mutating func register(
    _ name: SnapshotName, origin: String
  ) -> SnapshotNameCollision? {
    let entry = Entry(name: name, origin: origin)
    let key = SnapshotNameRegistry.folded(name.path)
    if let first = entries[key] { return SnapshotNameCollision(first: first, second: entry) }
    entries[key] = entry
    return nil
  }

  /// What a file system that ignores case takes a path for. Most paths are ASCII, for which the rules of
  /// all other letters need not be asked.
  private static func folded(_ path: String) -> String {
    path.isASCII ? path.lowercased() : path.folding(options: .caseInsensitive, locale: nil)
  }
}

/// Two snapshots whose files would be one.
public struct SnapshotNameCollision: Sendable, Hashable {
  /// The name that came first.
  public let first: SnapshotNameRegistry.Entry

  /// The name that came second.
  public let second: SnapshotNameRegistry.Entry

  /// Whether the names differ in nothing but case.
  public var isByCase: Bool { first.name.path != second.name.path }
}

extension SnapshotNameCollision: CustomStringConvertible {
  /// Both names with their origins, and what to do.
  public var description: String {
    let reason = isByCase ? "differ only by case" : "are the same"
    return """
      the names of two snapshots \(reason): \(first.name) (\(first.origin)) and \
      \(second.name) (\(second.origin)); give one of them another state or name
      """
  }
}
