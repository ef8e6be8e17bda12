package import Foundation

/// How one kind of view sizes itself and arranges its children.
///
/// A behaviour works in its own space: points from its leading and top edges, as if lines ran from
/// left to right. ``LayoutItem`` turns that into frames and mirrors it where they do not. It also
/// remembers sizes and arrangements per proposal, so a behaviour may measure a child as often as its
/// rule says.
///
/// Every proposal a behaviour is asked about is `nil`, zero, finite and positive, or infinite. It may
/// answer any number: NaN and negative lengths are read as zero.
package protocol LayoutBehavior {
  /// How large would the view be, in points, for this proposal?
  func sizeThatFits(_ proposal: ProposedSize, in context: LayoutContext) -> CGSize

  /// Where do the children lie in a view of this size (points), one entry per child?
  ///
  /// `proposal` is the one the view took that size for. A child whose entry is `nil` or missing is
  /// not shown.
  func placements(
    in size: CGSize, proposal: ProposedSize, context: LayoutContext
  ) -> [Placement?]

  /// The size for a proposal with the children's places in a view of that size, where a behaviour finds
  /// both in one go; `nil` if it does not, by default. It says what ``sizeThatFits(_:in:)`` and
  /// ``placements(in:proposal:context:)`` say.
  func arranged(
    _ proposal: ProposedSize, in context: LayoutContext
  ) -> (size: CGSize, placements: [Placement?])?

  /// Whether code of the app runs while the view is laid out. By default none does.
  var runsAppCode: Bool { get }

  /// The guides the view itself sets, beside those its children set.
  var ownGuides: [AlignmentKey] { get }

  /// Where is a guide that the view or its children set, in points of the view's space? By default
  /// the combination of the children's.
  func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat?

  /// Which distances to its neighbours does the view prefer? By default the union of the children's.
  func spacing(in context: LayoutContext) -> ViewSpacing

  /// How early does the view get its space in a stack? By default 0; a higher one is served first.
  func priority(in context: LayoutContext) -> Double

  /// Along which stack's axis does a child lie, if the view itself lies along `inherited`? It tells a
  /// spacer which way to stretch. By default the same.
  func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis?

  /// Which part of a view of this size (points), at its edges, should its children keep clear of? By default
  /// none.
  func safeAreaInsets(in size: CGSize, context: LayoutContext) -> EdgeInsets

  /// Whether the view's size depends on its container, or its content may: then it learns the container's size. By
  /// default not.
  var readsContainer: Bool { get }

  /// Whether views inside measure themselves against the view: see ``containerSize(for:in:)``. By default not.
  var isContainer: Bool { get }

  /// How large a container is for this proposal, in points, without what its bars and the safe area take. Asked
  /// of containers alone; by default the proposal.
  func containerSize(for proposal: ProposedSize, in context: LayoutContext) -> ProposedSize

  /// The children, if they depend on the size the view got: asked once each time it is placed. By
  /// default `nil`: the children it was made with.
  func content(for geometry: ContainerGeometry) -> [LayoutItem]?
}

extension LayoutBehavior {
  /// None does.
  package var runsAppCode: Bool { false }

  /// Size and places are found one after the other.
  package func arranged(
    _ proposal: ProposedSize, in context: LayoutContext
  ) -> (size: CGSize, placements: [Placement?])? {
    nil
  }

  /// No guide of its own.
  package var ownGuides: [AlignmentKey] { [] }

  /// The combination of the guides the children set.
  package func explicitGuide(
    _ guide: AlignmentKey, in arrangement: Arrangement, context: LayoutContext
  ) -> CGFloat? {
    guide.combine(arrangement.childGuides(guide, context: context))
  }

  /// The union of the children's preferences; those of an ordinary view where there are none.
  package func spacing(in context: LayoutContext) -> ViewSpacing {
    guard !context.children.isEmpty else { return .ordinary }
    return context.children.reduce(ViewSpacing.none) { $0.union($1.spacing) }
  }

  /// The ordinary priority.
  package func priority(in context: LayoutContext) -> Double { 0 }

  /// The axis the view itself lies along.
  package func stackAxis(ofChild index: Int, inherited: Axis?) -> Axis? { inherited }

  /// No inset.
  package func safeAreaInsets(in size: CGSize, context: LayoutContext) -> EdgeInsets {
    EdgeInsets()
  }

  /// It does not depend on its container.
  package var readsContainer: Bool { false }

  /// Views inside measure themselves against one further out.
  package var isContainer: Bool { false }

  /// All that is offered.
  package func containerSize(
    for proposal: ProposedSize, in context: LayoutContext
  ) -> ProposedSize {
    proposal
  }

  /// The children the item was made with.
  package func content(for geometry: ContainerGeometry) -> [LayoutItem]? { nil }
}
