import OversetFiles
import OversetVocabulary

/// The names in a project's asset catalogs, each with the folder of its set.
struct AssetIndex: Sendable {
  /// The folders of colours.
  fileprivate(set) var colors: [String: AssetFolder] = [:]
  /// The folders of pictures.
  fileprivate(set) var images: [String: AssetFolder] = [:]
  /// The names of an app's own symbols.
  fileprivate(set) var symbols: Set<String> = []
  /// Whether there is a catalog at all.
  fileprivate(set) var hasCatalogs = false
  /// What could not be read, in order.
  fileprivate(set) var problems: [Diagnostic] = []
}

/// The folder of one set.
struct AssetFolder: Sendable {
  let root: FileRoot
  /// The path from the root.
  let path: String
  /// What errors call it.
  let name: String

  func file(_ fileName: String) -> BoundFile {
    BoundFile("\(path)/\(fileName)", in: root, name: "\(name)/\(fileName)")
  }
}

/// Walks through asset catalogs. Of two sets of one name the first in the order of paths counts.
struct AssetIndexer {
  private(set) var index = AssetIndex()
  private let root: FileRoot
  private let name: (String) -> String
  /// The folders that were looked into, links followed.
  private var visited: Set<String> = []

  /// The most folders that catalogs may have.
  private static let mostFolders = 50_000
  /// The deepest nesting of groups.
  private static let greatestDepth = 32

  init(root: FileRoot, name: @escaping (String) -> String) {
    self.root = root
    self.name = name
  }

  /// Adds the sets of a catalog, or what keeps them from being read.
  mutating func add(catalog path: String) {
    index.hasCatalogs = true
    walk(path, prefix: "", depth: 0)
  }

  mutating func add(problem: Diagnostic) { index.problems.append(problem) }

  private mutating func walk(_ path: String, prefix: String, depth: Int) {
    guard depth <= Self.greatestDepth, visited.count < Self.mostFolders else { return }
    do throws(Diagnostic) {
      guard let place = try root.resolve(path, name: name(path)), place.kind == .folder,
        visited.insert(place.path).inserted
      else { return }
      for entry in try root.entries(of: path, name: name(path)) ?? [] {
        guard let entryName = entry.name, !entry.isHidden, entry.kind != .file else { continue }
        try add(entryName, at: "\(path)/\(entryName)", prefix: prefix, depth: depth)
      }
    } catch {
      index.problems.append(error)
    }
  }

  private mutating func add(
    _ entry: String, at path: String, prefix: String, depth: Int
  ) throws(Diagnostic) {
    let folder = AssetFolder(root: root, path: path, name: name(path))
    guard let dot = entry.lastIndex(of: ".") else {
      return try addGroup(entry, at: folder, prefix: prefix, depth: depth)
    }
    let assetName = prefix + entry[..<dot]
    switch entry[entry.index(after: dot)...] {
    case "colorset" where index.colors[assetName] == nil: index.colors[assetName] = folder
    case "imageset" where index.images[assetName] == nil: index.images[assetName] = folder
    case "symbolset": index.symbols.insert(assetName)
    // Icons, data, stickers: no view names them. A group may have a point in its name.
    case let kind where kind.hasSuffix("set") || kind.hasSuffix("icon"): break
    default: try addGroup(entry, at: folder, prefix: prefix, depth: depth)
    }
  }

  /// A folder in a catalog; its name is part of the names inside if it says so.
  private mutating func addGroup(
    _ entry: String, at folder: AssetFolder, prefix: String, depth: Int
  ) throws(Diagnostic) {
    let file = folder.file("Contents.json")
    var isNamespace = false
    if let data = try file.contents(maximum: FileLimit.configuration) {
      let document = try AssetDocument([UInt8](data), file: file.name)
      isNamespace = try document.properties()?.flag("provides-namespace") ?? false
    }
    walk(folder.path, prefix: isNamespace ? "\(prefix)\(entry)/" : prefix, depth: depth + 1)
  }
}
