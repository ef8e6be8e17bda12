import Foundation
import OversetRaster
import OversetSnapshots
import OversetTestBasics

extension Scratch {
  var root: URL { folder.appending(path: "__Snapshots__") }
  var artefacts: URL { folder.appending(path: ".overset") }
  var store: SnapshotStore { SnapshotStore(root: root, artefacts: artefacts) }

  /// Every file and folder below the scratch folder, folders with a slash at the end, sorted.
  func listing() -> [String] {
    let names = FileManager.default.subpaths(atPath: folder.path()) ?? []
    return names.map { name in
      var isFolder: ObjCBool = false
      let path = folder.appending(path: name).path(percentEncoded: false)
      guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return name
      }
      return isFolder.boolValue ? name + "/" : name
    }.sorted()
  }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func data(_ path: String) throws -> Data { try Data(contentsOf: folder.appending(path: path)) }
}

extension Bitmap {
  static func plain(_ color: RGBAColor = .white, side: Int = 4) throws -> Bitmap {
    try Bitmap(width: side, height: side, filledWith: color)
  }
}

extension RecordBehavior {
  /// What a mode does outside of continuous integration.
  static func asking(_ mode: RecordMode) -> RecordBehavior {
    RecordPolicy.resolve(asked: mode, isContinuousIntegration: false)
  }
}
