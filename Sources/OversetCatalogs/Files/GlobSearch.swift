import OversetFiles
import OversetVocabulary

/// The search for one pattern.
struct GlobSearch {
  private let root: FileRoot
  private let name: (String) -> String
  private let components: [Glob.Component]
  /// The folder that the search begins in: the pattern as far as it has no wildcard.
  private let start: String
  private(set) var found = CatalogSearch()
  /// Directories searched already, with the component they were searched for.
  private var visited: Set<Visit> = []

  private struct Visit: Hashable {
    let path: ExactString
    let component: Int
  }

  /// - Parameter name: What errors and notes call a path from the root's folder.
  init(glob: String, root: FileRoot, name: @escaping (String) -> String) {
    self.root = root
    self.name = name
    let components = Glob(glob).components
    let literal = components.prefix { !$0.isWild }
    start = (glob.hasPrefix("/") ? "/" : "") + literal.map(\.text).joined(separator: "/")
    self.components = Array(components.dropFirst(literal.count))
  }

  mutating func run() throws(Diagnostic) -> CatalogSearch {
    if components.isEmpty {
      try addNamedFile()
    } else {
      try search(start, from: 0)
    }
    return found
  }

  private mutating func addNamedFile() throws(Diagnostic) {
    let file = file(start)
    try CatalogFile.check(file)
    _ = try CatalogFormat(of: file.lastPathComponent, called: file.name)
    found.files.append(file)
  }

  private mutating func search(_ directory: String, from index: Int) throws(Diagnostic) {
    guard index < components.count,
      let place = try root.resolve(directory, name: name(directory)), place.kind == .folder,
      visited.insert(Visit(path: ExactString(place.path), component: index)).inserted
    else { return }
    let component = components[index]
    let isLast = index == components.count - 1
    if component.isAnyDepth {
      if !isLast { try search(directory, from: index + 1) }
      for entry in entries(of: directory) where !entry.isHidden {
        guard let (path, kind) = target(of: entry, in: directory) else { continue }
        if kind == .folder {
          guard !PassedOverFolders.contain(entry.shownName) else { continue }
          try search(path, from: index, through: entry)
        } else if isLast {
          add(path, kind)
        }
      }
    } else if component.isWild {
      for entry in entries(of: directory) where component.matches(entry.shownName) {
        guard let (path, kind) = target(of: entry, in: directory) else { continue }
        try step(to: path, kind, after: index, through: entry)
      }
    } else {
      let path = join(directory, component.text)
      guard let place = try root.resolve(path, name: name(path)) else { return }
      try step(to: path, place.kind, after: index, through: nil)
    }
  }

  private mutating func step(
    to path: String, _ kind: FileKind, after index: Int, through entry: FolderEntry?
  ) throws(Diagnostic) {
    if kind == .folder {
      try search(path, from: index + 1, through: entry)
    } else if index == components.count - 1 {
      add(path, kind)
    }
  }

  /// Searches a folder, and notes the link that leads to it where catalogs are behind it.
  private mutating func search(
    _ path: String, from index: Int, through entry: FolderEntry?
  ) throws(Diagnostic) {
    let before = found.files.count
    try search(path, from: index)
    if entry?.kind == .link, found.files.count > before {
      found.notes.append("\(name(path)): a symbolic link to a folder, whose catalogs were read")
    }
  }

  private mutating func add(_ path: String, _ kind: FileKind) {
    let file = file(path)
    guard kind == .file, CatalogFormat(fileName: file.lastPathComponent) != nil else { return }
    do throws(Diagnostic) {
      try CatalogFile.check(file)
      found.files.append(file)
    } catch {
      found.errors.append(error)
    }
  }

  /// What an entry leads to, and its path; nil for what is not searched, which is then noted.
  private mutating func target(
    of entry: FolderEntry, in directory: String
  ) -> (path: String, kind: FileKind)? {
    let path = join(directory, entry.shownName)
    guard entry.name != nil else {
      if entry.kind != .file || Self.isCatalog(entry.shownName) {
        found.errors.append(
          Diagnostic(
            .data, file: name(path), problem: "this name is not UTF-8", remedy: "rename it"))
      }
      return nil
    }
    guard entry.kind == .link else { return (path, entry.kind) }
    do throws(Diagnostic) {
      return try root.resolve(path, name: name(path)).map { (path, $0.kind) }
    } catch {
      if Self.isCatalog(entry.shownName) {
        found.errors.append(error)
      } else {
        found.unsearched.append(error)
      }
      return nil
    }
  }

  /// Whether the name of a file or folder promises catalogs.
  private static func isCatalog(_ name: String) -> Bool {
    CatalogFormat(fileName: name) != nil || name.lowercased().hasSuffix(".lproj")
  }

  /// What a directory holds, sorted by name; nothing of one that cannot be listed, which is an error among
  /// those of the search.
  private mutating func entries(of directory: String) -> [FolderEntry] {
    do throws(Diagnostic) {
      return try root.entries(of: directory, name: name(directory)) ?? []
    } catch {
      found.errors.append(error)
      return []
    }
  }

  private func file(_ path: String) -> BoundFile {
    BoundFile(path, in: root, name: name(path))
  }

  private func join(_ directory: String, _ name: String) -> String {
    directory.isEmpty || directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }
}
