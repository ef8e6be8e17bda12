public import Foundation
public import OversetUI

/// The sizes of widgets.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  /// A square for an icon and a figure.
  case systemSmall
  /// As high, and twice as wide.
  case systemMedium
  /// A large square.
  case systemLarge
  /// A very wide one, on an iPad.
  case systemExtraLarge
  /// A circle on the locked screen.
  case accessoryCircular
  /// A row on the locked screen.
  case accessoryRectangular
  /// A line above the clock.
  case accessoryInline
}

/// The way a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
  let name: String

  /// In its own colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In shades of the wallpaper.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
  /// In one colour.
  public static let accented = WidgetRenderingMode(name: "accented")
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}
private struct RenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
private struct ShowsBackgroundKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// The size of the widget; `systemSmall` unless a preview sets another.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The way the widget is drawn; `fullColor` unless a preview sets another. Overset draws all widgets so.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// Whether the widget's background is drawn; it is.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }

  /// The margins that the system leaves around a widget's content, in points: 16, from memory.
  public var widgetContentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}

/// The faint background of widgets on the locked screen: the system's fill.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}

  /// The system's fill.
  public var body: some View { Color(uiColor: .systemFill) }
}

/// Where a preview shows a widget: in its family's size.
public struct WidgetPreviewContext: PreviewContext {
  /// The size of the widget.
  public let family: WidgetFamily

  /// Creates a context of a family.
  public init(family: WidgetFamily) { self.family = family }

  /// The size on an iPhone of 393 x 852 points, as Apple's guidelines for widgets list it; of the very wide one that
  /// on an iPad of 1024 x 1366 points.
  public var _room: CGSize? {
    switch family {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 795, height: 378.5)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// Sets the family.
  public func _change(_ environment: inout EnvironmentValues) {
    environment.widgetFamily = family
  }
}
