import OversetVocabulary

/// Finds the label, button or field that a text is given to, and what the program sets on it.
struct LabelReader: Sendable {
  /// A view that shows a text.
  struct Label {
    /// The expression that names it, such as `cell.titleLabel`; nil where the type itself is meant.
    let expression: NodeReference?
    /// Its name in the source; empty for the type itself.
    let name: String
    /// The variable that holds it.
    let declaration: NodeReference?
    /// The full name of the type that its code stands in: of a property's, else of what is around the place.
    let type: String?
    /// The object that Interface Builder drew for it.
    let drawn: InterfaceObject?
    /// The document of that object.
    let document: Int?
  }

  let index: ProgramIndex
  let types: UIKitTypes
  let table: PropertyTable
  let interfaces: InterfaceTable
  let constraints: ConstraintTable
  let loops: LoopedViews
  let foreign: ForeignCode

  // MARK: - Which one

  /// The view whose property an assignment or call names.
  ///
  /// - Parameter base: The expression before the property's name; nil for the type around.
  func label(_ base: NodeReference?, at place: NodeReference) -> Label {
    let around = index.enclosingType(of: place)
    guard let base, index[base].name != "self" else {
      return Label(
        expression: nil, name: "", declaration: nil, type: around, drawn: nil, document: nil)
    }
    let declaration = declaration(of: base)
    let isMember = declaration.map { index.isMember($0) } ?? false
    let type = isMember ? declaration.flatMap { index.enclosingType(of: $0) } : around
    let name = index[base].name
    let drawn = isMember ? type.flatMap { interfaces.object(name, ofType: $0, index) } : nil
    return Label(
      expression: base, name: name, declaration: declaration, type: type, drawn: drawn?.object,
      document: drawn?.document)
  }

  /// The variable that an expression names.
  func declaration(of expression: NodeReference) -> NodeReference? {
    let name = index[expression].name
    switch index[expression].kind {
    case .name:
      switch index.meaning(of: expression) {
      case .local(let declaration): return declaration
      case .members(let members): return members.first
      case .globals(let globals): return globals.first
      default: return nil
      }
    case .member:
      guard let base = index.child(of: expression, .base) else { return nil }
      if let own = types.meaning(of: base)?.own {
        return index.members(named: name, of: own).first
      }
      let found = index.variables(named: name)
      return found.count == 1 ? found.first : nil
    default: return nil
    }
  }

  // MARK: - What is set

  /// The values that the program gives to a property of a label, the initializer's first, in the order of the source.
  func values(of property: String, of label: Label) -> [NodeReference] {
    var found = initial(property, label)
    let branches = DeadBranches(index: index)
    let later = table.values(of: property, on: label.name).filter {
      belongs($0.target, to: label) && !branches.surround($0.target)
    }
    found += later.map(\.value).filter { value in !found.contains(value) }
    found += loopedValues(of: property, of: label).map(\.value)
    for own in ownClasses(of: label) {
      found += table.values(of: property, on: "", inType: own).filter {
        isOfClass(own, $0.target)
      }.map(\.value)
    }
    return found
  }

  /// What loops over lists set that the label stands in.
  func loopedValues(of property: String, of label: Label) -> [PropertyTable.Entry] {
    guard let declaration = label.declaration else { return [] }
    return loops.values(of: property, on: label.name, in: table) {
      self.declaration(of: $0) == declaration
    }
  }

  /// The program's classes that a label has: of its variable, and of what Interface Builder drew for it.
  private func ownClasses(of label: Label) -> [String] {
    let declared = label.declaration.flatMap { types.meaning(ofDeclaration: $0)?.own }
    let drawn = label.drawn?.customClass.map { index.resolve($0, in: nil) }
    return drawn == declared ? [drawn].compactMap(\.self) : [declared, drawn].compactMap(\.self)
  }

  /// Whether code that sets something on `self` runs for a label of a class: in it or above it, not in other
  /// subclasses. What a method that the program adds to a class of UIKit sets by its arguments is that of its callers.
  func isOfClass(_ own: String, _ target: NodeReference) -> Bool {
    guard let around = index.enclosingType(of: target) else { return false }
    if index.types[around]?.keyword.isEmpty ?? true, UIKitClasses.kind(around) != nil,
      let function = enclosingFunction(of: target), index.child(of: function, .parameter) != nil
    {
      return false
    }
    return around == own || index.inherits(own, around)
  }

  /// What the closure or function sets that makes the label.
  private func initial(_ property: String, _ label: Label) -> [NodeReference] {
    guard let declaration = label.declaration,
      let value = index.child(of: declaration, .value), index[value].kind == .call
    else { return [] }
    let inside = table.values(of: property, inside: value).map(\.value)
    if !inside.isEmpty { return inside }
    guard let name = index.calledName(value) else { return [] }
    let makers = index.functions(named: name)
    guard makers.count == 1, let maker = makers.first, name != "init" else { return [] }
    return table.values(of: property, inside: maker).map(\.value)
  }

  /// Whether code that sets something on a view of the label's name means the label.
  private func belongs(_ target: NodeReference, to label: Label) -> Bool {
    if let declaration = label.declaration, !index.isMember(declaration) {
      return enclosingFunction(of: declaration) == nil
        ? names(target, declaration) : sharesFunction(target, declaration)
    }
    guard let type = label.type, let around = index.enclosingType(of: target) else {
      return label.expression.map { sharesFunction(target, $0) } ?? false
    }
    guard label.declaration != nil else {
      return label.expression.map { sharesFunction(target, $0) } ?? (around == type)
    }
    if let base = index.child(of: target, .base), index[base].kind == .name,
      case .local = index.meaning(of: base)
    {
      return false
    }
    if around == type || index.areRelated(around, type) { return true }
    guard let base = index.child(of: target, .base), let owner = index.child(of: base, .base) else {
      return false
    }
    return types.meaning(of: owner)?.own == type
  }

  /// Whether what is set is a property of a variable of a file, or of a part of it.
  private func names(_ target: NodeReference, _ declaration: NodeReference) -> Bool {
    sequence(first: target) { index.child(of: $0, .base) }.dropFirst()
      .contains { self.declaration(of: $0) == declaration }
  }

  private func sharesFunction(_ node: NodeReference, _ other: NodeReference) -> Bool {
    guard let function = enclosingFunction(of: other) else { return node.tree == other.tree }
    return index.isInside(node, function)
  }

  /// The outermost function or member around a node.
  func enclosingFunction(of node: NodeReference) -> NodeReference? {
    var found: NodeReference?
    for ancestor in index.ancestors(of: node) {
      switch index[ancestor].kind {
      case .function: found = ancestor
      case .variable where index.isMember(ancestor): found = ancestor
      case .type: return found
      default: continue
      }
    }
    return found
  }
}
