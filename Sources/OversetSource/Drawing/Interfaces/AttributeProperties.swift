/// Tells what the app's own properties do with the values that Interface Builder gives them as runtime attributes.
struct AttributeProperties {
  let index: ProgramIndex

  /// What code gives a text to that assistive technology reads.
  private static let spoken: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityAttributedLabel", "accessibilityAttributedHint", "accessibilityAttributedValue",
    "accessibilityUserInputLabels", "accessibilityIdentifier",
  ]

  /// What code gives a text to that a view draws.
  private static let drawn: Set<String> = [
    "text", "attributedText", "title", "attributedTitle", "placeholder", "attributedPlaceholder",
    "prompt", "setTitle", "setAttributedTitle", "backButtonTitle",
  ]

  /// Whether the program has the property of a key path, and gives its value only to assistive technology.
  func isSpoken(_ keyPath: String) -> Bool {
    guard let name = keyPath.split(separator: ".").last.map(String.init) else { return false }
    let declarations = index.variables(named: name).filter { index.isMember($0) }
    guard !declarations.isEmpty else { return false }
    var given: Set<String> = []
    for declaration in declarations {
      for setter in index.children(of: declaration, .setter) { given.formUnion(names(in: setter)) }
    }
    for mention in index.mentions(of: name) {
      if let user = user(of: mention) { given.formUnion(names(in: user)) }
    }
    return !given.isDisjoint(with: Self.spoken) && given.isDisjoint(with: Self.drawn)
  }

  /// The code that a mention of a property decides or serves: the branch that asks for its value, else the statement.
  private func user(of mention: NodeReference) -> NodeReference? {
    var current = mention
    while let parent = index.parent(of: current) {
      switch index[parent].kind {
      case .ifElse: return index[current].role == .condition ? parent : current
      case .guardElse: return index.parent(of: parent)
      case .variable: return index.isMember(parent) ? nil : index.parent(of: parent)
      case .block, .function, .type, .file: return current
      default: current = parent
      }
    }
    return nil
  }

  /// The names that code assigns to or calls.
  private func names(in code: NodeReference) -> Set<String> {
    var found: Set<String> = []
    var pending = [code]
    while let node = pending.popLast() {
      switch index[node].kind {
      case .binary where index[node].name == "=":
        if let target = index.child(of: node, .left) { found.insert(index[target].name) }
      case .call:
        if let name = index.calledName(node) { found.insert(name) }
      default: break
      }
      pending += index.children(of: node)
    }
    return found
  }
}
