package import Foundation

/// What a measured view says about itself, in points.
package struct LeafMetrics: Hashable, Sendable {
  /// The width, in points.
  package var width: CGFloat
  /// The height, in points.
  package var height: CGFloat
  /// The first baseline, in points from the top; `nil` if there is no text.
  package var firstBaseline: CGFloat?
  /// The last baseline, in points from the top; `nil` if there is no text.
  package var lastBaseline: CGFloat?

  /// Creates metrics, in points. Whoever measures text rounds its size up to the pixel.
  package init(size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
    width = size.width
    height = size.height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// The size, in points.
  package var size: CGSize { CGSize(width: width, height: height) }
}

/// A view that is measured by a function it was given: a text, an image, a control.
package struct LeafBehavior: LayoutBehavior {
  private let preferredSpacing: ViewSpacing
  private let measurements: Measurements

  /// Measuring may be costly, and a baseline is needed after the size: the results are shared by
  /// all copies of the behaviour.
  private final class Measurements {
    let measure: (ProposedSize) -> LeafMetrics
    var known = BoundedCache<ProposedSize, LeafMetrics>(capacity: 64)

    init(measure: @escaping (ProposedSize) -> LeafMetrics) {
      self.measure = measure
    }

    func metrics(_ proposal: ProposedSize) -> LeafMetrics {
      if let metrics = known[proposal] { return metrics }
      let metrics = measure(proposal)
      known.store(metrics, for: proposal)
      return metrics
    }
  }

  /// Creates a leaf.
  ///
  /// - Parameters:
  ///   - spacing: The distances to its neighbours it prefers.
  ///   - measure: How large the view is for a proposal; asked once per proposal, and always answers
  ///     the same.
  package init(
    spacing: ViewSpacing = .ordinary, measure: @escaping (ProposedSize) -> LeafMetrics
  ) {
    preferredSpacing = spacing
    measurements = Measurements(measure: measure)
  }

  /// The measured size, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    measurements.metrics(proposal).size
  }

  /// A leaf has no children.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    []
  }

  /// Both text baselines, and where a separator under the text begins.
  package var ownGuides: [AlignmentKey] { Self.textGuides }

  private static let textGuides = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    HorizontalAlignment.listRowSeparatorLeading.key,
  ]

  /// The measured baselines, in points from the top, and the leading edge of a text.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    let metrics = measurements.metrics(arrangement.proposal)
    return switch guide {
    case VerticalAlignment.firstTextBaseline.key: metrics.firstBaseline
    case VerticalAlignment.lastTextBaseline.key: metrics.lastBaseline
    case HorizontalAlignment.listRowSeparatorLeading.key: metrics.firstBaseline.map { _ in 0 }
    default: nil
    }
  }

  /// The spacing it was made with.
  package func spacing(in context: LayoutContext) -> ViewSpacing { preferredSpacing }
}
