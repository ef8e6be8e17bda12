import COversetBuild
import OversetRun

/// The version of this program.
package enum ProgramVersion {
  /// The version of the top entry of CHANGELOG.md; while that is of unreleased changes, the next one with
  /// `-dev`. A test holds the two together.
  package static let current = "0.1.0-dev"

  /// What `--version` prints: the version with the commit, where the build said it, and below it what decides how
  /// texts are laid out and drawn.
  package static let description: String = {
    let commit = unsafe String(cString: overset_build_commit())
    let build = commit.isEmpty ? "" : " (\(commit))"
    return "overset \(current)\(build)\nrenderer \(RendererName.engines)"
  }()
}
