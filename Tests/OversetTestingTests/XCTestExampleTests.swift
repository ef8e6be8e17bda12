import OversetUI
import SnapshotTesting
import XCTest

/// The same assertion in XCTest: the folder has the test file's name.
final class XCTestExampleTests: XCTestCase {
  func testCard() {
    assertLocalizedSnapshot(
      of: Text(verbatim: "OK"), layout: .fitting(width: 120), locales: ["en", "ar"],
      devices: ["iPhoneSE"])
  }
}
