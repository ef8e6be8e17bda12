import OversetConfig
import OversetUnicode

/// The running sums of the items of one family whose widths a correction changes.
struct CorrectedSums: Sendable {
  private let family: Int
  private let correction: WidthCorrection
  private var sums: AdvanceSums

  /// The sums of every family of `items` that has a correction, in the families' order.
  static func make(
    of items: [ShapedItem], count: Int, graphemes: ClusterBoundaries,
    corrections: [Int: WidthCorrection]
  ) -> [CorrectedSums] {
    guard !corrections.isEmpty else { return [] }
    return corrections.sorted { $0.key < $1.key }.compactMap { family, correction in
      let own = items.filter { $0.item.face == .family(family) }
      guard !own.isEmpty else { return nil }
      return CorrectedSums(
        family: family, correction: correction,
        sums: AdvanceSums(count: count, items: own, graphemes: graphemes))
    }
  }

  /// Adds the advances of the display size.
  mutating func addDisplayAdvances(of items: [ShapedItem]) {
    sums.addDisplayAdvances(of: items.filter { $0.item.face == .family(family) })
  }

  /// By how much the correction changes the width from `start` to `end`, in points.
  func change(from start: Int, to end: Int, _ factors: SizeFactors) -> Double {
    sums.width(from: start, to: end, factors.corrected(by: correction))
      - sums.width(from: start, to: end, factors)
  }
}
