import Foundation
import OversetFiles
import OversetVocabulary

/// What tells this program from others, for what one run keeps for the next: another program may come to something else.
package enum ProgramIdentity {
  private static var path: String {
    #if os(Linux)
      // The file that runs, also once another one has taken its place.
      "/proc/self/exe"
    #else
      Bundle.main.executablePath ?? ""
    #endif
  }

  /// The identity of this program; nil where its file cannot be read.
  ///
  /// - Parameter travels: Whether what is kept may reach another machine, as the caches of continuous integration do.
  package static func value(travels: Bool) -> String? { value(of: path, travels: travels) }

  /// The identity of a program: where its file lies, how long it is and when it was written. That is enough on one machine
  /// and read at once. On another one the same program lies elsewhere, so that what travels has the digest of its bytes: a
  /// program has hundreds of megabytes, and to digest them takes longer than a small run.
  package static func value(of path: String, travels: Bool) -> String? {
    guard travels else { return NamedPath.stamp(path).map { "file \($0)" } }
    var digest = IncrementalDigest()
    do throws(Diagnostic) {
      // It is larger than all that a run has in memory.
      let isThere = try NamedPath.read(path, maximum: FileLimit.program) { digest.update($0) }
      guard isThere else { return nil }
    } catch {
      return nil
    }
    return "sha256 \(digest.sha256Hex())"
  }
}
