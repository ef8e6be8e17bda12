/// The look of group boxes, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The look of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a group box.
public struct GroupBoxStyleConfiguration {
  /// The view of the label.
  public typealias Label = _ControlPart
  /// The view of the content.
  public typealias Content = _ControlPart

  /// The label of the box.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// The style of boxes that set none.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// The label in semibold above the content, with 16 points around, on grey with round corners (from memory).
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(
      Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The label above the content, on grey.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The look of groups that can be folded, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The look of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a group that can be folded.
public struct DisclosureGroupStyleConfiguration {
  /// The view of the label.
  public typealias Label = _ControlPart
  /// The view of the content.
  public typealias Content = _ControlPart

  /// The label of the group.
  public let label: Label
  /// What is in the group.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// The style of groups that set none: a row with an arrow, and below it the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// The label, an arrow at the trailing edge, and the content while it is shown.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      ButtonCore(action: { configuration.isExpanded.toggle() }, coloring: .tint(nil)) {
        HStack {
          configuration.label
          Spacer(minLength: 8)
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
            .font(.footnote.weight(.semibold))
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A row with an arrow, and below it the content.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

/// The look of groups of controls, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The look of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The view of the content.
  public typealias Content = _ControlPart
  /// The view of the label.
  public typealias Label = _ControlPart

  /// The controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

/// The style of groups of controls that set none: side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// The controls side by side (from memory: 8 points apart).
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

/// Controls side by side, as in a bar. Here drawn like ``AutomaticControlGroupStyle``.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style; `.navigation` is shorter.
  nonisolated public init() {}
  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls side by side.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side, as in a bar.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// Controls in a line of a menu. Here drawn like ``AutomaticControlGroupStyle``.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style; `.compactMenu` is shorter.
  nonisolated public init() {}
  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// Controls in a menu that a button with the label opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style; `.menu` is shorter.
  nonisolated public init() {}
  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Controls as samples to choose from. Here drawn like ``AutomaticControlGroupStyle``.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style; `.palette` is shorter.
  nonisolated public init() {}
  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The controls in a line of a menu.
  nonisolated public static var compactMenu: Self { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls in a menu.
  nonisolated public static var menu: Self { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls as samples to choose from.
  nonisolated public static var palette: Self { PaletteControlGroupStyle() }
}

extension View {
  /// Sets the look of the group boxes inside this view.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    look(ControlLook<GroupBoxStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets the look of the groups inside this view that can be folded.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    look(
      ControlLook<DisclosureGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets the look of the groups of controls inside this view.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    look(ControlLook<ControlGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}
