import Foundation
import OversetVocabulary

extension BoundFile {
  /// The repository around the file, else the folder that bounds it, and the file's path from there without
  /// links; nil for a file that is not there.
  package var placeInRepository: (root: FileRoot, path: String)? {
    guard let path = resolvedURL?.wholePath else { return nil }
    let root = boundingFolder.inRepository
    let whole = FileRoot(
      URL(filePath: root.boundary, directoryHint: .isDirectory))
    return FileRoot.path(path, below: whole.boundary)
      .map { (whole, $0.joined(separator: "/")) }
  }
}
