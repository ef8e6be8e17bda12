import OversetLayoutTree

/// A modifier that says which part of a container of the system its content is. Layout and drawing do not change.
private struct SystemPartModifier: AttributeModifier {
  typealias Body = Never

  let part: SystemPart

  func apply(to node: _ViewNode) { node.attributes.systemPart = part }
}

extension View {
  /// This view as a part of a container of the system: rules judge it as the system draws it.
  func systemPart(_ part: SystemPart) -> some View { modifier(SystemPartModifier(part: part)) }
}
