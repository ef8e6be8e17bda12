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

  /// How long components may do nothing once the input has ended, while requests that were sent before are answered.
  private static let rest = Duration.seconds(60)

  func run() async throws {
    do throws(Diagnostic) {
      let root = try project.existingURL()
      let (version, day) = (self.version.number, self.day.day)
      let channel = try LineChannel(longest: HostRequest.longestLine)
      let progress = HostProgress()
      try await HostDesk.serve(channel, progress, until: { Self.endSoon(after: progress) }) {
        () throws(Diagnostic) in
        try Project(root: root, version: version, today: day)
      }
    } catch {
      throw CommandExit.report(error)
    }
  }

  /// Ends this program where nobody can ask it any more and its components go on without end.
  private static func endSoon(after progress: HostProgress) {
    let ended = ContinuousClock.now
    Thread.detachNewThread {
      while max(progress.last, ended).duration(to: .now) < rest {
        Thread.sleep(forTimeInterval: 1)
      }
      CommandExit.end(with: ExitCode(ExitStatus.inputOutput.rawValue))
    }
  }
}
