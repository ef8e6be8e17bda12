import ArgumentParser
import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetReports
import OversetRun
import OversetSnapshots
import OversetVocabulary
import Synchronization

/// What a run that watches keeps from one report to the next.
final class RunSession: Sendable {
  let memory = RunMemory()
  let projects = ProjectMemory()
  /// The identity of the program that runs; nil if its file is not known. What is built later is another one.
  let program = Task.detached { ProgramIdentity.value(travels: ContinuousIntegration.isOn) }
  /// The snapshots that the last run has recorded.
  let recorded = Mutex<Set<String>>([])
  /// Whether the program is older than its source.
  let isStale = Mutex(false)

  func forget() {
    projects.forget()
    memory.forget()
  }

  /// Writes the pictures of what differs. Where that fails, the next run tries again.
  func write(_ pictures: PostponedArtefacts) {
    let unwritten = pictures.write()
    for problem in Set(unwritten.map { "\($0.problem)" }).sorted() {
      Output.error("pictures of what differs are not written: \(problem)")
    }
    memory.forget(snapshots: Set(unwritten.map(\.snapshot)))
  }
}

extension RunCommand {
  /// Runs again whenever a file is saved.
  func watch() async throws {
    let folders: WatchedFolders
    let build: ProgramBuild?
    do throws(Diagnostic) {
      build = buildOfProgram
      folders = try watchedFolders(package: build?.package)
    } catch {
      throw CommandExit.report(error)
    }
    let session = RunSession()
    try await WatchLoop(folders).run { changes in
      if let changes {
        let changes = RunChanges(
          changes,
          recorded: session.recorded.withLock { recorded in
            defer { recorded = [] }
            return recorded
          }, knowsBuild: build != nil)
        if changes.isEmpty { return .idle }
        if !changes.isOfProgram, !session.isStale.withLock(\.self), let turn = beginAnew() {
          return turn
        }
        // First: if the build fails, these changes are told to no later turn.
        if changes.isOfEverything { session.forget() }
        session.memory.forget(snapshots: changes.snapshots)
        if changes.isOfProgram, let turn = rebuild(build, session) { return turn }
      }
      do throws(Diagnostic) {
        let (end, errors) = try await self.end(in: session)
        session.recorded.withLock { $0 = end.outcome.recordedSnapshots }
        return .report(isDocument: format == .json || end.writer.replacesText) {
          if session.isStale.withLock(\.self) {
            Output.error(
              "warning: the program is older than its source, and shows what it was built from")
          }
          try end.tell(after: errors)
        } finish: {
          if let pictures = end.postponed { session.write(pictures) }
        }
      } catch {
        return .failure(error)
      }
    }
  }

  /// How the program is built: as an option says, or as the place of its file does.
  private var buildOfProgram: ProgramBuild? {
    if let command = buildCommand { return ProgramBuild(command: command) }
    return Self.program.flatMap { ProgramBuild(ofProgram: $0) }
  }

  /// The file of the program, without links. A build puts another in its place: the path is asked for once.
  private static let program = Bundle.main.executableURL.map {
    URL(filePath: NamedPath.withoutLinks($0.wholePath), directoryHint: .notDirectory)
  }

  private func watchedFolders(package: URL?) throws(Diagnostic) -> WatchedFolders {
    let folder = try project.existingURL()
    let writer = try reports.writer(for: "run", project: folder, isJSON: format == .json)
    // A configuration with faults is said by the first run; by then the project's folder is watched.
    let catalogs = (try? project.project(readsCatalogs: false).catalogFiles()) ?? []
    return WatchedFolders.ofRun(
      project: folder, package: package, catalogs: catalogs.map(\.url.absoluteURL),
      reports: writer.delivery)
  }

  /// After a process that code of the app has stopped: what has changed may mend that, which only a program tells that
  /// knows of no failure. Nil where nothing has failed.
  private func beginAnew() -> WatchTurn? {
    guard let work = SupervisedWork.current, !work.plan.failures.isEmpty, let program = Self.program
    else { return nil }
    do throws(Diagnostic) {
      try replace(by: program)
    } catch {
      return .failure(error)
    }
  }

  // MARK: Building

  /// Builds the program, which then runs in the place of this one. Returns why it does not; nil where what runs is the
  /// best there is, which has been said.
  private func rebuild(_ build: ProgramBuild?, _ session: RunSession) -> WatchTurn? {
    session.isStale.withLock { $0 = true }
    guard let build, let program = Self.program else {
      Output.error(
        "warning: a Swift file has changed, but how to build this program is not known: give --build COMMAND"
      )
      return nil
    }
    Output.error("building: \(build.command)")
    do throws(Diagnostic) {
      switch try build.run() {
      case .built: try replace(by: program)
      case .failed(let lines):
        return .report(isDocument: true) {
          for line in lines { Output.error("\(line)") }
          Output.error("error: the program was not built; saving a Swift file builds again")
          throw ExitCode(ExitStatus.data.rawValue)
        }
      }
    } catch {
      return .failure(error)
    }
  }

  /// Ends this program for one that has taken its place.
  private func replace(by program: URL) throws(Diagnostic) -> Never {
    guard let work = SupervisedWork.current else {
      try SupervisedProcess.becomeProgram(at: program.wholePath)
    }
    // The process that supervises this one becomes the program.
    work.keep(.rebuilt(path: program.wholePath))
    CommandExit.end(with: nil)
  }
}

extension RunOutcome {
  /// The names of the snapshots that the run has recorded.
  fileprivate var recordedSnapshots: Set<String> {
    Set(
      cells.filter { cell in
        switch cell.verdict {
        case .recorded, .rerecorded: true
        default: false
        }
      }.map(\.snapshot.path))
  }
}
