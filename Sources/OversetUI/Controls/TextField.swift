public import Foundation
import OversetLayoutEngine
import OversetText

/// A line in which the user types. It takes the whole width that it is offered.
///
/// While it is empty it shows its prompt, or else its label, in grey. Both are checked for truncation,
/// since iOS truncates them too. Typed text comes from a test's driver.
public struct TextField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let axis: Axis
  var submit: (@MainActor () -> Void)?
  /// Whether a style has made its look already.
  var isStyled = false

  init(
    label: Label, prompt: Text?, text: Binding<String>, axis: Axis = .horizontal,
    submit: (@MainActor () -> Void)? = nil
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.axis = axis
    self.submit = submit
  }

  /// Creates a field for `text` with a label that is shown while it is empty, unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Creates a field that grows along `axis`: a vertical one has as many lines as its text needs.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a field for a value, which is written as `format` writes it. What is typed is taken if `format` reads
  /// it.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: value.text(format))
  }

  /// Creates a field for an optional value, which is empty as long as there is none.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: value.text(format))
  }

  /// The line in the look of the style around.
  public var body: some View {
    if isStyled {
      InputLine(label: label, prompt: prompt, shown: text.wrappedValue, axis: axis)
        .modifier(ControlModifier(kind: "TextField", control: .field(text)))
        .modifier(OptionalSubmitModifier(action: submit))
    } else {
      StyledControl(configuration: TextFieldConfiguration(field: bare)) { $0.field }
    }
  }

  /// The field as a style is told.
  private var bare: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(label: _ControlPart(label)), prompt: prompt, text: text,
      axis: axis, submit: submit)
    field.isStyled = true
    return field
  }
}

/// A modifier that runs an action of the field itself when it is submitted.
struct OptionalSubmitModifier: ContextModifier {
  typealias Body = Never

  let action: (@MainActor () -> Void)?

  func change(_ context: inout _ViewContext) {
    if let action { context.environment.submitActions.insert(action, at: 0) }
  }
}

extension Binding {
  /// The value as text, which `format` writes and reads.
  @MainActor func text<Format: ParseableFormatStyle>(_ format: Format) -> Binding<String>
  where Format.FormatInput == Value, Format.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { text in
        if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
      })
  }

  /// The value as text, empty where there is none.
  @MainActor func text<Format: ParseableFormatStyle>(_ format: Format) -> Binding<String>
  where Value == Format.FormatInput?, Format.FormatOutput == String {
    Binding<String>(
      get: { wrappedValue.map(format.format) ?? "" },
      set: { text in
        if text.isEmpty {
          wrappedValue = nil
        } else if let value = try? format.parseStrategy.parse(text) {
          wrappedValue = value
        }
      })
  }
}

/// What a field shows: its text, or what it asks for.
///
/// A line is as high as the leading of its text style, where it has one (measured: 22 points at body).
struct InputLine<Label: View>: View {
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var size

  let label: Label
  let prompt: Text?
  let shown: String
  let axis: Axis

  var body: some View {
    Group {
      if !shown.isEmpty {
        Text(verbatim: shown)
      } else {
        Group {
          if let prompt { prompt } else { label }
        }
        .foregroundStyle(Color(uiColor: .tertiaryLabel))
      }
    }
    .modifier(LineLimitModifier(isOneLine: axis == .horizontal))
    .frame(maxWidth: .infinity, minHeight: leastHeight, alignment: .leading)
  }

  private var leastHeight: CGFloat? {
    let leading = (font ?? .body).resolved(typeSize: size, style: Font.StyleOverride()).leading
    return leading.map { CGFloat($0) }
  }
}

/// A modifier that keeps text on one line.
private struct LineLimitModifier: ContextModifier {
  typealias Body = Never

  let isOneLine: Bool

  func change(_ context: inout _ViewContext) {
    if isOneLine { context.environment.lineLimit = 1 }
  }
}
