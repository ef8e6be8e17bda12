package import Foundation
import OversetCatalogs
package import OversetFiles
import OversetSource
package import OversetVocabulary

/// The files of an app's folder that say where its texts are drawn: Swift, storyboards and xibs.
///
/// Links are followed as far as they stay inside, and each file and folder is taken once, however many links lead
/// to it. The code of others, tests, and what is made for other systems is passed over and counted.
package struct AppFolder: Sendable {
  /// The most files that are taken.
  package static let fileLimit = 20_000
  /// The most files of fonts that are taken.
  private static let fontLimit = 500
  /// The most folders that are searched.
  private static let folderLimit = 100_000

  /// The files of Swift, by path.
  package private(set) var swiftFiles: [BoundFile] = []
  /// The storyboards and xibs, by path, each in one language.
  package private(set) var interfaceFiles: [BoundFile] = []
  /// The `project.pbxproj` of the Xcode projects, by path.
  package private(set) var projectFiles: [ProjectFile] = []
  /// The files that may name types of Swift, such as Objective-C and property lists, by path.
  package private(set) var namingFiles: [BoundFile] = []
  /// What reports call the files of fonts, sorted; at most ``fontLimit``.
  package private(set) var fontFiles: [String] = []
  /// The folders that were passed over, by name.
  package private(set) var skipped: [AppPlaces.Skipped] = []
  /// What could not be searched, and why.
  package private(set) var refused: [Diagnostic] = []

  /// The folder.
  package let url: URL
  private let root: FileRoot
  private let name: (@Sendable (String) -> String)
  private var counts: [String: Int] = [:]
  /// The folders still to be searched, the next one last.
  private var waiting: [Folder] = []
  /// The links that were met: what they lead to is taken where nothing else led there.
  private var links: [Link] = []
  private var visited: Set<[UInt8]> = []
  private var taken: Set<[UInt8]> = []
  private var paths: [String] = []
  private var projectPaths: [String] = []
  private var namingPaths: [String] = []
  /// The files that make their folder a package of a tool which builds without a project.
  private(set) var packagePaths: [String] = []
  private var isFull = false

  /// The file that says what an Xcode project builds.
  package struct ProjectFile: Sendable {
    let file: BoundFile
    /// The folder that holds the project, by its path from the app's.
    let folder: String
  }

  private struct Folder {
    let path: String
    let depth: Int
  }

  private struct Link {
    let path: String
    let name: String
    let depth: Int
  }

  /// Searches a folder.
  ///
  /// - Parameters:
  ///   - folder: The app's folder.
  ///   - outer: The folder that no link leads out of; nil for `folder` itself.
  ///   - name: What reports call a path from the folder; nil for the path itself.
  /// - Throws: `Diagnostic` for a folder that is not there.
  package init(
    _ folder: URL, within outer: URL? = nil, name: (@Sendable (String) -> String)? = nil
  ) throws(Diagnostic) {
    url = folder
    root = FileRoot(folder, within: outer)
    self.name = name ?? { $0 }
    guard let place = try root.resolve(""), place.kind == .folder else {
      throw Diagnostic(
        .inputOutput, file: folder.relativePath, problem: "there is no such folder",
        remedy: "give the folder that holds the app's source")
    }
    search(Folder(path: "", depth: 0))
    followLinks()
    sortFiles()
    skipped = counts.sorted { $0.key < $1.key }.map { .init(name: $0.key, count: $0.value) }
  }

  // MARK: Searching

  /// Searches a folder and all below it, links left for later.
  private mutating func search(_ start: Folder) {
    waiting.append(start)
    while let folder = waiting.popLast() {
      guard let real = resolvedFolder(folder.path) else { continue }
      guard visited.count < Self.folderLimit, !isFull else { return refuseRest() }
      guard visited.insert(Array(real.utf8)).inserted else { continue }
      let entries = entries(of: folder.path)
      let projects = Set(entries.compactMap(\.name).filter { $0.hasSuffix(".xcodeproj") })
      // The last is taken first.
      for entry in entries.reversed() { take(entry, in: folder, at: real, beside: projects) }
    }
  }

  private mutating func take(
    _ entry: FolderEntry, in folder: Folder, at real: String, beside projects: Set<String>
  ) {
    let path = folder.path.isEmpty ? entry.shownName : "\(folder.path)/\(entry.shownName)"
    guard let own = entry.name else {
      if entry.kind == .folder || Self.isSource(entry.shownName) { refuseName(path) }
      return
    }
    switch entry.kind {
    case .folder:
      if own.hasSuffix(".xcodeproj") {
        projectPaths.append(path)
        return
      }
      if isPassedOver(own, depth: folder.depth, beside: projects) { return }
      waiting.append(Folder(path: path, depth: folder.depth + 1))
    case .link: links.append(Link(path: path, name: own, depth: folder.depth))
    case .file:
      if Self.isSource(own) { takeFile(path, at: real.isEmpty ? own : "\(real)/\(own)") }
      if Self.isFont(own), fontFiles.count < Self.fontLimit { fontFiles.append(name(path)) }
      if ProjectMembership.isPackage(own), packagePaths.count < Self.fileLimit {
        packagePaths.append(path)
      }
      if Self.isNaming(own), namingPaths.count < Self.fileLimit { namingPaths.append(path) }
    case .other: break
    }
  }

  private mutating func takeFile(_ path: String, at real: String) {
    guard paths.count < Self.fileLimit else {
      isFull = true
      return
    }
    if taken.insert(Array(real.utf8)).inserted { paths.append(path) }
  }

  /// Takes what links lead to that was not met without them; those behind them, too.
  private mutating func followLinks() {
    var next = 0
    var behind = 0
    while next < links.count, !isFull {
      let link = links[next]
      next += 1
      do throws(Diagnostic) {
        guard let target = try root.resolve(link.path, name: name(link.path)) else { continue }
        if target.kind == .file, Self.isSource(link.name) {
          takeFile(link.path, at: target.path)
        } else if target.kind == .folder, behind < Self.folderLimit,
          !isPassedOver(link.name, depth: link.depth)
        {
          behind += 1
          search(Folder(path: link.path, depth: link.depth + 1))
        }
      } catch {
        if Self.isSource(link.name) { refused.append(error) }
      }
    }
  }

  /// Whether a folder is passed over; it is counted then, if it has a name to be counted by.
  private mutating func isPassedOver(
    _ name: String, depth: Int, beside projects: Set<String> = []
  ) -> Bool {
    if TestFolders.isOne(name, beside: projects) {
      counts["tests", default: 0] += 1
      return true
    }
    guard let reason = PassedFolder(name, depth: depth) else { return false }
    if let counted = reason.name { counts[counted, default: 0] += 1 }
    return true
  }

  private static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") || isInterface(name)
  }

  private static func isNaming(_ name: String) -> Bool {
    name.hasSuffix(".m") || name.hasSuffix(".mm") || name.hasSuffix(".plist")
  }

  private static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
  }

  private static func isInterface(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  // MARK: Reading folders

  private mutating func resolvedFolder(_ path: String) -> String? {
    do throws(Diagnostic) {
      guard let place = try root.resolve(path, name: name(path)), place.kind == .folder else {
        return nil
      }
      return place.path
    } catch {
      refused.append(error)
      return nil
    }
  }

  private mutating func entries(of path: String) -> [FolderEntry] {
    do throws(Diagnostic) {
      return try root.entries(of: path, name: name(path)) ?? []
    } catch {
      refused.append(error)
      return []
    }
  }

  private mutating func refuseName(_ path: String) {
    refused.append(
      Diagnostic(.data, file: name(path), problem: "this name is not UTF-8", remedy: "rename it"))
  }

  private mutating func refuseRest() {
    isFull = true
    waiting = []
  }

  // MARK: Results

  /// Sorts the files by kind and path, and keeps each storyboard in one language.
  private mutating func sortFiles() {
    if isFull {
      refused.append(
        Diagnostic(
          .data, file: name(""),
          problem: "there are more than \(Self.fileLimit) files or \(Self.folderLimit) folders",
          remedy: "give the folder of the app alone; the rest was not read"))
    }
    paths.sort()
    fontFiles.sort()
    let copies = InterfaceLanguages(paths.filter(Self.isInterface)).copies
    if !copies.isEmpty { counts["storyboards of other languages", default: 0] += copies.count }
    for path in paths where !copies.contains(path) {
      let file = BoundFile(path, in: root, name: name(path))
      if Self.isInterface(path) { interfaceFiles.append(file) } else { swiftFiles.append(file) }
    }
    paths.removeAll { copies.contains($0) }
    namingFiles = namingPaths.sorted().map { BoundFile($0, in: root, name: name($0)) }
    projectFiles = projectPaths.sorted().map { path in
      let file = path + "/project.pbxproj"
      return ProjectFile(
        file: BoundFile(file, in: root, name: name(file)),
        folder: path.split(separator: "/").dropLast().joined(separator: "/"))
    }
  }

  // MARK: Projects

  /// The files of code and of Interface Builder, by their paths from the folder.
  var codePaths: [String] { paths + namingPaths }

  /// The folder without the files that its Xcode projects build for other systems or tests alone, or not at all.
  /// What lies in a package is the package's affair.
  func built(by projects: ProjectSources) -> AppFolder {
    let packages = PackageFolders(in: paths)
    let left = Set(paths.filter { projects.leaveOut($0) && !packages.hold($0) })
    guard !left.isEmpty else { return self }
    var folder = self
    folder.paths = paths.filter { !left.contains($0) }
    let kept = folder.paths.map { BoundFile($0, in: root, name: name($0)) }
    folder.interfaceFiles = kept.filter { Self.isInterface($0.lastPathComponent) }
    folder.swiftFiles = kept.filter { !Self.isInterface($0.lastPathComponent) }
    folder.skipped =
      (skipped + [.init(name: "files that no target for iOS builds", count: left.count)])
      .sorted { $0.name < $1.name }
    return folder
  }
}
