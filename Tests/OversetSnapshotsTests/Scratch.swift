import Foundation
import OversetRaster
import OversetSnapshots
import OversetTestBasics

extension Scratch {
  var root: URL { folder.appending(path: "__Snapshots__") }
  var artefacts: URL { folder.appending(path: ".overset") }
  var store: SnapshotStore { SnapshotStore(root: root, artefacts: artefacts) }
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
