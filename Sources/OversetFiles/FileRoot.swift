import COversetPOSIX
package import Foundation
import OversetVocabulary

/// A folder in which paths begin, and the folder around it that no path leads out of.
///
/// Both are found once, links followed: above them, links are the user's own. Below, every path is walked on
/// descriptors, one name after the other. Reading follows a link as far as it stays inside; writing and
/// removing follow none. Nothing leads into a folder called `.git`.
package struct FileRoot: Sendable, Hashable {
  /// The folder in which paths begin, as it was named.
  package let folder: URL
  /// The folder that no path leads out of, without links.
  package let boundary: String
  /// The names that lead from the boundary to the folder.
  let base: [String]

  /// The spellings of ``folder`` that absolute paths may begin with.
  private let spellings: [[Substring]]

  /// A folder that bounds its paths itself. It need not exist.
  ///
  /// - Parameter outer: A folder that bounds them instead, if this one lies in it.
  package init(_ folder: URL, within outer: URL? = nil) {
    let path = folder.absoluteURL.path(percentEncoded: false)
    let real = RealPath(path)
    var boundary = real.existing
    var base = real.missing
    if let outer {
      let around = RealPath(outer.absoluteURL.path(percentEncoded: false))
      if around.missing.isEmpty, let rest = Self.path(boundary, below: around.existing) {
        (boundary, base) = (around.existing, rest + base)
      }
    }
    self.init(folder, boundary: boundary, base: base)
  }

  private init(_ folder: URL, boundary: String, base: [String]) {
    self.folder = folder
    self.boundary = boundary
    self.base = base
    spellings = [folder.absoluteURL, folder.standardizedFileURL].map {
      $0.path(percentEncoded: false).split(separator: "/")
    }
  }

  /// The folder around a file that is to be written. No link on the way to it is followed where it lies
  /// below the current folder; elsewhere its folder is the user's own, links or not.
  package init(around file: URL) {
    let here = NamedPath.currentFolder
    let folder = file.deletingLastPathComponent()
    let below = Self.path(
      folder.standardizedFileURL.path(percentEncoded: false), below: here)
    guard let below else {
      self.init(folder)
      return
    }
    let real = RealPath(here)
    self.init(folder, boundary: real.existing, base: real.missing + below)
  }

  /// The same folder, bounded by the repository around it: the nearest folder with a `.git`, from the
  /// boundary upwards. Without one the boundary stays.
  package var inRepository: FileRoot {
    var names = boundary.split(separator: "/").map(String.init)
    var below: [String] = []
    while true {
      let path = "/" + names.joined(separator: "/")
      if unsafe access(path + "/.git", F_OK) == 0 {
        return FileRoot(folder, boundary: path, base: below + base)
      }
      guard let last = names.popLast() else { return self }
      below.insert(last, at: 0)
    }
  }

  /// The folder's absolute path, without links as far as it exists.
  package var path: String {
    ([boundary == "/" ? "" : boundary] + base).joined(separator: "/")
  }

  /// The uppermost folder on the way from the boundary that is to be made; nil for a folder that is there. Only of a root
  /// that bounds itself.
  package var madeFirst: String? {
    base.first.map { (boundary == "/" ? "" : boundary) + "/" + $0 }
  }

  /// A file below the folder. Reports and errors call it by `path`.
  package func file(_ path: String) -> BoundFile { BoundFile(path, in: self) }

  /// The names that a path consists of, from the boundary, and how many of them lead to the folder.
  func names(of path: String) throws(Diagnostic) -> (names: [String], base: Int) {
    guard !path.utf8.contains(0) else { throw FileFailure.invalid(path: path) }
    let names = path.split(separator: "/")
    guard path.hasPrefix("/") else { return (base + names.map(String.init), base.count) }
    for spelling in spellings where names.starts(with: spelling) {
      return (base + names.dropFirst(spelling.count).map(String.init), base.count)
    }
    guard let rest = Self.path(path, below: boundary) else {
      throw FileFailure.leadsOut(path: path, of: boundary)
    }
    return (rest, 0)
  }

  /// The names that lead from a folder to a path; nil if it does not lie below it.
  static func path(_ path: String, below folder: String) -> [String]? {
    let names = path.split(separator: "/")
    let outer = folder.split(separator: "/")
    guard names.starts(with: outer) else { return nil }
    return names.dropFirst(outer.count).map(String.init)
  }
}

/// A path as far as it exists, without links, and the names that do not.
private struct RealPath {
  let existing: String
  let missing: [String]

  init(_ path: String) {
    var path = path
    var missing: [String] = []
    while true {
      if let real = Self.resolved(path) {
        self.existing = real
        self.missing = missing
        return
      }
      var names = path.split(separator: "/").map(String.init)
      guard let last = names.popLast() else { break }
      missing.insert(last, at: 0)
      path = "/" + names.joined(separator: "/")
    }
    existing = "/"
    self.missing = missing
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
