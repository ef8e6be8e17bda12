/// Where the groups of an Xcode project put its files.
package struct ProjectPaths {
  /// Groups within groups; real projects have ten.
  private static let greatestDepth = 64

  /// By the identifiers of files and synchronized folders, from the same folder as the project's own.
  package private(set) var paths: [String: String] = [:]
  private var placed: Set<String> = []
  private let objects: ProjectObjects
  private let start: String

  /// Follows the groups from the project's main one.
  ///
  /// - Parameter folder: The folder that holds the project; empty for that from which paths are told.
  package init(_ objects: ProjectObjects, in folder: String) {
    let project = objects[objects.root]
    self.objects = objects
    start = Self.joined(folder, project?["projectDirPath"] ?? "")
    if let group = project?["mainGroup"] { place(group, at: start, depth: 0) }
  }

  /// Finds the paths of all that stands in a group, each object once: a damaged file may have it in itself.
  private mutating func place(_ id: String, at folder: String, depth: Int) {
    guard depth < Self.greatestDepth, placed.insert(id).inserted, let object = objects[id] else {
      return
    }
    let around: String
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": around = folder
    case "SOURCE_ROOT": around = start
    default: return
    }
    let path = Self.joined(around, object["path"] ?? "")
    let inside = object.list("children")
    if inside.isEmpty, object["path"] != nil { paths[id] = path }
    for child in inside { place(child, at: path, depth: depth + 1) }
  }

  /// A path in a folder without `.` and `..`; what lies outside of the first folder keeps its `..`.
  package static func joined(_ folder: String, _ path: String) -> String {
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
}
