import OversetLayoutTree

/// A modifier that names a view for tests.
struct IdentifierModifier: AttributeModifier {
  typealias Body = Never

  let identifier: String

  func apply(to node: _ViewNode) {
    node.attributes.identifier = node.attributes.identifier ?? identifier
  }
}

/// A modifier that says what a view is for those who do not see it.
struct LabelModifier: ViewModifier {
  typealias Body = Never

  let label: Text

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    let label = TextResolver(context: context).runs(of: modifier.label).map(\.string).joined()
    for node in nodes { node.attributes.label = label }
    return nodes
  }
}

extension View {
  /// Gives the view a name that no user sees and that does not depend on the language.
  ///
  /// Reports cite it (`paywall.restore truncated in de`), the text description prints it as `id=`, and a
  /// test's driver finds controls by it. Set it once on each text or control that a report should name. The
  /// innermost identifier wins.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }

  /// Sets the words that VoiceOver reads, looked up as any text is.
  ///
  /// They are not laid out, so Overset does not check their length. The text description prints them as
  /// `label=`, and a test's driver finds controls by them.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(LabelModifier(label: label))
  }

  /// Sets the words that VoiceOver reads, from a key of the catalogs. They are not laid out, and so not
  /// checked for length.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Sets the words that VoiceOver reads, without looking them up in the catalogs.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }
}
