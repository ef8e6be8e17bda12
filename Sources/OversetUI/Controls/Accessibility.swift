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
  /// Names the view for tests and reports.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }

  /// Says what the view is.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(LabelModifier(label: label))
  }

  /// Says what the view is.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Says what the view is, in words that are not localized.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Hides the view from those who do not see it. It is drawn all the same.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
}
