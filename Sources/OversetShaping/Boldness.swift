package import Foundation

/// How much bolder an instance is drawn than its face: what a family without a bold face does for bold text.
///
/// The outlines grow by as much on both sides of each stroke, and the advances stay those of the face. That
/// is exact for Han, kana and Hangul, which iOS sets equally wide in all weights.
package struct Boldness: Hashable, Sendable {
  /// By how much strokes are thicker, in thousandths of an em.
  package let thousandths: Int

  /// The face as it was drawn.
  package static let own = Boldness(thousandths: 0)

  private init(thousandths: Int) { self.thousandths = thousandths }

  /// What makes a face of `weight` look like one of `wanted`, both from 1 to 1000.
  ///
  /// From Regular to Bold the stems of the Noto faces grow by 0.04 to 0.05 em: the lesser keeps the counters of
  /// dense characters open.
  init(of wanted: Int, from weight: Int) {
    let isBold = wanted >= Boldness.leastBold && weight < Boldness.leastBold
    thousandths = isBold ? (min(wanted, Boldness.boldest) - weight) * 2 / 15 : 0
  }

  /// Semibold: the lightest weight for which a bold face is chosen.
  private static let leastBold = 600
  private static let boldest = 800

  /// By how much strokes are thicker, in em.
  package var em: CGFloat { CGFloat(thousandths) / 1000 }

  /// What tells instances of one face apart by their boldness; nothing for its own.
  var mark: String { thousandths == 0 ? "" : "+\(thousandths)" }
}
