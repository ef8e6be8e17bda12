extension Inference {
  /// A chain of members is followed so far.
  private static let maximumMembers = 8

  /// Whether the type of an expression is surely declared elsewhere, though nobody knows it: what is a member of a type
  /// of a package cannot be of a type of the program.
  func isOfElsewhere(_ expression: NodeReference) -> Bool {
    var current = expression
    for _ in 0..<Self.maximumMembers {
      if let type = staticType(of: current) {
        return current != expression && isDeclaredElsewhere(type)
      }
      switch index[current].kind {
      case .member:
        guard let base = index.child(of: current, .base) else { return false }
        current = base
      case .name:
        guard case .local(let declaration) = index.meaning(of: current),
          let value = index.singleValue(of: declaration)
        else { return false }
        current = value
      default: return false
      }
    }
    return false
  }

  /// Whether a type is a plain one that no file declares. A parameter may be any type, and what a generic type holds may
  /// be of the program.
  private func isDeclaredElsewhere(_ type: StaticType) -> Bool {
    guard type.arguments.isEmpty, type.name.first?.isUppercase ?? false else { return false }
    let simple = type.name.split(separator: ".").last.map(String.init) ?? type.name
    return index.types[type.name]?.keyword ?? "" == "" && !index.aliasWords.contains(simple)
      && !["Any", "AnyObject", "Self", "Element", "Optional"].contains(type.name)
  }
}
