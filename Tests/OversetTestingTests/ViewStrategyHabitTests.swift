import OversetUI
import SnapshotTesting
import Testing

struct PriceCard: View {
  let price: String

  var body: some View { Text(verbatim: price).padding(4) }
}

struct Receipt: Sendable { let total: String }

extension Snapshotting where Value == PriceCard, Format == UIImage {
  static let image: Snapshotting = Snapshotting<AnyView, UIImage>.image.pullback { card in
    AnyView(card)
  }
}

extension Snapshotting where Value == Receipt, Format == UIImage {
  static let drawn = Snapshotting(
    pathExtension: "png", diffing: .image,
    asyncSnapshot: { receipt in
      Async { callback in
        Snapshotting<AnyView, UIImage>.image
          .snapshot(AnyView(Text(verbatim: receipt.total))).run(callback)
      }
    })
}

/// Strategies for views of one's own, as people write them for swift-snapshot-testing: these references
/// are committed.
struct ViewStrategyHabitTests {
  @Test("a custom strategy of one view matches its picture")
  @MainActor func aStrategyOfOneView() {
    assertSnapshot(of: PriceCard(price: "12.50"), as: .image)
  }

  @Test("a strategy that draws later matches its picture")
  func aStrategyThatDrawsLater() {
    assertSnapshot(of: Receipt(total: "12.50"), as: .drawn)
  }

  /// The same drawing whether a view is erased on the main actor or elsewhere.
  @Test("a view erased on or off the main actor gives one picture")
  func erasingOutsideOfTheMainActor() async {
    let outside = Snapshotting<AnyView, UIImage>.image.pullback { (text: String) in
      AnyView(Text(verbatim: text))
    }
    assertSnapshot(of: "12.50", as: outside, named: "text")
    await MainActor.run {
      let onMain: Snapshotting<Text, UIImage> = Snapshotting<AnyView, UIImage>.image.pullback {
        AnyView($0)
      }
      assertSnapshot(
        of: Text(verbatim: "12.50"), as: onMain, named: "text",
        testName: "erasingOutsideOfTheMainActor()")
    }
  }
}
