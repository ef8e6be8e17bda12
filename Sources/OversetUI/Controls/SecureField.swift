import OversetLayoutEngine

/// A field for a password: it shows a bullet for each character. Otherwise like ``TextField``.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private var submit: (@MainActor () -> Void)?

  /// Creates a field for `text` with a label that is shown while it is empty, unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    self.text = text
  }

  /// A bullet for each character.
  public var body: some View {
    InputLine(
      label: label, prompt: prompt,
      shown: String(repeating: "\u{2022}", count: text.wrappedValue.count), axis: .horizontal
    )
    .modifier(ControlModifier(kind: "SecureField", control: .field(text)))
    .modifier(OptionalSubmitModifier(action: submit))
  }
}

extension SecureField where Label == Text {
  /// Creates a field for `text` whose title, shown while it is empty, is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for `text` whose title is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field in the older form: `onCommit` runs when a test submits it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, text: text)
    submit = onCommit
  }
}
