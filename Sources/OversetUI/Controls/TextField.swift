import OversetLayoutEngine

/// One line in which the user types. It takes the whole width that it is offered.
///
/// While it is empty it shows its prompt, or else its title, in grey. Both are checked for truncation,
/// since iOS truncates them too. Typed text comes from a test's driver.
public struct TextField: View {
  private let title: Text
  private let prompt: Text?
  private let text: Binding<String>

  /// Creates a field for `text` whose title is looked up in the catalogs.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(title: Text(title), text: text, prompt: prompt)
  }

  /// Creates a field for `text` whose title is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(title: Text(title), text: text, prompt: prompt)
  }

  private init(title: Text, text: Binding<String>, prompt: Text?) {
    self.title = title
    self.text = text
    self.prompt = prompt
  }

  /// One line of text over the whole width.
  public var body: some View {
    InputLine(prompt: prompt ?? title, shown: text.wrappedValue)
      .modifier(ControlModifier(kind: "TextField", control: .field(text)))
  }
}

/// A field for a password: it shows a bullet for each character. Otherwise like ``TextField``.
public struct SecureField: View {
  private let title: Text
  private let text: Binding<String>

  /// Creates a field for `text` whose title, shown while it is empty, is looked up in the catalogs.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.title = Text(title)
    self.text = text
  }

  /// Creates a field for `text` whose title is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.title = Text(title)
    self.text = text
  }

  /// A bullet for each character.
  public var body: some View {
    InputLine(
      prompt: title, shown: String(repeating: "\u{2022}", count: text.wrappedValue.count)
    )
    .modifier(ControlModifier(kind: "SecureField", control: .field(text)))
  }
}

/// What a field shows: its text, or what it asks for.
private struct InputLine: View {
  let prompt: Text
  let shown: String

  var body: some View {
    Group {
      if shown.isEmpty {
        prompt.foregroundStyle(Color(uiColor: .tertiaryLabel))
      } else {
        Text(verbatim: shown)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
