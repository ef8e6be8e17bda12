package import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetVocabulary
import Synchronization

/// The projects that assertions of this process look at, each read once.
package enum TestProjects {
  private static let read = Mutex<[String: Result<Project, Diagnostic>]>([:])

  /// The project of the package that holds a source file.
  ///
  /// - Throws: `Diagnostic` for the first file of the project that is wrong, and where no folder
  ///   above the source file has a `Package.swift`.
  static func project(ofSource file: String) throws(Diagnostic) -> Project {
    guard let root = root(ofSource: file) else {
      throw Diagnostic(
        .usage, file: file, problem: "no folder above this file contains a Package.swift",
        remedy: "run the tests where their sources are, inside a package")
    }
    let path = root.path(percentEncoded: false)
    return try read.withLock { read in
      if let known = read[path] { return known }
      let result = Result { () throws(Diagnostic) in
        try Project(root: root, today: CalendarDay(Date()))
      }
      read[path] = result
      return result
    }.get()
  }

  /// The nearest folder above `file` that contains a package; nil if there is none.
  package static func root(ofSource file: String) -> URL? {
    var folder = URL(filePath: file).deletingLastPathComponent().standardizedFileURL
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift", directoryHint: .notDirectory)
      if NamedPath.kind(manifest.wholePath) != nil {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
