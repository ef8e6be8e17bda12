import OversetLayoutEngine

/// A screen with a navigation bar, if a view inside sets a title.
///
/// Only the root is shown. Links, destinations and toolbars are missing here: register each screen as its
/// own component.
public struct NavigationStack<Root: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let root: Root

  /// Creates a stack that shows the views of `root`.
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

/// The namespace of ``TitleDisplayMode``, as in SwiftUI.
public struct NavigationBarItem: Sendable {
  /// Whether the title stands in the navigation bar or large below it. An inline title is truncated sooner.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large, as on the first screen of a stack.
    case automatic
    /// In the bar, on one line.
    case inline
    /// Below the bar, in the large title font.
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
  /// Sets the title of the navigation bar. A title that does not fit is reported.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier { $0.text = title })
  }

  /// Sets the title of the navigation bar, looked up in the catalogs.
  public func navigationTitle(_ key: LocalizedStringKey) -> some View {
    navigationTitle(Text(key))
  }

  /// Sets the title of the navigation bar without looking it up in the catalogs.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets whether the title stands in the bar or large below it.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationTitleModifier { $0.displayMode = mode })
  }
}
