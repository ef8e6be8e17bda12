/// A modifier that puts items into the bars of the screen around.
private struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  typealias Body = Never

  let items: Items

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    if let bars = context.environment.screenBars {
      for item in Items._makeItems(modifier.items, in: context.descending(to: "toolbar")) {
        guard let slot = item.placement.slot else { continue }
        bars.items.append(BarItem(slot: slot, nodes: item.nodes))
      }
    }
    return content(context)
  }
}

extension View {
  /// Puts items into the bars of the screen. Outside of a navigation stack they are not shown, as on iOS.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts views into the navigation bar, at the trailing edge.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Puts items into the bars that users may rearrange. Nobody does here.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Shows or hides bars of the screen. A hidden one takes no room.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarVisibilityModifier(visibility: visibility, bars: bars))
  }

  /// Shows or hides bars of the screen. A hidden one takes no room.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibilityModifier(visibility: visibility, bars: bars))
  }

  /// Hides the navigation bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(
      BarVisibilityModifier(visibility: hidden ? .hidden : .visible, bars: [.navigationBar]))
  }

  /// Hides the way back in the navigation bar.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(ScreenBarsModifier { $0.hidesBackButton = hidesBackButton })
  }

  /// Puts views at the edges of the navigation bar: the older form of `toolbar(content:)`.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading edge of the navigation bar: an older form.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing edge of the navigation bar: an older form.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// A modifier that shows or hides bars of the screen around.
private struct BarVisibilityModifier: ContextModifier {
  typealias Body = Never

  let visibility: Visibility
  let bars: [ToolbarPlacement]

  func change(_ context: inout _ViewContext) {
    for bar in bars.isEmpty ? [.navigationBar] : bars {
      let owner = bar == .tabBar ? context.environment.tabBars : context.environment.screenBars
      if visibility == .hidden { owner?.hidden.insert(bar) } else { owner?.hidden.remove(bar) }
    }
  }
}

private enum TabBarsKey: EnvironmentKey {
  static var defaultValue: ScreenBars? { nil }
}

extension EnvironmentValues {
  /// The bars of the view with tabs around; nil outside of one.
  var tabBars: ScreenBars? {
    get { self[TabBarsKey.self] }
    set { self[TabBarsKey.self] = newValue }
  }
}

extension View {
  /// Says what the bars are for. The items stay where they are.
  public func toolbarRole(_ role: ToolbarRole) -> some View { recorded("toolbarRole") }

  /// Adds a menu to the title. It is not shown, and its texts are not checked.
  public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    recorded("toolbarTitleMenu")
  }
}
