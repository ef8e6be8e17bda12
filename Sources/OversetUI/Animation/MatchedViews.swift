public import OversetLayoutEngine

/// What two views share while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How one screen becomes another. Overset shows each at rest.
@MainActor @preconcurrency
public protocol NavigationTransition {
  /// Its name, for the record.
  var _name: String { get }
}

/// One of the system's transitions.
public struct _NamedNavigationTransition: NavigationTransition {
  /// Its name, for the record.
  public let _name: String
}

extension NavigationTransition where Self == _NamedNavigationTransition {
  /// As the system likes.
  public static var automatic: Self { Self(_name: "automatic") }

  /// From a view that `matchedTransitionSource` marks.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self(_name: "zoom")
  }
}

extension View {
  /// Records that this view is the same as one elsewhere. Overset shows both where they are at rest.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    recorded("matchedGeometryEffect", isSource ? "" : "not the source")
  }

  /// Records that a screen would grow out of this view.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    recorded("matchedTransitionSource")
  }

  /// Records how this screen comes. Overset shows it at rest.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    recorded("navigationTransition", style._name)
  }
}
