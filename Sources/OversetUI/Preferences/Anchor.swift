public import Foundation
public import OversetLayoutEngine

/// A place in a view that others around it can find once the view is laid out.
public struct Anchor<Value> {
  private let owner: CoordinateSpaces.Owner
  /// Where the view stands: it is the same in each evaluation, which the owner is not.
  private let path: ViewPath
  private let source: Source

  fileprivate init(_ owner: CoordinateSpaces.Owner, at path: ViewPath, source: Source) {
    self.owner = owner
    self.path = path
    self.source = source
  }

  /// The place in a view whose upper left corner is at `origin` on the screen, in points.
  @MainActor func value(from origin: CGPoint) -> Value {
    let frame = owner.item?.frame ?? .zero
    return source.read(frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  /// Which place of a view is meant.
  public struct Source {
    /// What tells it from other places of a view.
    fileprivate let place: AnchorPlace
    fileprivate let read: (CGRect) -> Value
  }
}

/// Where in a view a place is.
private enum AnchorPlace: Hashable {
  case bounds
  case rect(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
  /// As fractions of the view's size.
  case fraction(x: CGFloat, y: CGFloat)
  /// In points.
  case point(x: CGFloat, y: CGFloat)
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor.Source { Anchor.Source(place: .bounds) { $0 } }

  /// A rectangle in the view, in points from its upper left corner.
  public static func rect(_ rect: CGRect) -> Anchor.Source {
    let place = AnchorPlace.rect(
      x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    return Anchor.Source(place: place) { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, as fractions of its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
    Anchor.Source(place: .fraction(x: point.x, y: point.y)) {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }

  /// A point of the view, in points from its upper left corner.
  public static func point(_ point: CGPoint) -> Anchor.Source {
    Anchor.Source(place: .point(x: point.x, y: point.y)) {
      CGPoint(x: $0.minX + point.x, y: $0.minY + point.y)
    }
  }

  /// The middle of the view.
  public static var center: Anchor.Source { unitPoint(.center) }
  /// The middle of the upper edge.
  public static var top: Anchor.Source { unitPoint(.top) }
  /// The middle of the lower edge.
  public static var bottom: Anchor.Source { unitPoint(.bottom) }
  /// The middle of the left edge.
  public static var leading: Anchor.Source { unitPoint(.leading) }
  /// The middle of the right edge.
  public static var trailing: Anchor.Source { unitPoint(.trailing) }
  /// The upper left corner.
  public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
  /// The upper right corner.
  public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}

// Sendable because what it refers to is looked at by the main actor alone.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are one place of one view. Where it is on the screen is not known before the layout and not compared.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    first.source.place == second.source.place && first.path.words == second.path.words
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view and the place in it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path.words)
    hasher.combine(source.place)
  }
}

/// A modifier that hands on a place in its content.
private struct AnchorModifier<Key: PreferenceKey, Value>: ViewModifier {
  typealias Body = Never

  let source: Anchor<Value>.Source
  let change: (inout Key.Value, Anchor<Value>) -> Void

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    guard let first = nodes.first else { return nodes }
    let owner = CoordinateSpaces.Owner()
    first.namedSpaces.append(owner)
    var value = nodes.preference(Key.self) ?? Key.defaultValue
    modifier.change(&value, Anchor(owner, at: context.path, source: modifier.source))
    first.preferences[ObjectIdentifier(Key.self)] = value
    return nodes
  }
}

extension View {
  /// Hands a place in this view to the views around. A geometry reader in their overlay or background finds it.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(AnchorModifier<Key, Value>(source: value) { $0 = transform($1) })
  }

  /// Adds a place in this view to the value that it hands to the views around.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(AnchorModifier<Key, Value>(source: value, change: transform))
  }
}
