package import Foundation

/// `.background` and `.overlay`: child 0 is the view, every later child a layer over or under it.
///
/// Layers are offered the view's size and never change it. Which is drawn first is not layout's
/// matter. Source: OpenSwiftUI.
package struct LayerBehavior: LayoutBehavior, Sendable {
  /// The guides of the view that the layers' own are put at.
  package let alignment: Alignment

  /// Creates a view with layers.
  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Whether one of its guides is the app's.
  package var runsAppCode: Bool { alignment.isOfApp }

  /// The view's size, in points.
  package func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    context.childSize(proposal)
  }

  /// The view as it is, and the layers for its size.
  package func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let primary = context.childDimensions(proposal)
    return context.children.enumerated().map { index, child in
      guard index > 0 else { return Placement(proposal: proposal) }
      let offer = ProposedSize(width: primary.width, height: primary.height)
      let origin = alignment.origin(of: child.dimensions(offer), in: primary)
      return Placement(at: origin, proposal: offer)
    }
  }

  /// The view's guide; those of the layers do not count.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    context.children.first?.explicitGuide(guide, proposal: arrangement.proposal)
  }

  /// The view's preferences.
  package func spacing(in context: LayoutContext) -> ViewSpacing {
    context.children.first?.spacing ?? .ordinary
  }

  /// The view's priority.
  package func priority(in context: LayoutContext) -> Double {
    context.children.first?.priority ?? 0
  }

  /// Layers lie in no stack.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? {
    index == 0 ? inherited : nil
  }
}
