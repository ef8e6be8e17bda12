extension View {
  /// Records the keyboard of fields inside. Overset draws no keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    recorded("keyboardType", "\(type)")
  }

  /// Records what fields inside ask for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    recorded("textContentType", textContentType?.rawValue ?? "nil")
  }

  /// Records when fields inside begin words with a capital.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    recorded("textInputAutocapitalization", autocapitalization?.name ?? "nil")
  }

  /// Records when fields inside begin words with a capital, in its older form.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    recorded("autocapitalization", "\(style)")
  }

  /// Records whether fields inside correct what is typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    keeping(\.autocorrectionDisabled, disable)
      .recorded("autocorrectionDisabled", "\(disable)")
  }

  /// Records whether fields inside correct what is typed, in its older form.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    keeping(\.disableAutocorrection, disable)
      .recorded("disableAutocorrection", disable.map { "\($0)" } ?? "nil")
  }

  /// Records the word on the return key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    recorded("submitLabel", submitLabel.name)
  }

  /// Records that what is submitted inside does not reach the views around.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    recorded("submitScope", "\(isBlocking)")
  }

  /// Records whether a field checks the spelling or replaces what is typed.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("findDisabled", "\(isDisabled)")
  }

  /// Records whether fields inside replace what is typed.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("replaceDisabled", "\(isDisabled)")
  }
}
