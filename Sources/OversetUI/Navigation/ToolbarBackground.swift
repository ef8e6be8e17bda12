import OversetLayoutEngine

/// What is behind a bar.
struct BarBackground {
  /// What it is filled with; nil is the material of bars.
  var style: AnyShapeStyle?
  /// Whether it is shown where nothing has scrolled under the bar: only if the app says so (iOS 15 and later, from memory).
  var isVisible = false
  /// Whether the bar is light or dark; nil is as the screen. Only a bar with a background follows it (Apple's
  /// documentation).
  var colorScheme: ColorScheme?
}

/// A modifier that changes what is behind bars of the screen around.
private struct BarBackgroundModifier: ContextModifier {
  typealias Body = Never

  let bars: [ToolbarPlacement]
  let edit: (inout BarBackground) -> Void

  func change(_ context: inout _ViewContext) {
    for bar in bars.isEmpty ? [.navigationBar] : bars {
      let owner = bar == .tabBar ? context.environment.tabBars : context.environment.screenBars
      owner.map { edit(&$0.backgrounds[bar, default: BarBackground()]) }
    }
  }
}

extension View {
  /// Sets what is behind bars. It is drawn where `toolbarBackground(.visible)` shows it: else only while content scrolls
  /// under the bar.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarBackgroundModifier(bars: bars) { $0.style = AnyShapeStyle(style) })
  }

  /// Shows or hides what is behind bars.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarBackgroundModifier(bars: bars) { $0.isVisible = visibility == .visible })
  }

  /// Shows or hides what is behind bars.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarBackgroundModifier(bars: bars) { $0.isVisible = visibility == .visible })
  }

  /// Sets whether bars are light or dark, while their background is shown.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarBackgroundModifier(bars: bars) { $0.colorScheme = colorScheme })
  }

  /// Draws what is behind a bar, to the end of the screen at `edge`.
  @ViewBuilder
  func barBackground(_ background: BarBackground?, toward edge: Edge.Set) -> some View {
    if let background, background.isVisible {
      self.background {
        Rectangle().fill(background.style ?? AnyShapeStyle(Material.bar))
          .ignoresSafeArea(edges: edge)
      }
      .modifier(BarColorSchemeModifier(colorScheme: background.colorScheme))
    } else {
      self
    }
  }
}

/// A modifier that makes a bar light or dark.
private struct BarColorSchemeModifier: ContextModifier {
  typealias Body = Never

  let colorScheme: ColorScheme?

  func change(_ context: inout _ViewContext) {
    if let colorScheme { context.environment.colorScheme = colorScheme }
  }
}
