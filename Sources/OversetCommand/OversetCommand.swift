import ArgumentParser
import Foundation
import OversetFiles
import Synchronization

@_exported public import struct OversetProject.Component
@_exported public import struct OversetProject.ComponentState
@_exported public import enum OversetProject.SnapshotLayout

/// The program `overset`, for an executable that contains your components.
///
/// ```swift
/// await OversetCommand.main { MyComponents.all }
/// ```
///
/// The program of this repository knows only the sample components. Views are Swift code, so a program that
/// runs over yours must be compiled with them.
public enum OversetCommand {
  /// Reads the command line, runs the subcommand over `components`, and ends the process with its exit
  /// code.
  ///
  /// 0: clean; 1: findings or differences; 64: wrong arguments; 65: bad data; 66: nothing to check; 70: an
  /// internal error; 74: a file or stream cannot be read or written. The highest wins.
  ///
  /// - Parameter components: Returns the components, in the order of reports. It runs on the main actor,
  ///   when a subcommand needs components.
  public static func main(
    components: @escaping @MainActor @Sendable () -> [Component]
  ) async {
    StandardStream.prepare()
    ComponentSource.register(components)
    do {
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
}

/// The components that subcommands run over.
///
/// ArgumentParser makes subcommands from arguments alone; what else they need comes this way. It is
/// set once, before the command line is read.
enum ComponentSource {
  private static let registered = Mutex<@MainActor @Sendable () -> [Component]>({ [] })

  /// Makes `components` those of this process.
  static func register(_ components: @escaping @MainActor @Sendable () -> [Component]) {
    registered.withLock { $0 = components }
  }

  /// The components of this process.
  @MainActor static var current: [Component] { registered.withLock { $0 }() }
}

/// The command itself.
struct Root: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overset",
    abstract: "Finds translations that do not fit and layouts that do not mirror.",
    discussion: """
      Exit codes: 0 clean; 1 findings, differences, new or obsolete snapshots; 64 wrong arguments; \
      65 bad data; 66 nothing to check; 70 an internal error; 74 a file or stream cannot be read or \
      written. The highest wins.
      """,
    version: "overset \(ProgramVersion.current)",
    subcommands: [
      RunCommand.self, StressCommand.self, CheckCommand.self, SlotsCommand.self, UsesCommand.self,
      PseudoCommand.self,
      MeasureCommand.self, ExplainCommand.self, CalibrateCommand.self, FontsCommand.self,
      DevicesCommand.self,
      BaselineCommand.self, RulesCommand.self, ReviewCommand.self,
      PruneCommand.self, UpgradeCommand.self,
    ])
}
