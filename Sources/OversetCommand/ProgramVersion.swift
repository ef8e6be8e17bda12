/// The version of this program.
enum ProgramVersion {
  /// The version of the top entry of CHANGELOG.md; while that is of unreleased changes, the next one with
  /// `-dev`. A test holds the two together.
  static let current = "0.1.0-dev"
}
