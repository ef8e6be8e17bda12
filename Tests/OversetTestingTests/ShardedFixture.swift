import Foundation
import OversetUI
import Testing

@testable import OversetTesting

/// Assertions that ``ShardedAssertionTests`` runs in processes of their own, in a project in their current folder: to
/// them, this source lies there.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["OVERSET_TEST_FIXTURE"] == "shards"),
  .serialized)
struct ShardedFixture {
  #sourceLocation(file:"Tests/ShopTests/ShopTests.swift",line:1)
  @Test("a card in all cells") func card() {
    assertLocalizedSnapshot(of: ShardedCard(key: "shop.title"))
  }

  @MainActor @Test("a button that is too narrow in German") func button() {
    assertLocalizedSnapshot(of: ShardedCard(key: "shop.buy").frame(width: 90))
  }

  @MainActor @Test("two cases", arguments: [1, 2]) func cases(number: Int) {
    assertLocalizedSnapshot(
      of: ShardedCard(key: "shop.title").padding(CGFloat(number)), named: "case\(number)",
      locales: ["en", "de"])
  }

  /// The test itself judges these cells, so that every process looks at all of them.
  @Test("what is verified by hand") func byHand() throws {
    let outcome = try verifyLocalizedSnapshot(
      of: ShardedCard(key: "shop.title"), locales: ["en", "de", "ar"])
    #expect(outcome.cells.count == 6)
  }
  #sourceLocation()
}

private struct ShardedCard: View {
  let key: LocalizedStringKey

  var body: some View { Text(key).lineLimit(1) }
}
