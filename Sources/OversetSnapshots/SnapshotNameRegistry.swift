import Foundation

/// The names that one run claims, to find those that would meet in one file.
///
/// Names meet when their files are the same on a file system that ignores case, as those of macOS and Windows
/// do by default. Names that differ only by case are a collision under either rule.
package struct SnapshotNameRegistry: Sendable {
  /// Who may claim a name that is taken.
  package enum Rule: Sendable {
    /// Nobody but its first claimant. Cells of a matrix have it: a name says all that a cell shows.
    case exclusive
    /// Whoever verifies a value that equals the first one's. Files beside tests have it, since two suites of
    /// one file may have tests of one name.
    case equalValues
  }

  /// Who claims a name. The same claimant may claim it again: tests are repeated.
  package struct Claimant: Sendable, Hashable {
    /// What tells claimants apart.
    let identity: [String]

    /// Who it is, for people: a test with its line, a component with its state.
    package let origin: String

    /// A claimant that `identity`, or else its origin, tells from others.
    package init(origin: String, identity: [String]? = nil) {
      self.origin = origin
      self.identity = identity ?? [origin]
    }
  }

  /// A name and its first claimant.
  package struct Entry: Sendable {
    /// The name, as a path.
    package let path: String

    /// Who claimed it first.
    package let claimant: Claimant

    /// What its claimants have to agree on.
    let value: SharedValue
  }

  private let rule: Rule
  private var entries: [String: Entry] = [:]

  /// A registry without names.
  package init(rule: Rule = .exclusive) { self.rule = rule }

  /// The names claimed so far, sorted by path.
  package var claimed: [Entry] { entries.values.sorted { $0.path < $1.path } }

  /// Claims a name for the verification of one value.
  ///
  /// - Throws: the collision with the first claimant, who keeps the name.
  @discardableResult
  package mutating func claim(
    _ path: String, by claimant: Claimant
  ) throws(SnapshotNameCollision) -> SnapshotNameClaim {
    let key = SnapshotNameRegistry.folded(path)
    let entry = try claimable(key, path, by: claimant)
    entries[key] = entry
    return SnapshotNameClaim(claimant: claimant, value: entry.value)
  }

  /// The entry that `claimant` may have under `key`: the one that is there, or a new one.
  private func claimable(
    _ key: String, _ path: String, by claimant: Claimant
  ) throws(SnapshotNameCollision) -> Entry {
    guard let first = entries[key] else {
      return Entry(path: path, claimant: claimant, value: SharedValue())
    }
    let isShared = rule == .equalValues || first.claimant == claimant
    guard first.path == path, isShared else {
      throw SnapshotNameCollision(
        first: first, second: Entry(path: path, claimant: claimant, value: SharedValue()))
    }
    return first
  }

  /// Claims several names at once: all of them, or none.
  ///
  /// - Throws: the first collision.
  package mutating func claim(
    _ claims: [(path: String, claimant: Claimant)]
  ) throws(SnapshotNameCollision) {
    // Among themselves first, in a registry of their own: this one may be large, and is not copied.
    var own = SnapshotNameRegistry(rule: rule)
    for claim in claims {
      try own.claim(claim.path, by: claim.claimant)
      _ = try claimable(SnapshotNameRegistry.folded(claim.path), claim.path, by: claim.claimant)
    }
    for claim in claims { try self.claim(claim.path, by: claim.claimant) }
  }

  /// Claims the name of a cell, which cannot be claimed again.
  ///
  /// - Parameters:
  ///   - name: The name of the cell.
  ///   - origin: Who claims it, for people.
  /// - Returns: The collision with an earlier one, which then stays; nil if there is none.
  package mutating func register(
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
package struct SnapshotNameClaim: Sendable {
  /// Whose right it is.
  package let claimant: SnapshotNameRegistry.Claimant

  let value: SharedValue
}

/// Two snapshots whose files would be one.
package struct SnapshotNameCollision: Error, Sendable {
  /// The name that came first.
  package let first: SnapshotNameRegistry.Entry

  /// The name that came second.
  package let second: SnapshotNameRegistry.Entry

  /// Whether the names differ in nothing but case.
  package var isByCase: Bool { first.path != second.path }
}

extension SnapshotNameCollision: CustomStringConvertible {
  /// Both names with their origins.
  package var description: String {
    let reason = isByCase ? "differ only by case" : "are the same"
    return """
      the names of two snapshots \(reason): \(first.path) (\(first.claimant.origin)) and \
      \(second.path) (\(second.claimant.origin))
      """
  }
}
