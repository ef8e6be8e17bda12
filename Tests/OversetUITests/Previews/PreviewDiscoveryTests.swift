import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// Previews are found in the running program, with what their source says of them.
@MainActor
@Suite struct PreviewDiscoveryTests {
  private static let file = "OversetUITests/PreviewedViews.swift"

  private func declared() async -> [DiscoveredPreview] {
    await PreviewDiscovery.previews().filter {
      guard case .file(PreviewDiscoveryTests.file, _) = $0.source else { return false }
      return true
    }
  }

  private func provided() async -> [DiscoveredPreview] {
    await PreviewDiscovery.previews().filter {
      $0.source == .provider(type: "OversetUITests.Badge_Previews", index: 0)
        || $0.source == .provider(type: "OversetUITests.Badge_Previews", index: 1)
    }
  }

  @Test("every preview of a file is found, in the order of the file, with its name and room")
  func findsDeclaredPreviews() async {
    let previews = await declared()
    #expect(
      previews.map(\.name) == [
        nil, "A \"quoted\" name {", "Fitting", "Fixed", "State", "A type of its own", "Modified",
      ])
    #expect(
      previews.map(\.room) == [
        .device, .device, .sizeThatFits, .fixed(CGSize(width: 200, height: 100)), .device,
        .device, .device,
      ])
  }

  @Test("a preview shows its views, its state and what its modifier adds")
  func showsViews() async throws {
    let stage = try Stage()
    let texts = await declared().map { preview in
      stage.layout(preview.view(), width: 300).texts.map(\.text.string)
    }
    #expect(
      texts == [
        ["1 new"], ["2 new", "a literal with a literal with } and { in it"], ["3 new"],
        ["4 new"], ["On", "a", "b"], ["sample"], ["5 new", "context 7"],
      ])
  }

  @Test("each view of a provider is a preview, and what is said further inside wins")
  func findsProvidedPreviews() async throws {
    let previews = await provided()
    #expect(previews.map(\.name) == ["Six", "Any"])
    #expect(previews.map(\.room) == [.sizeThatFits, .fixed(CGSize(width: 100, height: 50))])
    let stage = try Stage()
    let texts = previews.map { stage.layout($0.view(), width: 300).texts.map(\.text.string) }
    #expect(texts == [["6 new"], ["7 new"]])
  }

  @Test("the order does not depend on that of the linker")
  func isOrdered() async {
    let all = await PreviewDiscovery.previews().map(\.source)
    let again = await PreviewDiscovery.previews().map(\.source)
    #expect(all == again)
    #expect(Set(all).count == all.count)
  }

  @Test("an entry of the environment has its default and the value that is set")
  func entriesAreValues() {
    var values = EnvironmentValues()
    #expect(values.badgeTint == .red)
    #expect(values.badgeLimit == 99)
    #expect(values.badgeName == "badge")
    #expect(values.onBadge == nil)
    values.badgeLimit = 9
    #expect(values.badgeLimit == 9)
  }
}
