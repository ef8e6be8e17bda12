// A test file that imports SnapshotTesting beside the app, with Foundation's generic `Measurement`.
import App
import Foundation
import SnapshotTesting
import Testing

let distance: Measurement<UnitLength> = Measurement(value: 42, unit: .kilometers)

extension Snapshotting where Value == Project, Format == String {
  static var card: Snapshotting { SimplySnapshotting.lines.pullback { $0.name } }
}

@Suite(.snapshots(record: .never, diffTool: "ksdiff")) struct SnapshotTests {
  @Test("a project has a card") func projects() {
    assertSnapshot(of: Project(), as: .card)
    assertSnapshot(of: "\(distance)", as: .lines, named: "distance", record: .missing)
    assertSnapshot(of: ["a": 1], as: .json)
    #expect(verifySnapshot(of: "a", as: .lines) == nil)
    withSnapshotTesting(record: .failed) { assertSnapshot(of: "b", as: .dump) }
  }

  @Test("the names are the app's") func names() {
    let words = greet(
      Project(), Device(), Component(), Finding(), Engine(), MatrixRun(), Slot(), Rule(),
      Baseline(), Bitmap(), Placement(), Viewport(), LayoutNode(), Appearance.formal,
      TypeSize.medium, TextStyle.prose, TruncationMode.hard, Severity.mild, Control.remote)
    #expect(!words.isEmpty)
  }
}
