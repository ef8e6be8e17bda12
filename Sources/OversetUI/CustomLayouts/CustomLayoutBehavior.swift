import Foundation
import OversetLayoutEngine

/// A container with the rules of app code.
///
/// A tree is laid out for several devices, each with its own items, so nothing is kept between two questions: each
/// makes the cache anew.
struct CustomLayoutBehavior<Rules: Layout>: LayoutBehavior, Sendable {
  let layout: Rules

  /// They are.
  var runsAppCode: Bool { true }

  /// The size that the layout wants, in points.
  func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    asking(in: context) { size(proposal, in: context) }
  }

  private func size(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize {
    let subviews = LayoutSubviews(context, in: .zero)
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(
      proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
  }

  /// Where the layout puts its views. It is asked for the size before, as in SwiftUI.
  func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    asking(in: context) { places(in: size, proposal: proposal, context: context) }
  }

  private func places(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?] {
    let bounds = CGRect(origin: .zero, size: size)
    let subviews = LayoutSubviews(context, in: bounds)
    var cache = layout.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(proposal)
    _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.placements()
  }

  /// Calls functions of the layout: what it asks its views is counted, and what stops the program is known.
  private func asking<Result>(in context: LayoutContext, _ work: () -> Result) -> Result {
    CodeWatch.current?.runs(.layout, of: Rules.self)
    return context.budget?.asking(Rules.self, work) ?? work()
  }

  /// The views lie in no stack that the engine knows, but the one that the layout says it is.
  func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? {
    Rules.layoutProperties.stackOrientation
  }
}
