package import Foundation
package import OversetVocabulary

/// A file, and how far the links on its path may lead.
package struct BoundFile: Sendable, Hashable {
  /// The whole path, for reports.
  package let url: URL
  /// What errors call it.
  package let name: String
  /// The folder that bounds it; nil for a file that the user named.
  private let root: FileRoot?
  private let path: String

  /// A file below a folder. Errors call it by `name`, else by its path.
  package init(_ path: String, in root: FileRoot, name: String? = nil) {
    url = URL(
      filePath: path, directoryHint: .notDirectory,
      relativeTo: URL(
        filePath: root.folder.path(percentEncoded: false), directoryHint: .isDirectory))
    self.name = name ?? path
    self.root = root
    self.path = path
  }

  /// A file that the user named, in an argument or in code: the path may lead anywhere, through any links.
  package init(named url: URL, as name: String? = nil) {
    self.url = url
    path = url.absoluteURL.path(percentEncoded: false)
    self.name = name ?? url.relativePath
    root = nil
  }

  /// A file that an argument names. In the repository around `folder` that bounds it: what lies there need
  /// not be the user's. Elsewhere the path is the user's own, and may lead anywhere.
  package init(
    argument url: URL, as name: String? = nil, around folder: URL = NamedPath.currentFolderURL
  ) {
    let root = FileRoot(folder).inRepository
    let file = url.standardizedFileURL
    guard root.contains(file) else {
      self.init(named: url, as: name)
      return
    }
    self.init(file.wholePath, in: root, name: name ?? url.relativePath)
  }

  /// The file's own name.
  package var lastPathComponent: String { url.lastPathComponent }

  /// A file that this one names by a path from its folder. It may lie anywhere in the repository, or where
  /// the user's own file lies: anywhere.
  package func neighbor(_ path: String) -> BoundFile {
    guard let root else {
      return BoundFile(named: URL(filePath: path, relativeTo: url).absoluteURL)
    }
    let folder = self.path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    return BoundFile(
      path.hasPrefix("/") ? path : folder + path, in: root.inRepository)
  }

  /// Whether anything is there.
  ///
  /// - Throws: `Diagnostic` for a link that leads to nothing or outside.
  package var exists: Bool {
    get throws(Diagnostic) {
      if let root { return try root.resolve(path, name: name) != nil }
      return NamedPath.kind(path) != nil
    }
  }

  /// What is there; nil if there is nothing.
  ///
  /// - Throws: `Diagnostic` for a link that leads to nothing or outside.
  package var kind: FileKind? {
    get throws(Diagnostic) {
      if let root { return try root.resolve(path, name: name)?.kind }
      return NamedPath.kind(path)
    }
  }

  /// The path without links: two names of one file have the same. Nil if there is no such file.
  package func resolvedPath() throws(Diagnostic) -> String? {
    guard let root else { return NamedPath.withoutLinks(path) }
    return try root.resolve(path, name: name)?.path
  }

  /// The folder that bounds the file; of one that the user named its own.
  var boundingFolder: FileRoot { root ?? FileRoot(url.deletingLastPathComponent()) }

  /// Where the file is, once links are followed; nil if it is not there.
  var resolvedURL: URL? {
    guard let root else { return URL(filePath: NamedPath.withoutLinks(path)) }
    return try? root.resolve(path, name: name).map {
      URL(filePath: "\(root.boundary)/\($0.path)", directoryHint: .notDirectory)
    }
  }

  /// The contents; nil if there is no such file.
  ///
  /// - Parameter maximum: The most bytes that it may have.
  /// - Throws: `Diagnostic` for what is no file, is too large, cannot be read or leads outside.
  package func contents(maximum: Int) throws(Diagnostic) -> Data? {
    if let root { return try root.read(path, maximum: maximum, name: name) }
    return try NamedPath.read(path, maximum: maximum, name: name)
  }

  /// Makes sure that ``contents(maximum:)`` would be read, without reading; false if there is no such file.
  package func check(maximum: Int) throws(Diagnostic) -> Bool {
    if let root { return try root.check(path, maximum: maximum, name: name) }
    return try NamedPath.check(path, maximum: maximum, name: name)
  }
}
