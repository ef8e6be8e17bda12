import ArgumentParser
import Foundation
import OversetFiles
import OversetProject
import OversetRun
import OversetVocabulary

/// `overset host`
struct HostCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "host",
    abstract: "Lays components out for overset-server, which starts it.",
    discussion: """
      Reads requests from the standard input stream and writes replies to the standard output stream, a JSON object \
      on each line, until the input ends: {"number": 1, "open": {"version": 1, "leftOut": []}} says which components \
      there are and which keys they use. What components print goes to the standard error stream.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var version: VersionOptions
  @OptionGroup var day: DayOptions

  /// How long requests that were sent before the input ended may still take, in seconds.
  private static let rest = 60.0

  func run() async throws {
    do throws(Diagnostic) {
      let root = try project.existingURL()
      let (version, day) = (self.version.number, self.day.day)
      let channel = try LineChannel(longest: HostRequest.longestLine)
      try await HostDesk.serve(channel, until: { Self.endSoon() }) { () throws(Diagnostic) in
        try Project(root: root, version: version, today: day)
      }
    } catch {
      throw CommandExit.report(error)
    }
  }

  /// Ends this program some time after nobody can ask it any more, whatever its components do.
  private static func endSoon() {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: rest)
      CommandExit.end(with: ExitCode(ExitStatus.inputOutput.rawValue))
    }
  }
}
