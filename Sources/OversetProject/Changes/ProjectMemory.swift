package import Foundation
package import OversetConfig
package import OversetVocabulary
import Synchronization

/// The project that was read last, for a command that reads it again and again: its faces are open, and what they have
/// shaped is known.
package final class ProjectMemory: Sendable {
  private struct Known: Sendable {
    let project: Project
    let digest: String
    let today: CalendarDay?
  }

  private let known = Mutex<Known?>(nil)

  /// Nothing yet.
  package init() {}

  /// Forgets the project. A file of its configuration that has changed while it was read is read again for certain only
  /// after that.
  package func forget() { known.withLock { $0 = nil } }

  /// Whether a file, by its absolute path, may be one that projects are configured by: below `Config` or `Fonts`, or part
  /// of an asset catalog.
  package static func mayConfigure(_ path: String) -> Bool {
    path.split(separator: "/").contains { part in
      ["Config", "Fonts"].contains(part) || part.hasSuffix(".xcassets")
    }
  }

  /// The project in `root`, without catalogs. It is read if it was not, or if a file of its configuration has changed.
  ///
  /// - Returns: The project, and whether it is the one that was read last.
  /// - Throws: `Diagnostic` as ``Project`` does.
  package func project(
    in root: URL, version: Int?, today: CalendarDay?
  ) throws(Diagnostic) -> (project: Project, isSame: Bool) {
    if let known = known.withLock({ $0 }), known.today == today,
      try Self.digest(of: known.project) == known.digest
    {
      return (known.project, true)
    }
    let project = try Project(root: root, readsCatalogs: false, version: version, today: today)
    let digest = try Self.digest(of: project)
    known.withLock { $0 = Known(project: project, digest: digest, today: today) }
    return (project, false)
  }

  private static func digest(of project: Project) throws(Diagnostic) -> String {
    var digest = PlanDigest()
    try digest.addConfiguration(of: project)
    return digest.hex
  }
}
