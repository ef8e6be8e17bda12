package import Foundation

/// The small faces that are there for tests; `make_faces.py` beside them draws them.
package enum TestFaces {
  /// The folder of the faces and of the manifests that name them.
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Faces", directoryHint: .isDirectory)

  /// The manifest of this name.
  package static func manifest(_ name: String) -> URL { folder.appending(path: "\(name).yml") }
}
