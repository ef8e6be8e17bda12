public import Foundation
public import OversetLayoutEngine

/// Where the margins of `contentMargins` are.
public struct ContentMarginPlacement: Sendable {
  let name: String

  /// Where the container likes.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Around the content that scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Around the bars that show how far one has scrolled.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What `containerBackground` puts a background behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A screen of a navigation.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A page of tabs.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

extension View {
  /// Leaves margins around the content of scroll views, lists and forms inside. It is drawn as padding of this view;
  /// margins of the bars that show how far one has scrolled are recorded alone.
  @ViewBuilder
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    if placement.name == ContentMarginPlacement.scrollIndicators.name {
      recorded("contentMargins", placement.name)
    } else {
      recorded("contentMargins", placement.name).safeAreaPadding(edges, length)
    }
  }

  /// Leaves margins around the content of scroll views, lists and forms inside, as `contentMargins(_:_:for:)` does.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Leaves margins around the content of scroll views, lists and forms inside, as `contentMargins(_:_:for:)` does.
  @ViewBuilder
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    if placement.name == ContentMarginPlacement.scrollIndicators.name {
      recorded("contentMargins", placement.name)
    } else {
      recorded("contentMargins", placement.name)
        .safeAreaPadding(
          EdgeInsets(
            top: edges.contains(.top) ? insets.top : 0,
            leading: edges.contains(.leading) ? insets.leading : 0,
            bottom: edges.contains(.bottom) ? insets.bottom : 0,
            trailing: edges.contains(.trailing) ? insets.trailing : 0))
    }
  }

  /// Leaves the distance to the edges of the screen that the system's own content has: 16 points, from memory.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  /// Puts a background behind the container around: a widget, a screen, a page. It is drawn behind this view.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style).recorded("containerBackground", container.name)
  }

  /// Puts a background behind the container around: a widget, a screen, a page. It is drawn behind this view.
  public func containerBackground<Content: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    background(alignment: alignment, content: content)
      .recorded("containerBackground", container.name)
  }

  /// Records the shape that `ContainerRelativeShape` has inside. That shape is drawn as a rectangle.
  public func containerShape<Outline: Shape>(_ shape: Outline) -> some View {
    ignored("containerShape", "\(Outline.self)")
  }
}
