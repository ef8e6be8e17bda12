/// The look of text fields, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the field's look; the compiler infers it.
  associatedtype _Body: View
  /// The view that stands for the field's label.
  typealias _Label = _TextFieldStyleLabel

  /// The look of a field: `configuration` is the field without a look.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field as a style is told.
public struct _TextFieldStyleLabel: View {
  let label: _ControlPart

  /// The label.
  public var body: some View { label }
}

/// What a style is told about a field: its line, which is laid out and typed into.
struct TextFieldConfiguration {
  let field: TextField<_TextFieldStyleLabel>
}

/// The style of fields that set none: the line alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// The line.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The line alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style; `.plain` is shorter.
  nonisolated public init() {}
  /// The line.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The line in a frame with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style; `.roundedBorder` is shorter.
  nonisolated public init() {}
  /// The line with 7 points around it, in a thin frame (from memory).
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(7)
      .background(Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 5))
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray5)) }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The line alone.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The line alone.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The line in a frame with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension View {
  /// Sets the look of the text fields inside this view.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    look(
      ControlLook<TextFieldConfiguration>(style) { $0._body(configuration: $1.field) })
  }
}
