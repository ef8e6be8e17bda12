import OversetChecks
import OversetSlots
import OversetVocabulary
import Testing

/// What follows from what an app states for all texts of a kind.
struct SystemLookTests {
  /// 34 letters: some 300 points as the title of a bar, and twice that as a large one.
  private static let check = SourceCheck(translation: "Benachrichtigungen erlauben, bitte")

  /// A slot, the width that is not its text's, and what the app states for all its texts.
  struct Look: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var slot = "navigationTitle"
    var statedFor: String?
    let change: @Sendable (inout SystemLook) -> Void
    let isCut: Bool
  }

  static let looks = [
    Look(testDescription: "nothing", change: { _ in }, isCut: true),
    Look(testDescription: "a smaller font", change: { $0.size = 10 }, isCut: false),
    Look(testDescription: "a larger font makes no room", change: { $0.size = 40 }, isCut: true),
    Look(testDescription: "a scale", change: { $0.minimumScaleFactor = 0.1 }, isCut: false),
    Look(
      testDescription: "a scale that is too large", change: { $0.minimumScaleFactor = 0.99 },
      isCut: true),
    Look(testDescription: "lines", change: { $0.lineLimit = 0 }, isCut: false),
    Look(
      testDescription: "a font that is not known", change: { $0.hasOpenFont = true }, isCut: false),
    Look(
      testDescription: "a font of another slot", statedFor: "largeTitle", change: { $0.size = 10 },
      isCut: true),
    Look(
      testDescription: "a large title", slot: "largeTitle", change: { $0.size = 12 }, isCut: false),
    Look(testDescription: "a large title alone", slot: "largeTitle", change: { _ in }, isCut: true),
    Look(
      testDescription: "segments of two lines", slot: "segment(of:3)", change: { $0.lineLimit = 0 },
      isCut: false),
    Look(testDescription: "segments", slot: "segment(of:3)", change: { _ in }, isCut: true),
  ]

  @Test("a text is cut only if no look that the app states shows it whole", arguments: looks)
  func statedLooks(look: Look) async throws {
    var stated = SystemLook()
    look.change(&stated)
    let place = SourceCheck.place(look.slot) {
      $0.margins = look.slot == "navigationTitle" ? 120 : nil
      $0.systemLooks = [look.statedFor ?? look.slot: stated]
    }
    #expect(SourceCheck.isCut(try await Self.check.outcome([place])) == look.isCut)
  }

  @Test("a text whose font is not known is not judged", arguments: [true, false])
  func openFonts(isOpen: Bool) async throws {
    let place = SourceCheck.place("body(lines:1)") {
      $0.width = 100
      $0.hasOpenFont = isOpen
    }
    #expect(SourceCheck.isCut(try await Self.check.outcome([place])) != isOpen)
  }
}
