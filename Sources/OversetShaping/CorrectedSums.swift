import OversetConfig
import OversetUnicode
import OversetVocabulary

/// The running sums of the items of one family whose widths a correction changes.
struct CorrectedSums: Sendable {
  private let family: Int
  private let correction: WidthCorrection
  private var sums: AdvanceSums
  /// What the corrections of scripts change about those items.
  private let changes: WidthChanges?

  /// The sums of every family of `items` that has a correction, in the families' order.
  static func make(
    of request: Shaper.Request, items: [ShapedItem], graphemes: ClusterBoundaries,
    fonts: FontCollection
  ) -> [CorrectedSums] {
    guard !fonts.corrections.isEmpty else { return [] }
    return fonts.corrections.sorted { $0.key < $1.key }.compactMap { family, correction in
      let own = items.filter { $0.item.face == .family(family) }
      guard !own.isEmpty else { return nil }
      return CorrectedSums(
        family: family, correction: correction,
        sums: AdvanceSums(count: request.text.count, items: own, graphemes: graphemes),
        changes: WidthChanges(
          of: request, items: own, graphemes: graphemes, widths: fonts.scriptWidths))
    }
  }

  /// Adds the advances of the display size.
  mutating func addDisplayAdvances(of items: [ShapedItem]) {
    sums.addDisplayAdvances(of: items.filter { $0.item.face == .family(family) })
  }

  /// By how much the correction changes the width from `start` to `end`, in points.
  func change(from start: Int, to end: Int, _ factors: SizeFactors) -> Double {
    let corrected = factors.corrected(by: correction)
    let change = changes?.width(from: start, to: end, size: factors.size) ?? 0
    return sums.width(from: start, to: end, corrected) - sums.width(from: start, to: end, factors)
      + (factors.metrics == .ios ? change * (corrected.scale - 1) : 0)
  }
}
