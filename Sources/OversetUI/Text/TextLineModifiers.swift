extension Text {
  /// The same text with a line below it, in the text's colour unless one is given.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled(Style(underline: LineChoice(isActive, .solid, color)))
  }

  /// The same text with a line of a pattern below it, in the text's colour unless one is given.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled(Style(underline: LineChoice(isActive, pattern, color)))
  }

  /// The same text with a line through it, in the text's colour unless one is given.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled(Style(strikethrough: LineChoice(isActive, .solid, color)))
  }

  /// The same text with a line of a pattern through it, in the text's colour unless one is given.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled(Style(strikethrough: LineChoice(isActive, pattern, color)))
  }

  /// The same text with digits that are all equally wide, in faces that have such.
  nonisolated public func monospacedDigit() -> Text { styled(Style(hasTabularDigits: true)) }

  /// Accepted and ignored: a text of the secondary scale is as large as others. Its factor is not known.
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled, scale == .secondary else { return self }
    return styled(Style(ignored: ["textScale"]))
  }
}

extension View {
  /// Puts a line below text inside this view that says nothing of one.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Puts a line through text inside this view that says nothing of one.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Makes all digits of text inside this view equally wide, in faces that have such.
  public func monospacedDigit() -> some View { environment(\.hasTabularDigits, true) }

  /// Accepted and ignored: text of the secondary scale is as large as other text. Its factor is not known.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    ignored("textScale", isEnabled ? scale.name : "")
  }
}
