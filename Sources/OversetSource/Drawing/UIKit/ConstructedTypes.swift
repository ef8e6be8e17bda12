/// Says which of the system's types a call constructs whose initializers are given texts.
struct ConstructedTypes {
  let index: ProgramIndex
  let types: UIKitTypes

  /// The type of the system that a call of a name constructs, or whose initializer it calls: of a type of the program
  /// that inherits from it without an initializer of the program's own for the call, and by `Self(…)`, `self.init(…)`
  /// and `super.init(…)` inside such a type.
  func type(of call: NodeReference, _ name: String) -> String? {
    let around = index.enclosingType(of: call)
    switch name {
    case "Self", "self": return around.flatMap { inherited(by: $0, for: call) }
    case "super": return around.flatMap { ancestor(of: $0, for: call) }
    default:
      let type = index.resolve(name, at: call)
      guard index.types[type].map({ !$0.keyword.isEmpty }) ?? false else {
        return UIKitCalls.constructors[name] == nil ? type : name
      }
      return inherited(by: type, for: call)
    }
  }

  private func inherited(by type: String, for call: NodeReference) -> String? {
    constructed([type] + index.supertypes(of: type), by: call)
  }

  private func ancestor(of type: String, for call: NodeReference) -> String? {
    constructed(index.supertypes(of: type), by: call)
  }

  /// The first of the types that is the system's; nil if the program declares the initializer for one of them.
  private func constructed(_ types: [String], by call: NodeReference) -> String? {
    types.contains { isOwn(call, of: $0) } ? nil : system(types)
  }

  /// Whether the program declares the initializer: then it is read where that draws its parameters.
  private func isOwn(_ call: NodeReference, of type: String) -> Bool {
    index.members(named: "init", of: type).contains { index.binding(of: call, to: $0) != nil }
  }

  private func system(_ names: [String]) -> String? {
    names.first { name in
      UIKitCalls.constructors[name] != nil && (index.types[name]?.keyword.isEmpty ?? true)
    }
  }
}
