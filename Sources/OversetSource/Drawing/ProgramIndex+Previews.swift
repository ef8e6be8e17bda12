extension ProgramIndex {
  /// Whether a type shows developers how something looks.
  func isPreview(_ type: String) -> Bool {
    types[type].map { !$0.inherited.isEmpty } ?? false
      && (inherits(type, "PreviewProvider") || inherits(type, "LibraryContentProvider"))
  }

  /// Whether code runs in a preview alone.
  func isInPreview(_ node: NodeReference) -> Bool {
    if let type = enclosingType(of: node) { return isPreview(type) }
    return ancestors(of: node).contains { self[$0].kind == .macro && self[$0].name == "Preview" }
  }
}
