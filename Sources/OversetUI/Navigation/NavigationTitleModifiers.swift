import OversetLayoutTree

/// The namespace of ``TitleDisplayMode``, as in SwiftUI.
public struct NavigationBarItem: Sendable {
  /// Whether the title stands in the navigation bar or large below it. An inline title is truncated sooner.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before; large on the first one.
    case automatic
    /// In the bar, on one line.
    case inline
    /// Below the bar, in the large title font.
    case large
  }
}

/// Where the title of a screen stands.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As on the screen before; large on the first one.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Below the bar, in the large title font.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar, at the leading edge on iOS; here in the bar as ``inline``.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
  /// In the bar, on one line.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Sets the title of the navigation bar. A title that does not fit is reported.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(ScreenBarsModifier { $0.title = title })
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

  /// Sets the title of the navigation bar to a text that users may change. Nobody changes it here.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the second line of the navigation bar, below its title.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(ScreenBarsModifier { $0.subtitle = subtitle })
  }

  /// Sets the second line of the navigation bar, looked up in the catalogs.
  public func navigationSubtitle(_ key: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(key))
  }

  /// Sets the second line of the navigation bar without looking it up in the catalogs.
  @_disfavoredOverload
  public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets whether the title stands in the bar or large below it.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(ScreenBarsModifier { $0.displayMode = mode })
  }

  /// Sets where the title stands.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}

extension View {
  /// Sets the title of the navigation bar: the older form of `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the navigation bar, looked up in the catalogs: an older form.
  public func navigationBarTitle(_ key: LocalizedStringKey) -> some View {
    navigationTitle(key)
  }

  /// Sets the title of the navigation bar without looking it up: an older form.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the navigation bar and where it stands: an older form.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the navigation bar, looked up in the catalogs, and where it stands: an older form.
  public func navigationBarTitle(
    _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(key), displayMode: displayMode)
  }

  /// Sets the title of the navigation bar without looking it up, and where it stands: an older form.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }
}
