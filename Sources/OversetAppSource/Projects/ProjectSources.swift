import Foundation
import OversetCatalogs
import OversetFiles

/// Which files of an app its Xcode projects build for iOS, and which only for other systems, for tests, or not at all.
///
/// A file that no project names belongs to none of them, unless a tool that needs no project builds it.
struct ProjectSources {
  private var built: Set<String> = []
  /// What targets build for any system, tests left out.
  private var used: Set<String> = []
  private var others: Set<String> = []
  private var folders: [Folder] = []
  /// The files that lie among those of a project, and are named by none.
  private var unnamed: UnnamedFiles

  /// A folder of which targets take all files.
  private struct Folder {
    let path: String
    let isForIOS: Bool
    /// Whether a target takes it that is no test.
    let isTaken: Bool
    /// The files that the target does not take for iOS, by their paths in the folder.
    let exceptions: Set<String>
    /// Those among them that it takes for no system.
    let listed: Set<String>
  }

  /// - Parameters:
  ///   - paths: The files of the app's folder.
  ///   - packages: Files that make a folder a package of a tool that builds without a project.
  init(among paths: [String] = [], packages: [String] = []) {
    unnamed = UnnamedFiles(among: paths, packages: packages)
  }

  /// Reads the projects of an app's folder; what cannot be read says nothing.
  init(_ folder: AppFolder) {
    self.init(among: folder.codePaths, packages: folder.packagePaths)
    for project in folder.projectFiles {
      guard let data = try? project.file.contents(maximum: FileLimit.project) else { continue }
      add(Array(data), in: project.folder)
    }
  }

  /// Adds a project.
  ///
  /// - Parameters:
  ///   - bytes: Its `project.pbxproj`.
  ///   - folder: The folder that holds the project, by its path from the app's; empty for that itself.
  mutating func add(_ bytes: [UInt8], in folder: String) {
    let objects = ProjectObjects(bytes)
    guard let project = objects[objects.root] else { return }
    if Self.onlyLists(project, objects) { return }
    let paths = ProjectPaths(objects, in: folder).paths
    for path in paths.values { others.insert(path) }
    unnamed.add(objects, paths, in: folder)
    let targets = ProjectTargets(objects).all
    for target in targets {
      for phase in target.phases.compactMap({ objects[$0] }) where Self.isBuilding(phase) {
        for entry in phase.list("files").compactMap({ objects[$0] }) {
          guard let file = entry["fileRef"] else { continue }
          let isForIOS = target.isForIOS && Self.isForIOS(entry)
          for path in Self.files(file, objects, paths) {
            used.insert(path)
            if isForIOS { built.insert(path) }
          }
        }
      }
    }
    addFolders(targets, objects, paths)
  }

  /// Whether projects name a file and none builds it for iOS, or name only those around it.
  func leaveOut(_ path: String) -> Bool {
    !built.contains(path)
      && isLeft(path) { $0.isForIOS && !$0.exceptions.contains($1) }
  }

  /// Whether projects name a file and none builds it for any system, tests left out, or name only those around it.
  func isUnbuilt(_ path: String) -> Bool {
    !used.contains(path) && isLeft(path) { $0.isTaken && !$0.listed.contains($1) }
  }

  /// Whether projects name a file or only those around it, and no folder around takes it, which is asked with the path in
  /// the folder.
  private func isLeft(_ path: String, takes: (Folder, String) -> Bool) -> Bool {
    let around = folders.filter { path.hasPrefix($0.path + "/") }
    let isTaken = around.contains { takes($0, String(path.dropFirst($0.path.count + 1))) }
    return !isTaken
      && (others.contains(path) || !around.isEmpty || unnamed.contains(path))
  }

  // MARK: - Files

  /// Whether a project only lists for browsing what another system builds: it starts that system, and compiles no app and
  /// no extension itself. One that does starts it for a library.
  private static func onlyLists(
    _ project: ProjectObjects.Object, _ objects: ProjectObjects
  ) -> Bool {
    let targets = project.list("targets").compactMap { objects[$0] }
    guard targets.contains(where: { $0.kind == "PBXLegacyTarget" }) else { return false }
    return !targets.contains { target in
      let product = target["productType"] ?? ""
      guard target.kind == "PBXNativeTarget",
        product.contains(".application") || product.hasSuffix(".app-extension")
      else { return false }
      return !target.list("fileSystemSynchronizedGroups").isEmpty
        || target.list("buildPhases").compactMap { objects[$0] }.contains {
          $0.kind == "PBXSourcesBuildPhase" && !$0.list("files").isEmpty
        }
    }
  }

  private static func isBuilding(_ phase: ProjectObjects.Object) -> Bool {
    ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind)
  }

  /// Whether a phase takes a file for iOS too.
  private static func isForIOS(_ entry: ProjectObjects.Object) -> Bool {
    let filters = entry.list("platformFilters") + entry.list("platformFilter")
    return filters.isEmpty || filters.contains("ios")
  }

  /// The paths of a file, or of those in the languages of a group.
  private static func files(
    _ id: String, _ objects: ProjectObjects, _ paths: [String: String]
  ) -> [String] {
    let inside = objects[id]?.list("children") ?? []
    return ([id] + inside).compactMap { paths[$0] }
  }

  // MARK: - Folders

  private mutating func addFolders(
    _ targets: [ProjectTargets.Target], _ objects: ProjectObjects, _ paths: [String: String]
  ) {
    for (id, path) in paths.sorted(by: { $0.key < $1.key })
    where objects[id]?.kind == "PBXFileSystemSynchronizedRootGroup" {
      others.remove(path)
      if !targets.contains(where: { $0.folders.contains(id) }) {
        // Tests alone take it.
        folders.append(
          Folder(path: path, isForIOS: false, isTaken: false, exceptions: [], listed: []))
      }
      let sets = objects[id]?.list("exceptions").compactMap { objects[$0] } ?? []
      for target in targets {
        let own = sets.filter { $0["target"] == target.id }
        let listed = Set(own.flatMap { $0.list("membershipExceptions") })
        if target.folders.contains(id) {
          let filtered = own.flatMap { set in
            set.texts("platformFiltersByRelativePath").filter { !$0.value.contains("ios") }.map(
              \.key)
          }
          folders.append(
            Folder(
              path: path, isForIOS: target.isForIOS, isTaken: true,
              exceptions: listed.union(filtered), listed: listed))
        } else {
          // Of another target's folder the listed files are taken, too.
          let taken = listed.map { ProjectPaths.joined(path, $0) }
          used.formUnion(taken)
          if target.isForIOS { built.formUnion(taken) }
        }
      }
    }
  }
}
