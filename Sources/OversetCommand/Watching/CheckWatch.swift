import Foundation
import OversetFiles
import OversetProject
import OversetReports
import OversetSlots
import OversetVocabulary

/// What a check that watches keeps from one report to the next.
final class CheckSession: Sendable {
  let memory = CheckMemory()
  let projects = ProjectMemory()

  /// Forgets what rests on files of which nothing but the watch tells that they have changed.
  func forget(after changes: FolderWatch.Changes) {
    guard changes.isIncomplete || changes.paths.contains(where: ProjectMemory.mayConfigure) else {
      return
    }
    projects.forget()
    memory.forget()
  }
}

extension CheckCommand {
  /// Checks again whenever a file is saved.
  func watch() async throws {
    let folders: WatchedFolders
    do throws(Diagnostic) {
      let folder = try project.existingURL()
      let writer = try reports.writer(
        for: "check", project: folder, isJSON: report.format == .json)
      folders = WatchedFolders.ofCheck(
        project: folder, named: (files + reading.folders).map { URL(filePath: $0) },
        reports: writer.delivery)
    } catch {
      throw CommandExit.report(error)
    }
    let session = CheckSession()
    try await WatchLoop(folders).run { changes in
      if let changes { session.forget(after: changes) }
      do throws(Diagnostic) {
        let (end, errors) = try await self.end(in: session)
        return .report(isDocument: report.format == .json || end.writer.replacesText) {
          try end.tell(after: errors)
        }
      } catch {
        return .failure(error)
      }
    }
  }
}
