// A test file that keeps references in its source.
import App
import Foundation
import InlineSnapshotTesting
import Testing

@Suite struct InlineTests {
  @Test("the names are the app's") func names() {
    assertInlineSnapshot(
      of: greet(
        Project(), Device(), Component(), Finding(), Engine(), MatrixRun(), Slot(), Rule(),
        Baseline(), Bitmap(), Placement(), Viewport(), LayoutNode(), Appearance.formal,
        TypeSize.medium, TextStyle.prose, TruncationMode.hard, Severity.mild, Control.remote),
      as: .lines
    ) {
      """
      Notes
      """
    }
  }
}
