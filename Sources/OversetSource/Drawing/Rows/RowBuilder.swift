import OversetVocabulary

/// Makes views of a row from their expressions, following the app's own views into their bodies.
final class RowBuilder {
  /// The most views and modifiers of a row.
  static let mostNodes = 240
  /// The most expressions and declarations inside each other.
  static let mostLevels = 24
  /// The most expressions and modifiers that are read for a row.
  static let mostSteps = 600

  let index: ProgramIndex
  let uses: DrawingUses
  let values: RowValues
  let modifiers: RowModifiers
  let texts: RowTexts
  var level = 0
  var steps = 0

  init(uses: DrawingUses, texts: RowTexts) {
    index = uses.index
    self.uses = uses
    self.texts = texts
    values = RowValues(index: uses.index)
    modifiers = RowModifiers(index: uses.index)
  }

  /// Begins another row.
  func begin() {
    steps = 0
    level = 0
  }

  // MARK: - Expressions

  /// The views that an expression makes.
  func piece(_ expression: NodeReference, in scope: RowScope) -> RowPiece {
    steps += 1
    guard level < Self.mostLevels, steps < Self.mostSteps else {
      return .opaque("views inside each other that are too deep")
    }
    level += 1
    defer { level -= 1 }
    switch index[expression].kind {
    case .call: return call(expression, in: scope)
    case .name, .member: return mention(expression, in: scope)
    case .ternary:
      let branches = [SyntaxRole.then, .otherwise].compactMap { index.child(of: expression, $0) }
      return choice(of: branches.map { piece($0, in: scope) }, isWhole: branches.count == 2)
    default: return .opaque("an expression that is no view")
    }
  }

  private func call(_ expression: NodeReference, in scope: RowScope) -> RowPiece {
    let root = index.unmodified(expression)
    guard root != expression else { return construction(expression, in: scope) }
    let base =
      index[root].kind == .call ? construction(root, in: scope) : piece(root, in: scope)
    return index.modifiers(inside: expression).reversed().reduce(base) {
      modified($0, by: $1, in: scope)
    }
  }

  /// Views with a modifier applied.
  func modified(_ base: RowPiece, by call: NodeReference, in scope: RowScope) -> RowPiece {
    switch modifiers.effect(of: call, in: scope) {
    case .none: return ownModifier(base, call, in: scope) ?? base
    case .wraps(let elements):
      if elements == [.fill] { return RowPiece(.fill, isRigid: false) }
      return elements.reduce(base) { $0.wrapped(in: $1) }
    case .unknown(let reason):
      if base.nodes.first?.element == .fill { return .opaque(reason) }
      if let own = ownModifier(base, call, in: scope) { return own }
      return base.doubted(because: reason)
    }
  }

  // MARK: - Statements

  /// The views that the statements of a closure or block make, one after the other.
  func members(of content: NodeReference, in scope: RowScope) -> RowPiece {
    index.statements(of: content).reduce(into: RowPiece()) {
      $0.append(statement($1, in: scope))
    }
  }

  /// The views of one statement.
  func statement(_ statement: NodeReference, in scope: RowScope) -> RowPiece {
    switch index[statement].kind {
    case .variable, .function, .type, .other: return RowPiece()
    case .returnValue:
      return index.child(of: statement, .value).map { piece($0, in: scope) } ?? RowPiece()
    case .ifElse: return condition(statement, in: scope)
    case .switchCases:
      let bodies = index.children(of: statement, .branch).compactMap { index.child(of: $0, .body) }
      return branches(bodies, isWhole: true, in: scope)
    default: return piece(statement, in: scope)
    }
  }

  private func condition(_ node: NodeReference, in scope: RowScope) -> RowPiece {
    var bodies: [NodeReference] = []
    var current: NodeReference? = node
    while let next = current, index[next].kind == .ifElse, bodies.count < 20 {
      bodies += index.children(of: next, .then)
      current = index.child(of: next, .otherwise)
    }
    if let current { bodies.append(current) }
    return branches(bodies, isWhole: current != nil, in: scope)
  }

  private func branches(
    _ bodies: [NodeReference], isWhole: Bool, in scope: RowScope
  ) -> RowPiece {
    guard level < Self.mostLevels else { return .opaque("conditions that are too deep") }
    level += 1
    defer { level -= 1 }
    return choice(of: bodies.map { members(of: $0, in: scope) }, isWhole: isWhole)
  }

  /// What stands where a condition chooses: the branches, if they are alike.
  private func choice(of branches: [RowPiece], isWhole: Bool) -> RowPiece {
    if isWhole, let first = branches.first, branches.allSatisfy({ $0 == first }) { return first }
    if branches.allSatisfy({ $0.count == 0 }) { return RowPiece() }
    var piece = RowPiece()
    piece.doubt = "a condition decides what stands beside it"
    piece.isRigid = branches.allSatisfy(\.isRigid)
    return piece
  }
}
