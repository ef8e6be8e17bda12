extension View {
  /// Records that the view is hidden from VoiceOver. It is drawn as usual.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    recorded("accessibilityHidden", "\(hidden)")
  }

  /// Records the words that VoiceOver reads as the view's value. They are not laid out.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some View {
    recorded("accessibilityValue", valueDescription)
  }

  /// Records the words of a key of the catalogs that VoiceOver reads as the view's value.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Records the words that VoiceOver reads as the view's value, without looking them up.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(
    _ value: Value, isEnabled: Bool = true
  ) -> some View {
    accessibilityValue(Text(value))
  }

  /// Records what VoiceOver says a tap will do. The words are not laid out.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View {
    recorded("accessibilityHint", hint)
  }

  /// Records the words of a key of the catalogs that say what a tap will do.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Records what VoiceOver says a tap will do, without looking it up.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(
    _ hint: Hint, isEnabled: Bool = true
  ) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Records the names by which Voice Control finds the view.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    recorded("accessibilityInputLabels", Text.list(inputLabels))
  }

  /// Records the names, looked up in the catalogs, by which Voice Control finds the view.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Records the names by which Voice Control finds the view, without looking them up.
  @_disfavoredOverload
  public func accessibilityInputLabels<Label: StringProtocol>(
    _ inputLabels: [Label]
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Records traits that assistive technology is told.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits", traits.words)
  }

  /// Records traits that assistive technology is not told.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityRemoveTraits", traits.words)
  }

  /// Records that the view is one element for assistive technology.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    recorded("accessibilityElement", children.name)
  }

  /// Records when the view is read; greater numbers come first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    recorded("accessibilitySortPriority", "\(sortPriority)")
  }

  /// Records the level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    recorded("accessibilityHeading", "\(level)")
  }

  /// Records whether assistive technology takes the view for something to act on.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> some View {
    recorded("accessibilityRespondsToUserInteraction", "\(respondsToUserInteraction)")
  }

  /// Records that the view keeps its colours when the user inverts those of the screen.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors", "\(active)")
  }

  /// Records what the words of the view are about.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    recorded("accessibilityTextContentType", value.name)
  }
}

extension Text {
  /// The texts one after the other, with commas.
  static func list(_ texts: [Text]) -> Text {
    texts.enumerated().reduce(Text(verbatim: "")) { list, next in
      list + (next.offset == 0 ? next.element : Text(verbatim: ", ") + next.element)
    }
  }
}
