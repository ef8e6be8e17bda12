import Foundation
import OversetCatalogs
import OversetFiles

/// Which files of an app its Xcode projects build for iOS, and which only for other systems, for tests, or not at all.
///
/// A file that no project names may belong to a package, and is the app's.
struct ProjectSources {
  private var built: Set<String> = []
  private var others: Set<String> = []
  private var folders: [Folder] = []

  /// A folder of which targets take all files.
  private struct Folder {
    let path: String
    let isForIOS: Bool
    /// The files that the target does not take, by their paths in the folder.
    let exceptions: Set<String>
  }

  init() {}

  /// Reads the projects of an app's folder; what cannot be read says nothing.
  init(_ folder: AppFolder) {
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
    // What another system builds, the project only lists for browsing.
    if project.list("targets").contains(where: { objects[$0]?.kind == "PBXLegacyTarget" }) {
      return
    }
    let start = Self.joined(folder, project["projectDirPath"] ?? "")
    var paths: [String: String] = [:]
    var placed: Set<String> = []
    if let group = project["mainGroup"] {
      Self.place(group, at: start, from: start, objects, &paths, &placed, depth: 0)
    }
    for path in paths.values { others.insert(path) }
    let targets = ProjectTargets(objects).all
    for target in targets {
      for phase in target.phases.compactMap({ objects[$0] }) where Self.isBuilding(phase) {
        for entry in phase.list("files").compactMap({ objects[$0] }) {
          guard target.isForIOS, Self.isForIOS(entry), let file = entry["fileRef"] else { continue }
          for path in Self.files(file, objects, paths) { built.insert(path) }
        }
      }
    }
    addFolders(targets, objects, paths)
  }

  /// Whether projects name a file and none builds it for iOS.
  func leaveOut(_ path: String) -> Bool {
    if built.contains(path) { return false }
    let around = folders.filter { path.hasPrefix($0.path + "/") }
    let isTaken = around.contains { folder in
      folder.isForIOS && !folder.exceptions.contains(String(path.dropFirst(folder.path.count + 1)))
    }
    return !isTaken && (others.contains(path) || !around.isEmpty)
  }

  // MARK: - Files

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

  /// Finds the paths of all that stands in a group, each object once: a damaged file may have it in itself.
  private static func place(
    _ id: String, at folder: String, from start: String, _ objects: ProjectObjects,
    _ paths: inout [String: String], _ placed: inout Set<String>, depth: Int
  ) {
    guard depth < 64, placed.insert(id).inserted, let object = objects[id] else { return }
    let around: String
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": around = folder
    case "SOURCE_ROOT": around = start
    default: return
    }
    let path = joined(around, object["path"] ?? "")
    let inside = object.list("children")
    if inside.isEmpty, object["path"] != nil { paths[id] = path }
    for child in inside {
      place(child, at: path, from: start, objects, &paths, &placed, depth: depth + 1)
    }
  }

  /// A path in a folder without `.` and `..`; what lies outside of the app's folder keeps its `..`.
  private static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (folder + "/" + path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
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
        folders.append(Folder(path: path, isForIOS: false, exceptions: []))
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
              path: path, isForIOS: target.isForIOS, exceptions: listed.union(filtered)))
        } else if target.isForIOS {
          // Of another target's folder the listed files are taken, too.
          for file in listed { built.insert(Self.joined(path, file)) }
        }
      }
    }
  }
}
