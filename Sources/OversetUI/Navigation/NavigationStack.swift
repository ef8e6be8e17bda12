import OversetLayoutEngine

/// A screen with a navigation bar above it.
///
/// Its root is shown. The bar is there when something inside has a title.
public struct NavigationStack<Root: View>: View {
  /// It has no body.
  public typealias Body = Never

  private let root: Root

  /// A stack that shows the views of `root`.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// The node of the root and the bar above it.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let context = context.descending(to: "NavigationStack")
    let title = NavigationTitle()
    var inside = context
    inside.environment.navigationTitle = title
    let content = _ViewNode.root(resolve(view.root, in: inside.descending(to: "root")), in: context)
    guard let text = title.text else {
      return [
        _ViewNode("NavigationStack", BarBehavior(), children: [content], in: context)
      ]
    }
    let bar = _ViewNode.root(
      resolve(
        NavigationBar(title: text, isLarge: title.displayMode != .inline),
        in: context.descending(to: "bar")), in: context)
    return [_ViewNode("NavigationStack", BarBehavior(), children: [content, bar], in: context)]
  }
}

/// How a navigation bar shows its title.
public struct NavigationBarItem: Sendable {
  /// How a navigation bar shows its title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the screen before it; large on the first.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case large
  }
}

/// What the views inside of a navigation stack say of its title while their nodes are made.
@MainActor
final class NavigationTitle {
  var text: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
}

private enum NavigationTitleKey: EnvironmentKey {
  static var defaultValue: NavigationTitle? { nil }
}

extension EnvironmentValues {
  /// The title of the navigation stack around; nil outside of one.
  var navigationTitle: NavigationTitle? {
    get { self[NavigationTitleKey.self] }
    set { self[NavigationTitleKey.self] = newValue }
  }
}

/// A modifier that tells the navigation stack around something of its title.
private struct NavigationTitleModifier: ContextModifier {
  typealias Body = Never

  let tell: @MainActor (NavigationTitle) -> Void

  func change(_ context: inout _ViewContext) { context.environment.navigationTitle.map(tell) }
}

extension View {
  /// Names the screen in the navigation bar.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier { $0.text = title })
  }

  /// Names the screen in the navigation bar.
  public func navigationTitle(_ key: LocalizedStringKey) -> some View {
    navigationTitle(Text(key))
  }

  /// Names the screen in the navigation bar, in words that are not localized.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Says how the navigation bar shows the title.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationTitleModifier { $0.displayMode = mode })
  }
}
