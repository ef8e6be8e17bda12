import Foundation
import OversetLayoutEngine

/// The layout of a symbol: its outline rounded up to whole pixels, centred on the capitals beside it.
///
/// Sizes grow with the font's size, whatever its weight. Measured natively are the gear of a headline, 21.67 points
/// high, and symbols in a circle at body, 19.67 x 19.0 points; the others are by eye.
struct SymbolBehavior: LayoutBehavior, Sendable {
  /// The width of the outline, in points.
  let width: CGFloat
  /// The height of the outline, in points.
  let height: CGFloat
  /// The height of the capitals beside it, in points.
  let capHeight: CGFloat
  /// Whether it takes all it is offered.
  let isResizable: Bool

  func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let size = size(context)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    []
  }

  var ownGuides: [AlignmentKey] { isResizable ? [] : SymbolBehavior.baselines }

  private static let baselines = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    guard !isResizable, SymbolBehavior.baselines.contains(guide) else { return nil }
    let scale = context.displayScale
    return (((size(context).height + capHeight) / 2) * scale).rounded() / scale
  }

  private func size(_ context: LayoutContext) -> CGSize {
    let scale = context.displayScale
    return CGSize(
      width: (width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
  }
}

/// The layout of a picture of fixed size.
struct PictureBehavior: LayoutBehavior, Sendable {
  /// The size, in points.
  let size: CGSize

  func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize { size }

  func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    []
  }
}
