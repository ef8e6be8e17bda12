package import Foundation

/// The products of the build, which lie beside the bundle of the tests, or above what is in that bundle.
package enum BuildFolder {
  /// The first file at `path` that satisfies `isWanted`, in the folder of the bundle or in one around it.
  ///
  /// - Throws: A `CocoaError` if there is none.
  package static func file(_ path: String, where isWanted: (URL) -> Bool) throws -> URL {
    let places = [CommandLine.arguments.first.map { URL(filePath: $0) }, Bundle.main.executableURL]
    for place in places.compactMap({ $0 }) {
      var folder = place.resolvingSymlinksInPath().deletingLastPathComponent()
      while folder.path != "/" {
        let file = folder.appending(path: path, directoryHint: .notDirectory)
        if isWanted(file) { return file }
        folder.deleteLastPathComponent()
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
