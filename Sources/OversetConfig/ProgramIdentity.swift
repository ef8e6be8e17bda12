import Foundation
import OversetFiles
package import OversetVocabulary

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
  package static func value(travels: Bool) -> String? {
    travels ? travelling : value(of: path, travels: false)
  }

  /// The identity of this program on any machine, read once: a check of several folders asks for each.
  private static let travelling = value(of: path, travels: true)

  /// The identity of a program: where its file lies, how long it is and when it was written. That is enough on one machine
  /// and read at once. On another one the same program lies elsewhere, so that what travels has the digest of its bytes: a
  /// program has hundreds of megabytes, and to digest them takes longer than a small run.
  package static func value(of path: String, travels: Bool) -> String? {
    guard travels else { return NamedPath.stamp(path).map { "file \($0)" } }
    return (try? digest(of: path)).map { "sha256 \($0)" }
  }

  /// The SHA-256 digest of a program's bytes, as 64 hexadecimal digits; nil if there is no such file.
  ///
  /// - Throws: `Diagnostic` for a file that cannot be read.
  package static func digest(of path: String) throws(Diagnostic) -> String? {
    var digest = IncrementalDigest()
    // It is larger than all that a run has in memory.
    let isThere = try NamedPath.read(path, maximum: FileLimit.program) { digest.update($0) }
    return isThere ? digest.sha256Hex() : nil
  }
}
