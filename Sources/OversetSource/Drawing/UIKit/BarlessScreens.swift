/// Finds the screens that no bar is above: controllers that code only presents by themselves, in no stack, or hands to
/// SwiftUI, which takes no title from them.
struct BarlessScreens {
  let index: ProgramIndex
  let types: UIKitTypes
  let interfaces: InterfaceTable

  /// So many functions are followed that make a controller for others.
  private static let maximumMakers = 3

  /// Whether every construction of a controller in the program shows it without a bar. One that Interface Builder draws,
  /// that others inherit from, or that is made in a way that was not found may have one.
  func contain(_ type: String) -> Bool {
    guard let entry = index.types[type], entry.keyword == "class", !index.isOfOneFile(type),
      index.subtypes(of: type).isEmpty, interfaces.objects(ofClass: type).isEmpty,
      !index.inherits(type, "UINavigationController"), !hasOwnBar(type)
    else { return false }
    let made = constructions(of: type, entry.simpleName)
    return !made.isEmpty && made.allSatisfy { isShownBare($0, makers: Self.maximumMakers) }
  }

  private func constructions(of type: String, _ name: String) -> [NodeReference] {
    index.calls(named: name).filter {
      index.constructedType($0, name) == type && !index.isInPreview($0)
    }
      + index.mentions(of: name).compactMap { mention in
        guard index[mention].role == .base, let member = index.parent(of: mention),
          index[member].name == "init" || index[member].name == "self"
        else { return nil }
        return mention
      }
  }

  /// Whether a controller's code draws a bar of its own, or stands in a stack that it makes itself.
  private func hasOwnBar(_ type: String) -> Bool {
    ["UINavigationBar", "UINavigationController", "navigationController"].contains { name in
      index.mentions(of: name).contains { index.enclosingType(of: $0) == type }
    }
  }

  // MARK: - Uses

  /// Whether what an expression makes is only presented by itself.
  private func isShownBare(_ made: NodeReference, makers: Int) -> Bool {
    guard let outer = index.parent(of: made) else { return false }
    switch index[outer].kind {
    case .call: return index[made].role == .argument && presents(outer, made)
    case .variable:
      return index[made].role == .value && !index.isMember(outer) && isVariableShownBare(outer)
    case .returnValue: return isResultShownBare(made, makers: makers)
    case .block:
      let statements = index.statements(of: outer)
      return statements.count == 1 && isResultShownBare(made, makers: makers)
    default: return false
    }
  }

  /// Whether a call is UIKit's own that shows a controller above the screen: `present(screen, animated: true)`.
  private func presents(_ call: NodeReference, _ controller: NodeReference) -> Bool {
    guard index.calledName(call) == "present", index.firstArgument(call) == controller,
      index.argument(call, "animated") != nil
    else { return false }
    let own = index.functions(named: "present").filter {
      index.binding(of: call, to: $0) != nil && !index[$0].flags.contains(.isOverride)
        && !presentsAlone($0)
    }
    return own.isEmpty || isOfController(call, otherThan: own)
  }

  /// Whether a function of the program, a protocol's among them, does nothing but hand a controller on to UIKit's.
  private func presentsAlone(_ function: NodeReference) -> Bool {
    let statements = index.child(of: function, .body).map { index.statements(of: $0) } ?? []
    guard let only = statements.first else { return true }
    guard statements.count == 1, index[only].kind == .call, index.calledName(only) == "present",
      let given = index.firstArgument(only), let first = index.child(of: function, .parameter)
    else { return false }
    return index[given].name == index[first].name
  }

  /// Whether what a call is made on is known as a controller that has none of some functions of the program.
  private func isOfController(_ call: NodeReference, otherThan own: [NodeReference]) -> Bool {
    let meaning = index.calledBase(call).map { types.meaning(of: $0) }
    guard let type = meaning.map({ $0?.own ?? $0?.kind }) ?? index.enclosingType(of: call),
      types.kinds(ofTypeNamed: type).contains(where: { $0.hasSuffix("Controller") })
    else { return false }
    return !own.contains { function in
      index.enclosingType(of: function).map { index.areRelated(type, $0) } ?? true
    }
  }

  /// Whether a variable's controller goes nowhere but to `present`.
  private func isVariableShownBare(_ variable: NodeReference) -> Bool {
    guard let scope = index.enclosingScope(of: variable) else { return false }
    let uses = index.mentions(of: index[variable].name).filter {
      index[$0].kind == .name && index.isInside($0, scope) && $0 != variable
    }
    var isPresented = false
    for use in uses where index[use].role != .base {
      guard let call = index.parent(of: use), index[call].kind == .call, presents(call, use) else {
        return false
      }
      isPresented = true
    }
    return isPresented
  }

  /// Whether the function that gives a controller gives it to SwiftUI, or to code that only presents it.
  private func isResultShownBare(_ made: NodeReference, makers: Int) -> Bool {
    guard makers > 0, let scope = index.enclosingScope(of: made), index[scope].kind == .function
    else { return false }
    let name = index[scope].name
    if name == "makeUIViewController" { return true }
    guard index.functions(named: name).count == 1 else { return false }
    let calls = index.calls(named: name)
    return !calls.isEmpty && index.mentions(of: name).allSatisfy { index[$0].role == .callee }
      && calls.allSatisfy { isShownBare($0, makers: makers - 1) }
  }
}
