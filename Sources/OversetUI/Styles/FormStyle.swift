/// The look of forms, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the form.
  typealias Configuration = FormStyleConfiguration

  /// The look of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a form.
public struct FormStyleConfiguration {
  /// The view of the content.
  public typealias Content = _ControlPart

  /// The rows and sections.
  public let content: Content
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form as a style is told, in the look of the style around that one.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The style of forms that set none: grouped rows on cards.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// Grouped rows on cards.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// Grouped rows on cards.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style; `.grouped` is shorter.
  nonisolated public init() {}
  /// Grouped rows on cards.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// Labels and fields in two columns on a Mac; on iOS the views of the form below each other, without scrolling.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style; `.columns` is shorter.
  nonisolated public init() {}
  /// The views below each other (from memory).
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Grouped rows on cards.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Grouped rows on cards.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The views below each other.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the look of the forms inside this view.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    look(ControlLook<FormStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}
