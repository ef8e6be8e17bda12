public import Foundation
public import OversetLayoutEngine
import OversetVocabulary

/// The views that a layout of yours lays out.
///
/// Sendable because a layout asks them only while the engine asks the layout, on the main actor.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  /// The direction in which lines run.
  public let layoutDirection: LayoutDirection
  private let context: LayoutContext
  private let views: [LayoutSubview]

  init(_ context: LayoutContext, in bounds: CGRect) {
    let recorder = SubviewPlaces(count: context.children.count, bounds: bounds)
    layoutDirection = context.direction
    self.context = context
    views = context.children.enumerated().map { LayoutSubview($1, index: $0, places: recorder) }
  }

  private init(_ views: [LayoutSubview], of all: LayoutSubviews) {
    layoutDirection = all.layoutDirection
    context = all.context
    self.views = views
  }

  /// Whether both are the same views of the same layout.
  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.views == second.views
  }

  /// The position of the first view: 0.
  public var startIndex: Int { views.startIndex }
  /// The number of views.
  public var endIndex: Int { views.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { views[index] }

  /// Some of the views, from 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(views[bounds]), of: self)
  }

  /// The views at some positions, from 0.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews
  where Indices.Element == Int {
    LayoutSubviews(indices.map { views[$0] }, of: self)
  }

  /// The size of a container with the engine's rules, in points.
  func size(for proposal: ProposedSize, by rules: _LayoutRules) -> CGSize {
    rules.behavior.sizeThatFits(proposal, in: context)
  }

  /// Places all views by the engine's rules, in points.
  func place(in bounds: CGRect, proposal: ProposedSize, by rules: _LayoutRules) {
    let places = rules.behavior.placements(in: bounds.size, proposal: proposal, context: context)
    for (view, place) in zip(views, places) {
      guard let place else { continue }
      view.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
        proposal: ProposedViewSize(place.proposal))
    }
  }

  /// Where the layout has put each view.
  func placements() -> [Placement?] { views.map { $0.placement } }
}

/// One of the views that a layout of yours lays out.
///
/// Sendable because a layout asks it only while the engine asks the layout, on the main actor.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  private let item: LayoutItem
  private let index: Int
  private let places: SubviewPlaces

  init(_ item: LayoutItem, index: Int, places: SubviewPlaces) {
    self.item = item
    self.index = index
    self.places = places
  }

  /// Whether both are the same view of the same layout.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.item === second.item
  }

  /// The value that the view sets for a key, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    item.values[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue
  }

  /// How early the view should be served; 0 unless it says otherwise.
  public var priority: Double { item.priority }

  /// The distances to neighbours that the view prefers.
  public var spacing: ViewSpacing { ViewSpacing(item.spacing) }

  /// How large the view is for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    item.budget?.ask()
    return item.sizeThatFits(proposal.proposal)
  }

  /// The size and the guides of the view for a proposal, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    item.budget?.ask()
    return item.dimensions(proposal.proposal)
  }

  /// Puts the view's anchor at a point, in points of the layout's bounds. From right to left the engine mirrors
  /// the whole container, so x runs from the leading edge.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = item.sizeThatFits(proposal.proposal)
    places.place(
      index,
      at: CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal: proposal.proposal)
  }

  /// Where the view has been put, in the container's space; in the middle if nowhere.
  fileprivate var placement: Placement? {
    places.placement(of: index) { proposal in item.sizeThatFits(proposal) }
  }
}

/// Where a layout puts its views.
final class SubviewPlaces {
  private let bounds: CGRect
  private var places: [Placement?]

  init(count: Int, bounds: CGRect) {
    self.bounds = bounds
    places = Array(repeating: nil, count: count)
  }

  fileprivate func place(_ index: Int, at origin: CGPoint, proposal: ProposedSize) {
    guard places.indices.contains(index) else { return }
    places[index] = Placement(
      at: CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY), proposal: proposal)
  }

  fileprivate func placement(
    of index: Int, size: (ProposedSize) -> CGSize
  ) -> Placement? {
    guard places.indices.contains(index) else { return nil }
    if let place = places[index] { return place }
    let offer = ProposedSize(bounds.size)
    let own = size(offer)
    return Placement(
      at: CGPoint(x: (bounds.width - own.width) / 2, y: (bounds.height - own.height) / 2),
      proposal: offer)
  }
}

/// A value that views set for the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// A modifier that sets a value for the layout around.
private struct LayoutValueModifier: AttributeModifier {
  typealias Body = Never

  let key: ObjectIdentifier
  let value: LayoutItem.Value

  func apply(to node: _ViewNode) { node.traits.layoutValues[key] = value }
}

extension View {
  /// Sets a value that the layout around reads.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: LayoutItem.Value(value)))
  }
}
