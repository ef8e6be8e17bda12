import Foundation
import OversetCatalogs
import OversetFiles
import OversetProject
import OversetReports
import OversetVocabulary

/// The folders that a command watches, and what it watches below them.
///
/// Which files decide about the work is found out when it is done: a file more that is watched costs a moment.
struct WatchedFolders: Sendable {
  /// The folders that are watched, without links.
  let roots: [URL]

  /// What is watched whole: files and folders.
  private let whole: [String]
  /// What the command itself writes.
  private let written: Set<String>

  /// The folders of a run: the project's, that of the program's package, and those of catalogs elsewhere.
  static func ofRun(
    project: URL, package: URL?, catalogs: [URL], reports: ReportDelivery
  ) -> WatchedFolders {
    let folders =
      [project] + [package].compactMap(\.self)
      + catalogs.map { catalog in
        let folder = catalog.deletingLastPathComponent()
        // A language may come or go beside it.
        return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
      }
    return WatchedFolders(
      whole: folders.map { FileRoot($0).boundary }, around: [], reports: reports)
  }

  /// The folders of a check: what was named, the project's configuration, and the Xcode projects around them.
  static func ofCheck(
    project: URL, named: [URL], reports: ReportDelivery
  ) -> WatchedFolders {
    let root = FileRoot(project).boundary
    let paths = named.map { url -> String in
      guard NamedPath.kind(url.wholePath) != .folder else { return FileRoot(url).boundary }
      return "\(FileRoot(url.deletingLastPathComponent()).path)/\(url.lastPathComponent)"
    }
    let around = named.map { url -> String in
      let isFolder = NamedPath.kind(url.wholePath) == .folder
      return FileRoot(isFolder ? url : url.deletingLastPathComponent()).inRepository.boundary
    }
    return WatchedFolders(
      whole: paths + ["Config", "Fonts"].map { "\(root)/\($0)" }, around: around + [root],
      reports: reports)
  }

  /// - Parameters:
  ///   - whole: What is watched whole.
  ///   - around: Folders in which what is watched lies; empty where that is folders.
  private init(whole: [String], around: [String], reports: ReportDelivery) {
    self.whole = whole
    let tops = Set(around.isEmpty ? whole : around)
    roots = tops.filter { top in !tops.contains { $0 != top && Self.isBelow(top, $0) } }.sorted()
      .map { URL(filePath: $0, directoryHint: .isDirectory) }
    written = reports.places
  }

  /// Whether a path, absolute and without links, is none of what is watched.
  func leavesOut(_ path: String) -> Bool {
    // What was named is watched whatever its name is.
    if whole.contains(where: { $0 == path || Self.isBelow($0, path) }) { return false }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard !name.hasPrefix("."), !name.hasSuffix("~"), !PassedOverFolders.contain(name),
      !written.contains(where: { $0 == path || Self.isBelow(path, $0) })
    else { return true }
    if whole.contains(where: { Self.isBelow(path, $0) }) { return false }
    // Beside the way to what was named: only what says how an app is built.
    let folder = path.dropLast(name.count + 1)
    return
      !(name.hasSuffix(".xcodeproj") || folder.hasSuffix(".xcodeproj")
      || ProjectMembership.isPackage(name))
  }

  private static func isBelow(_ path: String, _ folder: String) -> Bool {
    path.count > folder.count && path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
