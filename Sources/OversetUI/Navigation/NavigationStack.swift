import OversetLayoutEngine

/// A screen with a navigation bar, if a view inside sets a title or items for it.
///
/// It shows the last screen of its path: the root, or where a link that a driver has tapped leads, or where the
/// path or a presented destination leads from the beginning.
public struct NavigationStack<Data, Root: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let root: Root
  private let path: NavigationPathAccess?

  /// Creates a stack that shows the views of `root`.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack whose screens `path` holds.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
      removeLast: { path.wrappedValue.removeLast() })
  }

  /// Creates a stack whose screens are those that the values of `path` lead to.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
      },
      removeLast: {
        if !path.wrappedValue.isEmpty {
          path.wrappedValue.remove(
            at: path.wrappedValue.index(path.wrappedValue.endIndex, offsetBy: -1))
        }
      })
  }

  /// The node of the screen on top and its bars.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let context = context.descending(to: "NavigationStack")
    return [NavigationScreens(path: view.path, in: context).top(above: view.root)]
  }
}

/// A screen with a navigation bar: the older form of ``NavigationStack``.
///
/// Of several columns it shows the first, as an iPhone does.
public struct NavigationView<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let content: Content

  /// Creates a screen that shows the first view of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The node of the screen on top and its bars.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let context = context.descending(to: "NavigationView")
    return [
      NavigationScreens(path: nil, in: context).top(above: FirstColumn(content: view.content))
    ]
  }
}

/// The first of the views of a closure.
private struct FirstColumn<Content: View>: View {
  typealias Body = Never

  let content: Content

  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    Array(resolve(view.content, in: context).prefix(1))
  }
}

/// How screens are put on a stack and taken off it.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: () -> Void
}

/// The values that lead to the screens of a stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of the values of `elements`.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values the path has.
  public var count: Int { values.count }

  /// Whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }

  /// What of the path can be kept: nil, since types of values are not found again here.
  public var codable: CodableRepresentation? { nil }

  /// What of a path can be kept: nothing.
  public struct CodableRepresentation: Codable, Equatable {}

  /// Creates an empty path: nothing is kept.
  public init(_ codable: CodableRepresentation) {}

  /// Adds a value: the screen that it leads to is shown.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Removes the last values, as many as there are at most.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(max(count, 0), values.count))
  }
}
