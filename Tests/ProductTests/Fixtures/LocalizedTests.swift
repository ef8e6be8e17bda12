// Localized assertions about the app's views.
import App
import Foundation
import OversetTesting
import SwiftUI
import Testing

@MainActor @Suite struct LocalizedTests {
  @Test(
    "a view is laid out everywhere",
    .matrix(locales: ["ar"], typeSizes: [.accessibility1], appearances: [.dark]))
  func everywhere() throws {
    let view = VStack { Text("title").font(.headline) }
    assertLocalizedSnapshot(of: view, layout: .fitting(width: 320), locales: ["en", "ar"])
    assertComponentSnapshot(of: view, device: .iPhoneSE, locale: .arabic)
    try assertActionSnapshot(of: view) { driver in try driver.tap("title") }
    do throws(Diagnostic) {
      let outcome = try verifyLocalizedSnapshot(of: view, typeSizes: [.large], record: .never)
      #expect(outcome.failureMessages == [] && outcome.cells.allSatisfy(\.isMatch))
      #expect(outcome.exitCode == 0)
    } catch {
      Issue.record("\(error.problem); \(error.remedy) \(error.place?.file ?? "")")
    }
  }

  @Test("the names are the app's") func names() {
    let words = greet(
      Project(), Device(), Component(), Finding(), Engine(), MatrixRun(), Slot(), Rule(),
      Baseline(), Bitmap(), Placement(), Viewport(), LayoutNode(), Appearance.formal,
      TypeSize.medium, TextStyle.prose, TruncationMode.hard, Severity.mild, Control.remote)
    #expect(!words.isEmpty)
  }
}
