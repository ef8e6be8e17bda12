public import Foundation

extension TextField where Label == Text {
  /// Creates a field for `text` whose title is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a field for `text` whose title is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a field that grows along `axis`, whose title is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a field that grows along `axis`, whose title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a field for a value that `format` writes and reads, whose title is looked up in the catalogs.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value that `format` writes and reads, whose title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for an optional value, whose title is looked up in the catalogs.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for an optional value, whose title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Creates a field in the older form: `onCommit` runs when a test submits it. Editing does not begin or end here.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text, submit: onCommit)
  }

  /// Creates a field in the older form, whose title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text, submit: onCommit)
  }

  /// Creates a field in the older form. Editing does not begin or end here.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field for a value that a formatter of Foundation writes and reads.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: value.text(formatter))
  }

  /// Creates a field for a value that a formatter of Foundation writes and reads, whose title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, text: value.text(formatter))
  }
}

extension Binding {
  /// The value as a formatter of Foundation writes it. On Linux only numbers are read back.
  fileprivate func text(_ formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { text in
        guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return }
        if let value = number as? Value { wrappedValue = value }
      })
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value of a formatter in the older form: `onCommit` runs when a test submits it.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: value.text(formatter), submit: onCommit)
  }

  /// Creates a field for a value of a formatter in the older form, whose title is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: value.text(formatter), submit: onCommit)
  }
}

extension TextField {
  /// Creates a field with a label of your own for a value that a formatter of Foundation writes and reads.
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: value.text(formatter))
  }
}
