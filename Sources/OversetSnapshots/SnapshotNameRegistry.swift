import Foundation

/// The names that one run claims, to find those that would meet in one file.
///
/// Names meet when their files are the same on a file system that ignores case, as those of macOS and Windows
/// do by default. Names that differ only by case are a collision under either rule.
public struct SnapshotNameRegistry: Sendable {
  /// Who may claim a name that is taken.
  public enum Rule: Sendable {
    /// Nobody but its first claimant. Cells of a matrix have it: a name says all that a cell shows.
    case exclusive
    /// Whoever verifies a value that equals the first one's. Files beside tests have it, since two suites of
    /// one file may have tests of one name.
    case equalValues
  }

  /// Who claims a name. The same claimant may claim it again: tests are repeated.
  public struct Claimant: Sendable, Hashable {
    /// What tells claimants apart.
    let identity: [String]

    /// Who it is, for people: a test with its line, a component with its state.
    public let origin: String

    /// A claimant that `identity`, or else its origin, tells from others.
    public init(origin: String, identity: [String]? = nil) {
      self.origin = origin
      self.identity = identity ?? [origin]
    }
  }

  /// A name and its first claimant.
  public struct Entry: Sendable {
    /// The name, as a path.
    public let path: String

    /// Who claimed it first.
    public let claimant: Claimant

    /// What its claimants have to agree on.
    let value: SharedValue
  }

  private let rule: Rule
  private var entries: [String: Entry] = [:]

  /// A registry without names.
  public init(rule: Rule = .exclusive) { self.rule = rule }

  /// The names claimed so far, sorted by path.
  public var claimed: [Entry] { entries.values.sorted { $0.path < $1.path } }

  /// Claims a name for the verification of one value.
  ///
  /// - Throws: the collision with the first claimant, who keeps the name.
  @discardableResult
  public mutating func claim(
    _ path: String, by claimant: Claimant
  ) throws(SnapshotNameCollision) -> SnapshotNameClaim {
    let key = SnapshotNameRegistry.folded(path)
    let entry = entries[key] ?? Entry(path: path, claimant: claimant, value: SharedValue())
    let isShared = rule == .equalValues || entry.claimant == claimant
    guard entry.path == path, isShared else {
      throw SnapshotNameCollision(
        first: entry, second: Entry(path: path, claimant: claimant, value: SharedValue()))
    }
    entries[key] = entry
    return SnapshotNameClaim(claimant: claimant, value: entry.value)
  }

  /// Claims several names at once: all of them, or none.
  ///
  /// - Throws: the first collision.
  public mutating func claim(
    _ claims: [(path: String, claimant: Claimant)]
  ) throws(SnapshotNameCollision) {
    var next = self
    for claim in claims { try next.claim(claim.path, by: claim.claimant) }
    self = next
  }

  /// Claims the name of a cell, which cannot be claimed again.
  ///
  /// - Parameters:
  ///   - name: The name of the cell.
  ///   - origin: Who claims it, for people.
  /// - Returns: The collision with an earlier one, which then stays; nil if there is none.
  public mutating func register(
    _ name: SnapshotName, origin: String
  ) -> SnapshotNameCollision? {
    let claimant = Claimant(origin: origin, identity: [origin, "\(entries.count)"])
    do throws(SnapshotNameCollision) {
      try claim(name.path, by: claimant)
      return nil
    } catch {
      return error
    }
  }

  /// What a file system that ignores case takes a path for. Most paths are ASCII, for which the rules of
  /// all other letters need not be asked.
  private static func folded(_ path: String) -> String {
    path.isASCII ? path.lowercased() : path.folding(options: .caseInsensitive, locale: nil)
  }
}

/// The right of one claimant to verify a value under a name.
public struct SnapshotNameClaim: Sendable {
  /// Whose right it is.
  public let claimant: SnapshotNameRegistry.Claimant

  let value: SharedValue
}

/// Two snapshots whose files would be one.
public struct SnapshotNameCollision: Error, Sendable {
  /// The name that came first.
  public let first: SnapshotNameRegistry.Entry

  /// The name that came second.
  public let second: SnapshotNameRegistry.Entry

  /// Whether the names differ in nothing but case.
  public var isByCase: Bool { first.path != second.path }
}

extension SnapshotNameCollision: CustomStringConvertible {
  /// Both names with their origins.
  public var description: String {
    let reason = isByCase ? "differ only by case" : "are the same"
    return """
      the names of two snapshots \(reason): \(first.path) (\(first.claimant.origin)) and \
      \(second.path) (\(second.claimant.origin))
      """
  }
}
