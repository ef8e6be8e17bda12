extension View {
  /// The older form of ``accessibilityLabel(_:)-(Text)``.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The older form of `accessibilityValue(_:isEnabled:)`: the value is recorded.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The older form of ``accessibilityHint(_:isEnabled:)-(Text,_)``: the hint is recorded.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The older form of ``accessibilityIdentifier(_:)``.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// The older form of ``accessibilityHidden(_:isEnabled:)``: the view is drawn as usual.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The older form of ``accessibilityAddTraits(_:)``: the traits are recorded.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The older form of ``accessibilityRemoveTraits(_:)``: the traits are recorded.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The older form of ``accessibilitySortPriority(_:)``: the number is recorded.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// The older form of ``accessibilityInputLabels(_:)-([Text])``: the names are recorded.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// Records which of several views stands for a choice.
  public func accessibility(selectionIdentifier: some Hashable) -> some View {
    recorded("accessibility(selectionIdentifier:)", "\(selectionIdentifier)")
  }
}
