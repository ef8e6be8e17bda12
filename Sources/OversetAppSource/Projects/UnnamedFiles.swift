import OversetCatalogs

/// Which files lie among those of an Xcode project and are named by none: code that was taken out of the project and left
/// in its folder.
struct UnnamedFiles {
  /// The files of the app's folder, in small letters, as the Mac's disks tell no case.
  private let known: Set<String>
  /// The folders in which something other than a project builds what lies there, by their paths; empty for the app's own.
  private let packages: Set<Substring>
  /// The folders for which a tool makes a project.
  private let generated: Set<Substring>
  /// The folders of the projects that name files of the app.
  private var folders: Set<Substring> = []
  /// The files that projects name, in small letters.
  private var places: Set<String> = []
  /// The names of files that projects name where none lies: groups are moved, and folders renamed.
  private var lostNames: Set<String> = []

  /// - Parameters:
  ///   - paths: The files of the app's folder.
  ///   - packages: Files that make a folder a package of a tool that builds without a project.
  init(among paths: [String], packages: [String]) {
    known = Set(paths.map { $0.lowercased() })
    let isGenerator = { (path: String) in
      ProjectMembership.isGenerator(path.split(separator: "/").last.map(String.init) ?? path)
    }
    self.packages = Set(packages.filter { !isGenerator($0) }.map { Self.folder(of: $0[...]) })
    generated = Set(packages.filter(isGenerator).map { Self.folder(of: $0[...]) })
  }

  /// The folder that a file or folder lies in; empty for the app's own.
  private static func folder(of path: Substring) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// Adds what a project in a folder names.
  mutating func add(_ objects: ProjectObjects, _ paths: [String: String], in folder: String) {
    var isFound = false
    for (id, object) in objects.objects where object.kind == "PBXFileReference" {
      if let place = paths[id]?.lowercased(), known.contains(place) {
        places.insert(place)
        isFound = true
      } else if let name = (object["path"] ?? object["name"])?.split(separator: "/").last {
        lostNames.insert(name.lowercased())
      }
    }
    if isFound { folders.insert(folder[...]) }
  }

  /// Whether a file is one, by its path from the app's folder. Folders that a project takes whole are not known here.
  func contains(_ path: String) -> Bool {
    guard liesAmongFiles(of: path) else { return false }
    let place = path.lowercased()
    let name = place.split(separator: "/").last.map(String.init) ?? place
    return known.contains(place) && !places.contains(place) && !lostNames.contains(name)
  }

  /// Whether a project has the files around a path, and nothing else does: a project that lies where a tool makes one is
  /// what it made.
  private func liesAmongFiles(of path: String) -> Bool {
    var folder = path[...]
    var isInProject = false
    while !folder.isEmpty {
      folder = Self.folder(of: folder)
      isInProject = isInProject || folders.contains(folder)
      if packages.contains(folder) { return false }
      if generated.contains(folder), !folders.contains(folder) { return false }
    }
    return isInProject
  }
}
