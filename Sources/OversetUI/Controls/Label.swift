import Foundation

/// A title with an icon in front of it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon and the title in the look of the style around.
  public var body: some View {
    StyledControl(
      configuration: LabelStyleConfiguration(
        title: _ControlPart(title), icon: _ControlPart(icon))
    ) { DefaultLabelStyle().makeBody(configuration: $0) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol and a title that is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a symbol and a title that is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture of the app and a title that is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a picture of the app and a title that is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label as a style is told, in the look of the style around that one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The look of labels, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the label's look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the label.
  typealias Configuration = LabelStyleConfiguration

  /// The look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a label.
public struct LabelStyleConfiguration {
  /// The view of the title.
  public typealias Title = _ControlPart
  /// The view of the icon.
  public typealias Icon = _ControlPart

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The style of labels that set none: the icon in front of the title, in lists in a column of its own.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// The icon in front of the title.
  public func makeBody(configuration: Configuration) -> some View {
    StandardLabel(configuration: configuration)
  }
}

/// An icon in front of a title, in lists in a column of its own.
private struct StandardLabel: View {
  @Environment(\.listLook) private var listLook
  @Environment(\.platformMetrics) private var metrics

  let configuration: LabelStyleConfiguration

  var body: some View {
    if listLook == nil {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    } else {
      HStack(alignment: .firstTextBaseline, spacing: metrics.controls.listIconSpacing) {
        configuration.icon
          .modifier(ListIconModifier())
          .frame(minWidth: metrics.controls.listIconWidth)
        configuration.title
      }
    }
  }
}

/// A modifier that tints the icon of a list's row, unless a colour is set.
private struct ListIconModifier: ContextModifier {
  typealias Body = Never

  func change(_ context: inout _ViewContext) {
    guard context.environment.explicitForeground == nil else { return }
    context.environment.setForeground(context.environment.tint ?? Color.accentColor)
  }
}

/// The icon in front of the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style; `.titleAndIcon` is shorter.
  nonisolated public init() {}
  /// The icon, on the first line's baseline, and 8 points behind it the title (from memory).
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon alone; the title names it.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style; `.iconOnly` is shorter.
  nonisolated public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(HiddenLabelModifier(label: configuration.title))
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style; `.titleOnly` is shorter.
  nonisolated public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The icon in front of the title.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon in front of the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the look of the labels inside this view.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    look(ControlLook<LabelStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}
