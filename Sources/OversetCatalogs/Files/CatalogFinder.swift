package import Foundation
package import OversetVocabulary

/// Finds catalog files by patterns.
package enum CatalogFinder {
  /// The catalogs that match any pattern, sorted by path, each file once.
  ///
  /// Files that are no catalogs are passed over, and so are links that lead nowhere. Unless the pattern
  /// spells them, so are names that begin with a point, folders of other people's code and of builds,
  /// and exports for translators. Links are followed; a directory is searched once for each pattern,
  /// however many links lead to it.
  ///
  /// - Parameters:
  ///   - globs: patterns such as `Locales/**` or `App/*.xcstrings`, relative to `root` unless they
  ///     begin with a slash.
  ///   - root: the folder that relative patterns begin at.
  /// - Throws: `Diagnostic` for a path without `*` that is missing, a directory or no
  ///   catalog, for a directory that cannot be listed, and for a file that is unreadable or too
  ///   large.
  package static func find(globs: [String], root: URL) throws(Diagnostic) -> [URL] {
    var found: [String: URL] = [:]
    for glob in globs {
      var search = GlobSearch(
        glob: glob, base: glob.hasPrefix("/") ? URL(fileURLWithPath: "/") : root)
      for url in try search.run() {
        let canonical = url.resolvingSymlinksInPath().path
        // Of several names for one file the first in order stays.
        if let earlier = found[canonical], earlier.path <= url.path { continue }
        found[canonical] = url
      }
    }
    return found.values.sorted { $0.path < $1.path }
  }
}

/// The search for one pattern.
private struct GlobSearch {
  private let glob: String
  private let base: URL
  private let components: [Glob.Component]
  private var files: [URL] = []
  /// Directories searched already, with the component they were searched for.
  private var visited: Set<Visit> = []

  private struct Visit: Hashable {
    let path: String
    let component: Int
  }

  init(glob: String, base: URL) {
    self.glob = glob
    self.base = base
    components = Glob(glob).components
  }

  mutating func run() throws(Diagnostic) -> [URL] {
    if components.contains(where: \.isWild) {
      try search(base, from: 0)
    } else {
      try addNamedFile()
    }
    return files
  }

  private mutating func addNamedFile() throws(Diagnostic) {
    let url = components.reduce(base) { $0.appendingPathComponent($1.text) }
    try CatalogFile.check(url, name: url.path)
    guard CatalogFormat(fileName: url.lastPathComponent) != nil else {
      throw Diagnostic(
        .data, file: url.path, problem: "the file is not a catalog",
        remedy: "use a file with the extension .xcstrings, .strings, .stringsdict or .xliff")
    }
    files.append(url)
  }

  private mutating func search(_ directory: URL, from index: Int) throws(Diagnostic) {
    guard index < components.count else { return }
    let visit = Visit(path: directory.resolvingSymlinksInPath().path, component: index)
    guard visited.insert(visit).inserted else { return }
    let component = components[index]
    let isLast = index == components.count - 1
    if component.isAnyDepth {
      if !isLast { try search(directory, from: index + 1) }
      for entry in try entries(of: directory) where !entry.name.hasPrefix(".") {
        if entry.isDirectory {
          guard !Self.isPassedOver(entry.name) else { continue }
          try search(entry.url, from: index)
        } else if isLast {
          try add(entry.url, type: entry.type)
        }
      }
    } else if component.isWild {
      for entry in try entries(of: directory) where component.matches(entry.name) {
        try step(to: entry.url, type: entry.type, after: index)
      }
    } else {
      let url = directory.appendingPathComponent(component.text)
      guard let type = CatalogFile.type(of: url) else { return }
      try step(to: url, type: type, after: index)
    }
  }

  private mutating func step(
    to url: URL, type: FileAttributeType?, after index: Int
  ) throws(Diagnostic) {
    if type == .typeDirectory {
      try search(url, from: index + 1)
    } else if index == components.count - 1 {
      try add(url, type: type)
    }
  }

  private mutating func add(_ url: URL, type: FileAttributeType?) throws(Diagnostic) {
    guard type == .typeRegular, CatalogFormat(fileName: url.lastPathComponent) != nil else {
      return
    }
    try CatalogFile.check(url, name: url.path)
    files.append(url)
  }

  /// Whether a folder holds nothing of the app's own source: dependencies, what a build made, and the
  /// copies in an export (`.xcloc`).
  private static func isPassedOver(_ name: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "node_modules"].contains(name) || name.hasSuffix(".xcloc")
  }

  private struct Entry {
    let name: String
    let url: URL
    /// What its name leads to, links followed; nil where that is nothing.
    let type: FileAttributeType?
    var isDirectory: Bool { type == .typeDirectory }
  }

  /// What a directory holds, sorted by name.
  private func entries(of directory: URL) throws(Diagnostic) -> [Entry] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    } catch {
      throw Diagnostic(
        .inputOutput, file: directory.path, problem: "the directory cannot be listed",
        remedy: "check the path and its permissions, or narrow the pattern \(glob)")
    }
    return names.sorted().map { name in
      let url = directory.appendingPathComponent(name)
      return Entry(name: name, url: url, type: CatalogFile.type(of: url))
    }
  }
}
