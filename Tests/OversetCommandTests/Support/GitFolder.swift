import Foundation
import OversetTestBasics
import Testing

/// git, for tests of what commands ask it.
enum GitFolder {
  static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")
}

extension TestProject {
  /// Runs git in the project.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments =
      ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"]
      + ["-C", root.path(percentEncoded: false)] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  /// Commits all that the project has.
  func commit() throws {
    if !exists(".git") { try git("init", "-q") }
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "state")
  }
}
