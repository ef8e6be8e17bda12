import OversetVocabulary

// The app's own views, properties and functions that make views.
extension RowBuilder {
  /// The views that a name or member stands for.
  func mention(_ expression: NodeReference, in scope: RowScope) -> RowPiece {
    let bound = values.bound(expression, in: scope)
    if bound.expression != expression {
      return index[bound.expression].kind == .closure
        ? members(of: bound.expression, in: bound.scope)
        : piece(bound.expression, in: bound.scope)
    }
    if let getter = getter(of: expression) { return members(of: getter, in: scope) }
    if isColor(expression) { return RowPiece(.fill, isRigid: false) }
    return .opaque("\(index[expression].name), whose size is not known")
  }

  private func getter(of expression: NodeReference) -> NodeReference? {
    if index[expression].kind == .member {
      guard let base = index.child(of: expression, .base), index[base].name == "self" else {
        return nil
      }
    }
    let around = index.enclosingType(of: expression)
    let own = around.map { index.members(named: index[expression].name, of: $0) } ?? []
    guard own.count == 1, index[own[0]].kind == .variable else { return nil }
    return index.child(of: own[0], .getter)
  }

  /// `Color.red` and its like.
  private func isColor(_ expression: NodeReference) -> Bool {
    index.child(of: expression, .base).map { index[$0].name == "Color" } ?? false
  }

  /// The views that a call of the app's own view or function makes; nil if it is no such call.
  func own(_ call: NodeReference, _ name: String, in scope: RowScope) -> RowPiece? {
    if name.first?.isUppercase ?? false { return ownView(call, name, in: scope) }
    if let content = content(call, in: scope) { return content }
    return ownFunction(call, name, in: scope)
  }

  /// `content()` where the content is a closure that was given.
  private func content(_ call: NodeReference, in scope: RowScope) -> RowPiece? {
    guard let callee = index.child(of: call, .callee), index[callee].kind == .name,
      index.arguments(call).isEmpty
    else { return nil }
    let bound = values.bound(callee, in: scope)
    guard bound.expression != callee, index[bound.expression].kind == .closure else { return nil }
    return members(of: bound.expression, in: bound.scope)
  }

  private func ownView(_ call: NodeReference, _ name: String, in scope: RowScope) -> RowPiece? {
    let type = index.constructedType(call, name)
    guard let entry = index.types[type], !entry.keyword.isEmpty,
      uses.tables.viewTypes.contains(type), let body = entry.members["body"]?.first,
      let content = index.child(of: body, .getter),
      let inner = scope.inside(body, usedBy: call)
    else { return nil }
    return members(of: content, in: inner)
  }

  private func ownFunction(
    _ call: NodeReference, _ name: String, in scope: RowScope
  ) -> RowPiece? {
    guard index.calledBase(call).map({ index[$0].name == "self" }) ?? true,
      let around = index.enclosingType(of: call)
    else { return nil }
    let functions = index.members(named: name, of: around).filter { index[$0].kind == .function }
    let fitting = functions.filter { index.binding(of: call, to: $0) != nil }
    guard fitting.count == 1, let body = index.child(of: fitting[0], .body),
      let inner = scope.inside(fitting[0], usedBy: call)
    else { return nil }
    return members(of: body, in: inner)
  }

  // MARK: - Modifiers

  /// Views with one of the app's own modifiers applied; nil if it is none, or does not say what it does.
  func ownModifier(
    _ base: RowPiece, _ call: NodeReference, in scope: RowScope
  ) -> RowPiece? {
    steps += 1
    guard level < Self.mostLevels, steps < Self.mostSteps,
      let entry = uses.modified(by: call), !entry.isStyle,
      let inner = scope.inside(entry.owner, usedBy: call)
    else { return nil }
    level += 1
    defer { level -= 1 }
    var piece = base
    var node = entry.node
    if entry.isModifierCall { piece = modified(piece, by: node, in: inner) }
    while let next = index.modifier(of: node) {
      piece = modified(piece, by: next, in: inner)
      node = next
    }
    guard let parent = index.parent(of: node), isEnd(parent, of: entry.owner) else { return nil }
    return piece
  }

  /// Whether a node is the body of a declaration, or the only statement of it.
  private func isEnd(_ node: NodeReference, of declaration: NodeReference) -> Bool {
    switch index[node].kind {
    case .block: index.parent(of: node) == declaration
    case .returnValue:
      index.parent(of: node).flatMap { index.parent(of: $0) } == declaration
    default: false
    }
  }
}
