import ArgumentParser
import Foundation
import OversetFiles
import OversetVocabulary

@_exported public import struct OversetProject.Component
@_exported public import struct OversetProject.ComponentState
@_exported public import enum OversetProject.SnapshotLayout

/// The program `overset`, for an executable that contains your components.
///
/// Every `#Preview` and `PreviewProvider` of the modules that it imports is a component: two lines are enough.
///
/// ```swift
/// import MyViews
/// await OversetCommand.main()
/// ```
///
/// The program of this repository knows only the sample components. Views are Swift code, so a program that
/// runs over yours must be compiled with them.
public enum OversetCommand {
  /// Reads the command line, runs the subcommand over the previews of the program's modules, and ends the
  /// process with its exit code.
  public static func main() async { await main { [] } }

  /// Reads the command line, runs the subcommand over `components` and the previews of the program's modules,
  /// and ends the process with its exit code.
  ///
  /// 0: clean; 1: findings or differences; 64: wrong arguments; 65: bad data; 66: nothing to check; 70: an
  /// internal error; 74: a file or stream cannot be read or written. The highest wins.
  ///
  /// - Parameter components: Returns the components that you register, in the order of reports; previews come
  ///   behind them. It runs on the main actor, when a subcommand needs components.
  public static func main(
    components: @escaping @MainActor @Sendable () -> [Component]
  ) async {
    StandardStream.prepare()
    ComponentSource.register(components)
    do {
      if let status = try await supervisedStatus() { exit(status) }
      var command = try Root.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      CommandExit.end(with: error)
    }
    CommandExit.end(with: nil)
  }

  /// The exit status that a second process has come to; nil if this one does the work.
  @MainActor private static func supervisedStatus() throws -> CInt? {
    do throws(Diagnostic) {
      try SupervisedWork.begin()
      return try Supervisor()?.status()
    } catch {
      throw CommandExit.report(error)
    }
  }
}

/// The command itself.
struct Root: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: ProgramName.current,
    abstract: "Finds translations that do not fit and layouts that do not mirror.",
    discussion: """
      Exit codes: 0 clean; 1 findings, differences, new or obsolete snapshots; 64 wrong arguments; \
      65 bad data; 66 nothing to check; 70 an internal error; 74 a file or stream cannot be read or \
      written. The highest wins.
      """,
    version: ProgramVersion.description,
    subcommands: [
      InitCommand.self, RunCommand.self, MergeCommand.self, PushCommand.self, StressCommand.self,
      CheckCommand.self,
      SlotsCommand.self,
      UsesCommand.self, ExportLimitsCommand.self,
      PseudoCommand.self,
      MeasureCommand.self, ExplainCommand.self, CalibrateCommand.self, FontsCommand.self,
      DevicesCommand.self,
      BaselineCommand.self, RulesCommand.self, ReviewCommand.self,
      PruneCommand.self, UpgradeCommand.self, HostCommand.self,
    ])
}
