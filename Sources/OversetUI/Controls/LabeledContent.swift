public import Foundation

/// A label at the leading edge and what it says something about at the trailing edge.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a row of two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The row in the look of the style around.
  public var body: some View {
    StyledControl(
      configuration: LabeledContentStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content))
    ) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row whose title is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a row whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row whose title is looked up in the catalogs, with a value that is not.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a row whose title and value are not looked up.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a row whose title is looked up in the catalogs, with a value as `format` writes it.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a row whose title is not looked up, with a value as `format` writes it.
  @_disfavoredOverload
  public init<S: StringProtocol, Format: FormatStyle>(
    _ title: S, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a row as a style is told, in the look of the style around that one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The look of rows with a label, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the row.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The look of a row.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a row with a label.
public struct LabeledContentStyleConfiguration {
  /// The view of the label.
  public typealias Label = _ControlPart
  /// The view of the content.
  public typealias Content = _ControlPart

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The style of rows that set none: the label, and at the trailing edge the content in a weaker colour.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// The row.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentRow(configuration: configuration)
  }
}

/// A label and its content, or the content alone.
private struct LabeledContentRow: View {
  @Environment(\.labelsHidden) private var labelsHidden

  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    if labelsHidden {
      configuration.content
    } else {
      LabeledRow(
        label: configuration.label,
        value: configuration.content.foregroundStyle(HierarchicalShapeStyle.secondary))
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label, and at the trailing edge the content.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

extension View {
  /// Sets the look of the rows with a label inside this view.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    look(
      ControlLook<LabeledContentStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}
