/// Says of which class the objects are that expressions of UIKit code stand for.
///
/// It knows the names that UIKit gives; `nil` stands for anything that neither they nor the program's declarations
/// tell. Readers on several threads share one, so nothing is kept between questions.
struct UIKitTypes: Sendable {
  /// What an expression stands for.
  struct Meaning: Equatable {
    /// The program's own type, by its full name; nil for one of elsewhere.
    var own: String?
    /// The class that says what it does with texts.
    var kind: String?
    /// Whether only the name says so.
    var isGuess = false
  }

  let index: ProgramIndex

  /// How many steps an expression is followed.
  private static let budget = 12

  // MARK: - Expressions

  /// What an expression stands for; nil where nothing says so.
  func meaning(of expression: NodeReference) -> Meaning? {
    if let found = meaning(of: expression, steps: Self.budget) { return found }
    return UIKitClasses.guess(byName: index[expression].name).map {
      Meaning(kind: $0, isGuess: true)
    }
  }

  private func meaning(of expression: NodeReference, steps: Int) -> Meaning? {
    guard steps > 0 else { return nil }
    switch index[expression].kind {
    case .name: return meaning(ofName: expression, steps: steps)
    case .member: return meaning(ofMember: expression, steps: steps)
    case .call: return meaning(ofCall: expression, steps: steps)
    case .cast:
      return index.child(of: expression, .type).flatMap { meaning(ofType: $0) }
    case .subscriptCall:
      return index.child(of: expression, .base).flatMap { meaning(ofList: $0) }
    case .ternary: return inner(expression, .then, steps)
    case .binary: return inner(expression, .left, steps)
    case .unary, .other: return inner(expression, .operand, steps)
    case .tuple: return inner(expression, .argument, steps)
    default: return nil
    }
  }

  private func inner(_ node: NodeReference, _ role: SyntaxRole, _ steps: Int) -> Meaning? {
    index.child(of: node, role).flatMap { meaning(of: $0, steps: steps - 1) }
  }

  /// What the elements of a list are that UIKit gives.
  private func meaning(ofList list: NodeReference) -> Meaning? {
    switch index[list].name {
    case "textFields": Meaning(kind: "UITextField")
    case "actions": Meaning(kind: "UIAlertAction")
    case "items": Meaning(kind: "UITabBarItem")
    default: nil
    }
  }

  private func meaning(ofName name: NodeReference, steps: Int) -> Meaning? {
    switch index.meaning(of: name) {
    case .selfValue:
      guard let type = index.enclosingType(of: name) else { return nil }
      return meaning(ofTypeNamed: type)
    case .local(let declaration): return meaning(ofDeclaration: declaration, steps: steps - 1)
    case .members(let members):
      return members.first.flatMap { meaning(ofDeclaration: $0, steps: steps - 1) }
    case .globals(let globals):
      return globals.first.flatMap { meaning(ofDeclaration: $0, steps: steps - 1) }
    case .shorthand(let closure, _): return meaning(ofShorthand: closure, steps: steps - 1)
    case .type(let type): return meaning(ofTypeNamed: type)
    case .unknown: return UIKitClasses.members[index[name].name].map { Meaning(kind: $0) }
    }
  }

  private func meaning(ofMember member: NodeReference, steps: Int) -> Meaning? {
    let name = index[member].name
    if let base = index.child(of: member, .base) {
      if name == "first" || name == "last" { return meaning(ofList: base) }
      if let outer = meaning(of: base, steps: steps - 1) {
        if let own = outer.own, let declared = index.members(named: name, of: own).first {
          return meaning(ofDeclaration: declared, steps: steps - 1)
        }
        if name == "configuration", outer.kind == "UIButton" {
          return Meaning(kind: "UIButton.Configuration")
        }
      } else if let declared = onlyVariable(named: name) {
        return meaning(ofDeclaration: declared, steps: steps - 1)
      }
      if index.isCapitalized(base), !index.isCapitalized(member),
        let kind = typeName(of: base).flatMap({ UIKitClasses.kind($0) }), kind != "UIViewController"
      {
        return Meaning(kind: kind)
      }
      if index[base].kind == .name || index[base].kind == .member,
        let kind = UIKitClasses.kind("\(index[base].name).\(name)")
      {
        return Meaning(kind: kind)
      }
    }
    return UIKitClasses.members[name].map { Meaning(kind: $0) }
  }

