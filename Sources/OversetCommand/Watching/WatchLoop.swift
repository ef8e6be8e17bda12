import ArgumentParser
import Foundation
import OversetFiles
import OversetVocabulary
import Synchronization

/// Does a command's work, and again whenever something has changed, until somebody interrupts it.
struct WatchLoop {
  /// Stands before each report that no terminal shows: there the next one takes the place of the last.
  static let separator: PrintedText = "──── overset --watch ────\n"

  let folders: WatchedFolders
  private let screen = StandardStream.output.isTerminal

  init(_ folders: WatchedFolders) { self.folders = folders }

  /// Runs until it is interrupted, nobody reads the reports any more, or a watched folder is gone.
  ///
  /// - Parameter turn: Does the work once; it is given what has changed, and nil the first time.
  /// - Throws: `ExitCode`.
  func run(_ turn: (FolderWatch.Changes?) async -> WatchTurn) async throws {
    let end = WatchEnd()
    do throws(Diagnostic) {
      // What is saved while the first report is made must be seen.
      let watch = try FolderWatch(folders.roots) { [folders] in folders.leavesOut($0) }
      try Interrupt.handle { end.endProgram() }
      var changes: FolderWatch.Changes?
      var number = 0
      while true {
        let start = ContinuousClock.now
        let result = await turn(changes)
        if case .failure(let error) = result, changes == nil, error.exitStatus == .usage {
          throw error
        }
        if let code = show(result) {
          number += 1
          end.code = code
          tell(number, after: ContinuousClock.now - start)
        }
        if case .report(_, _, let finish) = result { finish() }
        guard Output.isRead else { break }
        changes = try next(of: watch)
      }
    } catch {
      throw CommandExit.report(error)
    }
    throw ExitCode(end.code ?? ExitStatus.clean.rawValue)
  }

  private func next(of watch: FolderWatch) throws(Diagnostic) -> FolderWatch.Changes {
    let changes = try watch.next()
    guard let gone = folders.roots.first(where: { NamedPath.kind($0.wholePath) != .folder })
    else { return changes }
    throw Diagnostic(
      .inputOutput, file: gone.wholePath, problem: "the watched folder is gone",
      remedy: "run the command again where it is now")
  }

  /// Shows what came of a turn, in place of what was shown before. Returns the exit code that it stands for; nil for
  /// nothing to show.
  private func show(_ turn: WatchTurn) -> Int32? {
    switch turn {
    case .idle: return nil
    case .failure(let error):
      begin(isDocument: true)
      return CommandExit.report(error).rawValue
    case .report(let isDocument, let tell, _):
      begin(isDocument: isDocument)
      do {
        try tell()
        return ExitStatus.clean.rawValue
      } catch {
        return CommandExit.told(error)
      }
    }
  }

  private func begin(isDocument: Bool) {
    if screen {
      Output.clearScreen()
    } else if !isDocument {
      Output.write(Self.separator)
    }
  }

  private func tell(_ number: Int, after time: Duration) {
    let (seconds, attoseconds) = time.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    Output.error("report \(number) in \(milliseconds) ms; watching for saved files, Ctrl-C ends")
  }
}

/// How a watching command ends when it is interrupted.
private final class WatchEnd: Sendable {
  /// That of a command which was interrupted before it said anything, as shells give it: 128 and the signal's number.
  private static let interrupted: Int32 = 130

  private let last = Mutex<Int32?>(nil)

  /// The exit code of the last report; nil before the first.
  var code: Int32? {
    get { last.withLock { $0 } }
    set { last.withLock { $0 = newValue } }
  }

  func endProgram() -> Never {
    ProgramBuild.interrupt()
    CommandExit.end(with: ExitCode(code ?? Self.interrupted))
  }
}
