package import Foundation
package import OversetVocabulary

/// A view as layout sees it: a behaviour, children, and, once placed, a frame.
///
/// Build the tree, then call ``layoutRoot(in:proposal:)`` and read ``frame`` of each item. An item
/// belongs to one parent, and its priority is set before it is first measured.
///
/// Items are measured and placed on one thread; they are not `Sendable`.
package final class LayoutItem {
  /// How the item sizes itself and arranges its children.
  package let behavior: any LayoutBehavior
  /// The children, in order. A behaviour whose content depends on its size replaces them each time
  /// it is placed.
  package var children: [LayoutItem] { items }
  /// The direction in which the item's own children are laid out.
  package let direction: LayoutDirection
  /// Pixels per point; at least a hundredth, and 1 where it was not a number.
  package let displayScale: CGFloat
  /// The axis of the stack the item lies in, directly or inside modifiers; `nil` outside of stacks.
  package var stackAxis: Axis? { axis }

  /// The frame in root coordinates (points from the left and top, already mirrored where the
  /// direction asks for it); zero while the item is not placed.
  package var frame: CGRect { placed.frame }
  /// The proposal the item was placed with.
  package var proposal: ProposedSize { placed.proposal }
  /// Whether the item was shown when its root was last laid out.
  package var isPlaced: Bool { placed.isShown }
  /// Whether the children were made for the size the item got.
  private(set) var hasBuiltChildren = false

  // Apart from what other modules read: of state that they cannot see the compiler proves that nobody else
  // is changing it; else that is checked at every access.
  private var items: [LayoutItem]
  private var axis: Axis?
  /// Whether the item or one inside it depends on its container: the others need not be told of it.
  private var readsContainer: Bool
  /// The size of the nearest container around, in points.
  private var containerSize = ProposedSize.unspecified
  /// Set when the item is placed.
  var placed = Placed()

  /// What the view sets for the layout around it, by the type of the key.
  package var values: [ObjectIdentifier: Value] = [:]

  /// A value that a view sets for the layout around it.
  ///
  /// Sendable because it is only read once the view has been evaluated.
  package struct Value: @unchecked Sendable {
    /// The value.
    package let value: Any

    /// Holds `value`.
    package init(_ value: Any) { self.value = value }
  }

  /// Counts the steps of the layout; nil where they are not bounded.
  package let budget: LayoutBudget?
  /// The priority that was set, or that was found when it was first asked for.
  private var knownPriority: Double?
  private var sizes = BoundedCache<ProposedSize, CGSize>(capacity: answerCapacity)
  private var arrangements = BoundedCache<ProposedSize, Arrangement>(capacity: answerCapacity)
  private var guides = BoundedCache<GuideQuestion, CGFloat?>(capacity: answerCapacity)
  private var knownSpacing: ViewSpacing?
  /// Whether it has been asked anything that depends on the stack it lies in.
  private var isAsked = false
  /// The guides that the item or one inside it may set: the others need no search.
  private var declaredGuides: [AlignmentKey]

  /// How many proposals an item remembers its answers to.
  private static let answerCapacity = 64

  /// What placing says of an item.
  struct Placed {
    var frame = CGRect.zero
    var proposal = ProposedSize.unspecified
    var isShown = false
  }

  private struct GuideQuestion: Equatable {
    let guide: AlignmentKey
    let proposal: ProposedSize
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - behavior: How it sizes itself and arranges its children.
  ///   - children: The items inside it.
  ///   - direction: The direction its children are laid out in.
  ///   - displayScale: Pixels per point.
  ///   - budget: Counts the steps of the layout; nil if they are not bounded.
  package init(
    _ behavior: any LayoutBehavior,
    children: [LayoutItem] = [],
    direction: LayoutDirection = .leftToRight,
    displayScale: CGFloat = 3,
    budget: LayoutBudget? = nil
  ) {
    self.behavior = behavior
    self.budget = budget
    budget?.addItem()
    items = children
    self.direction = direction
    self.displayScale = displayScale.isFinite ? max(displayScale, 0.01) : 1
    declaredGuides = LayoutItem.guides(of: behavior, and: children)
    readsContainer = behavior.readsContainer || children.contains(where: \.readsContainer)
    passOnStackAxis()
  }

  /// How early a stack serves the item; higher is earlier. The behaviour's own unless set; NaN is 0.
  package var priority: Double {
    get {
      if let knownPriority { return knownPriority }
      let priority = behavior.priority(in: context())
      let known = priority.isNaN ? 0 : priority
      knownPriority = known
      return known
    }
    set { knownPriority = newValue.isNaN ? 0 : newValue }
  }

  /// The distances to its neighbours the item prefers.
  package var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = behavior.spacing(in: context())
    knownSpacing = spacing
    isAsked = true
    return spacing
  }

  /// How large would the item be, in points, for this proposal?
  ///
  /// Never NaN and never negative; infinite only where the proposal is, or the behaviour asks for it.
  package func sizeThatFits(_ proposal: ProposedSize) -> CGSize {
    size(proposal.normalized)
  }

  /// The size and alignment guides (points) of the item for this proposal.
  package func dimensions(_ proposal: ProposedSize) -> ViewDimensions {
    let proposal = proposal.normalized
    return ViewDimensions(size(proposal), of: self, proposal: proposal)
  }

  /// Where is a guide that the item or one inside it sets, in points of the item's space?
  func explicitGuide(_ guide: AlignmentKey, proposal: ProposedSize) -> CGFloat? {
    guard declaredGuides.contains(guide) else { return nil }
    let question = GuideQuestion(guide: guide, proposal: proposal.normalized)
    if let known = guides[question] { return known }
    let arrangement = arrangement(question.proposal)
    let value = behavior.explicitGuide(guide, in: arrangement, context: context())?.asCoordinate
    guides.store(value, for: question)
    return value
  }

  /// The size and the children's places for a proposal, as the item would be by itself.
  func arrangement(_ proposal: ProposedSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let size = size(proposal)
    // Measuring may have arranged the children already.
    if let known = arrangements[proposal] { return known }
    let arrangement = arrange(in: size, proposal: proposal, context: context())
    arrangements.store(arrangement, for: proposal)
    return arrangement
  }

  /// The children's places in a view of any size, not remembered.
  func arrange(in size: CGSize, proposal: ProposedSize, context: LayoutContext) -> Arrangement {
    tellContainerSize(for: proposal, in: context)
    let placements = behavior.placements(in: size, proposal: proposal, context: context)
    return Arrangement(size: size, proposal: proposal, placements: placements)
  }

  func context(safeAreaInsets: EdgeInsets = EdgeInsets()) -> LayoutContext {
    LayoutContext(
      children: children,
      direction: direction,
      displayScale: displayScale,
      stackAxis: stackAxis,
      safeAreaInsets: safeAreaInsets,
      containerSize: containerSize,
      budget: budget
    )
  }

  // MARK: Containers

  /// Tells the item, and those inside it that depend on it, how large the nearest container around is. What they
  /// answered for another size is forgotten.
  package func enterContainer(of size: ProposedSize) {
    guard readsContainer, size != containerSize else { return }
    containerSize = size
    forgetAnswers()
    // A container tells its own size when it is measured.
    guard !behavior.isContainer else { return }
    for child in children { child.enterContainer(of: size) }
  }

  /// A container tells the items inside how large it is for a proposal. One that is offered no length passes on
  /// that of the container around.
  func tellContainerSize(for proposal: ProposedSize, in context: LayoutContext) {
    guard readsContainer, behavior.isContainer else { return }
    let own = behavior.containerSize(for: proposal, in: context)
    let size = ProposedSize(
      width: own.width ?? containerSize.width, height: own.height ?? containerSize.height)
    for child in children { child.enterContainer(of: size) }
  }

  /// Takes over children that were made for the size the item got.
  func adopt(_ children: [LayoutItem]) {
    items = children
    hasBuiltChildren = true
    declaredGuides = LayoutItem.guides(of: behavior, and: children)
    passOnStackAxis()
    for child in children { child.enterContainer(of: containerSize) }
  }

  private static func guides(
    of behavior: any LayoutBehavior, and children: [LayoutItem]
  ) -> [AlignmentKey] {
    var guides = behavior.ownGuides
    for child in children {
      let declared = child.declaredGuides
      if guides.isEmpty {
        guides = declared
      } else {
        for guide in declared where !guides.contains(guide) { guides.append(guide) }
      }
    }
    return guides
  }

  private func size(_ proposal: ProposedSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    if let budget, !budget.use() { return .zero }
    isAsked = true
    let context = context()
    tellContainerSize(for: proposal, in: context)
    if let (measured, placements) = behavior.arranged(proposal, in: context) {
      let size = measured.normalized
      sizes.store(size, for: proposal)
      if size == measured {
        let arrangement = Arrangement(size: size, proposal: proposal, placements: placements)
        arrangements.store(arrangement, for: proposal)
      }
      return size
    }
    let size = behavior.sizeThatFits(proposal, in: context).normalized
    sizes.store(size, for: proposal)
    return size
  }

  /// Trees are built from the leaves up, so an item learns its stack only when a parent takes it in.
  private func passOnStackAxis() {
    for (index, child) in children.enumerated() {
      child.enterStack(along: behavior.stackAxis(ofChild: index, inherited: stackAxis))
    }
  }

  private func enterStack(along axis: Axis?) {
    guard axis != self.axis else { return }
    self.axis = axis
    forgetAnswers()
    passOnStackAxis()
  }

  private func forgetAnswers() {
    guard isAsked else { return }
    sizes = BoundedCache(capacity: Self.answerCapacity)
    arrangements = BoundedCache(capacity: Self.answerCapacity)
    guides = BoundedCache(capacity: Self.answerCapacity)
    knownSpacing = nil
    isAsked = false
  }
}
