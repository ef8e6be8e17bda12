import OversetCatalogs
import OversetFiles
import OversetVocabulary

/// Finds the `.xcassets` folders that patterns name.
struct AssetCatalogFinder {
  private let root: FileRoot
  private let name: (String) -> String
  private(set) var catalogs: [String] = []
  private(set) var problems: [Diagnostic] = []
  private var visited: Set<String> = []

  /// The most folders that are searched: a project has some thousand.
  private static let mostFolders = 50_000
  private static let greatestDepth = 64

  init(root: FileRoot, name: @escaping (String) -> String) {
    self.root = root
    self.name = name
  }

  /// Adds what `pattern` names: a catalog, or with `*` those below a folder.
  ///
  /// A pattern passes over names that begin with a point, over folders of other people's code, of builds and of
  /// tests.
  mutating func search(_ pattern: String) {
    let glob = Glob(pattern)
    let start = glob.components.prefix { !$0.isWild }.map(\.text).joined(separator: "/")
    let path = pattern.hasPrefix("/") ? "/" + start : start
    guard glob.isWild else { return addNamed(path) }
    visited = []
    walk(path, glob, depth: 0)
  }

  private mutating func addNamed(_ path: String) {
    do throws(Diagnostic) {
      guard path.hasSuffix(".xcassets"),
        try root.resolve(path, name: name(path))?.kind == .folder
      else {
        throw Diagnostic(
          .data, file: name(path), problem: "this is no asset catalog",
          remedy: "name a folder that ends with .xcassets, or write \(path)/** for those below")
      }
      add(path)
    } catch {
      problems.append(error)
    }
  }

  private mutating func walk(_ path: String, _ glob: Glob, depth: Int) {
    guard depth <= Self.greatestDepth, visited.count < Self.mostFolders else { return }
    do throws(Diagnostic) {
      guard let place = try root.resolve(path, name: name(path)), place.kind == .folder,
        visited.insert(place.path).inserted
      else { return }
      for entry in try root.entries(of: path, name: name(path)) ?? [] {
        guard entry.kind == .folder || entry.kind == .link, !entry.isHidden,
          let entryName = entry.name
        else { continue }
        let below = path.isEmpty || path == "/" ? path + entryName : "\(path)/\(entryName)"
        if entryName.hasSuffix(".xcassets") {
          if glob.matches(below) { add(below) }
        } else if !PassedOverFolders.contain(entryName), !TestFolders.isOne(entryName) {
          walk(below, glob, depth: depth + 1)
        }
      }
    } catch {
      // A link that leads out or to nothing, and a folder that is closed to us, hold nothing of the app.
      return
    }
  }

  private mutating func add(_ path: String) {
    if !catalogs.contains(path) { catalogs.append(path) }
  }
}