  /// The variable of a name, where the whole program has one alone.
  private func onlyVariable(named name: String) -> NodeReference? {
    let found = index.variables(named: name)
    return found.count == 1 ? found.first : nil
  }

  private func meaning(ofCall call: NodeReference, steps: Int) -> Meaning? {
    guard let callee = index.child(of: call, .callee) else { return nil }
    switch index[callee].kind {
    case .name:
      if case .type(let type) = index.meaning(of: callee) { return meaning(ofTypeNamed: type) }
      return result(ofFunction: callee)
        ?? UIKitClasses.results[index[callee].name].map { Meaning(kind: $0) }
    case .member: return meaning(ofMemberCall: callee, steps: steps)
    case .closure: return meaning(ofClosureCall: call, callee, steps: steps)
    default: return nil
    }
  }

  private func meaning(ofMemberCall callee: NodeReference, steps: Int) -> Meaning? {
    let name = index[callee].name
    guard let base = index.child(of: callee, .base) else { return nil }
    if let kind = UIKitClasses.results[name] { return kind.isEmpty ? nil : Meaning(kind: kind) }
    if name.hasPrefix("dequeue") { return index.parent(of: callee).flatMap { dequeued(by: $0) } }
    if let constructed = typeName(of: base) {
      if name == "init" { return meaning(ofTypeNamed: constructed) }
      if let kind = UIKitClasses.kind(constructed + "." + name) { return Meaning(kind: kind) }
      if index.members(named: name, of: constructed).isEmpty {
        return UIKitClasses.kind(constructed).map { Meaning(kind: $0) }
      }
    }
    guard let outer = meaning(of: base, steps: steps - 1) else { return nil }
    if let own = outer.own, let function = index.members(named: name, of: own).first {
      return resultType(of: function)
    }
    return UIKitClasses.passing.contains(name) || name.hasPrefix("with") ? outer : nil
  }

  /// The cell that a helper of the program dequeues by its class: `dequeueCell(NoteCell.self, for: path)`.
  private func dequeued(by call: NodeReference) -> Meaning? {
    index.arguments(call).lazy.compactMap { argument -> Meaning? in
      guard index[argument].kind == .member, index[argument].name == "self",
        let type = index.child(of: argument, .base).flatMap({ typeName(of: $0) }),
        index.types[type] != nil
      else { return nil }
      return meaning(ofTypeNamed: type)
    }.first
  }

  /// The type that an expression names, with dots: `UIButton.Configuration`.
  private func typeName(of expression: NodeReference) -> String? {
    guard index.isCapitalized(expression) else { return nil }
    let name = index[expression].name
    switch index[expression].kind {
    case .name: return index.resolve(name, at: expression)
    case .member:
      guard let base = index.child(of: expression, .base), let outer = typeName(of: base) else {
        return nil
      }
      return index.resolve(outer + "." + name, at: expression)
    default: return nil
    }
  }

  private func result(ofFunction callee: NodeReference) -> Meaning? {
    switch index.meaning(of: callee) {
    case .local(let function): resultType(of: function)
    case .members(let functions), .globals(let functions):
      functions.first.flatMap { resultType(of: $0) }
    default: nil
    }
  }

  private func resultType(of function: NodeReference) -> Meaning? {
    index.child(of: function, .result).flatMap { meaning(ofType: $0) }
  }

  /// What `{ let x = UILabel(); …; return x }()` gives.
  private func meaning(
    ofClosureCall call: NodeReference, _ closure: NodeReference, steps: Int
  ) -> Meaning? {
    guard let last = index.statements(of: closure).last else { return nil }
    let value = index[last].kind == .returnValue ? index.child(of: last, .value) : last
    return value.flatMap { meaning(of: $0, steps: steps - 1) }
  }

  // MARK: - Declarations

  /// What a variable, parameter or pattern holds.
  func meaning(ofDeclaration declaration: NodeReference) -> Meaning? {
    meaning(ofDeclaration: declaration, steps: Self.budget)
  }

  private func meaning(ofDeclaration declaration: NodeReference, steps: Int) -> Meaning? {
    guard steps > 0 else { return nil }
    if let written = index.child(of: declaration, .type) { return meaning(ofType: written) }
    if let value = index.child(of: declaration, .value),
      let found = meaning(of: value, steps: steps - 1)
    {
      return found
    }
    if let found = meaning(ofBound: declaration, steps: steps) { return found }
    return UIKitClasses.guess(byName: index[declaration].name).map {
      Meaning(kind: $0, isGuess: true)
    }
  }

  /// What a closure's parameter or a pattern is, by what it is bound to.
  private func meaning(ofBound declaration: NodeReference, steps: Int) -> Meaning? {
    guard let owner = index.parent(of: declaration) else { return nil }
    switch index[owner].kind {
    case .closure: return meaning(ofShorthand: owner, steps: steps - 1)
    case .optionalBinding, .patternMatch:
      if let type = index.child(of: owner, .type) { return meaning(ofType: type) }
      return inner(owner, .value, steps)
    default: return nil
    }
  }

  /// What the first parameter of a closure is, by the call that the closure is given to.
  private func meaning(ofShorthand closure: NodeReference, steps: Int) -> Meaning? {
    guard let call = index.parent(of: closure), index[call].kind == .call,
      let name = index.calledName(call)
    else { return nil }
    if name == "addTextField" { return Meaning(kind: "UITextField") }
    guard UIKitClasses.passing.contains(name), let base = index.calledBase(call) else { return nil }
    return meaning(of: base, steps: steps - 1)
  }

  // MARK: - Types

  private func meaning(ofType written: NodeReference) -> Meaning? {
    var type = written
    for _ in 0..<6 {
      let name = index[type].name
      guard ["Optional", "Array", "Binding", "Published", "Weak"].contains(name),
        let inside = index.child(of: type, .typeArgument)
      else { break }
      type = inside
    }
    let name = index.resolve(index[type].name, at: type)
    return meaning(ofTypeNamed: name)
  }

  /// What values of a type are: the program's own, and of which class of UIKit.
  func meaning(ofTypeNamed name: String) -> Meaning? {
    guard let entry = index.types[name] else {
      return Meaning(kind: UIKitClasses.kind(name) ?? UIKitClasses.guess(byName: name))
    }
    if entry.keyword.isEmpty, let kind = UIKitClasses.kind(name) {
      return Meaning(own: name, kind: kind)
    }
    let kind = index.supertypes(of: name).lazy.compactMap { UIKitClasses.kind($0) }.first
    return Meaning(own: name, kind: kind ?? guess(ofExtended: name))
  }

  /// The classes of elsewhere that a type inherits from, nearest first, with its own name where it is one.
  func kinds(ofTypeNamed name: String) -> [String] {
    let known = ([name] + index.supertypes(of: name)).compactMap { UIKitClasses.kind($0) }
    return known.isEmpty ? guess(ofExtended: name).map { [$0] } ?? [] : known
  }

  /// What values of a type of elsewhere are by its name, though the program extends it.
  private func guess(ofExtended name: String) -> String? {
    guard index.types[name]?.keyword == "" else { return nil }
    return UIKitClasses.guess(byName: name)
  }
}
