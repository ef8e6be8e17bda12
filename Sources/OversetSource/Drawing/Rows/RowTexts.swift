import OversetVocabulary

/// Reads which words the texts of a row have.
struct RowTexts {
  let index: ProgramIndex
  let evaluator: Evaluator
  private let values: RowValues

  init(index: ProgramIndex, evaluator: Evaluator) {
    self.index = index
    self.evaluator = evaluator
    values = RowValues(index: index)
  }

  /// The text of a call of `Text`.
  func piece(ofText call: NodeReference, in scope: RowScope) -> RowPiece {
    if let verbatim = index.argument(call, "verbatim") {
      return piece(verbatim, literals: .text, in: scope)
    }
    guard let first = index.firstArgument(call) else { return .opaque("a text of dates") }
    let others = index.arguments(call).dropFirst().map { index[$0].label }
    guard others.allSatisfy({ ["tableName", "bundle", "comment"].contains($0) }) else {
      return sample(first)
    }
    return piece(first, literals: .key, in: scope)
  }

  /// The text of a value that a row shows: with a format it is known only by its kind.
  func piece(
    ofValue value: NodeReference, of call: NodeReference, in scope: RowScope
  ) -> RowPiece {
    index.argument(call, "format") == nil
      ? piece(value, literals: .text, in: scope) : sample(value)
  }

  /// The text of an expression.
  ///
  /// - Parameter literals: What a literal is in its place.
  func piece(
    _ expression: NodeReference, literals: DrawingSite.LiteralMeaning, in scope: RowScope
  ) -> RowPiece {
    let bound = values.bound(expression, in: scope)
    if let text = literal(bound.expression, from: expression, literals) { return text }
    let found = evaluator.texts(
      of: bound.expression, literals: isKey(expression, literals) ? .key : .text)
    let keys = Set(found.map { RowText.key($0.key, table: $0.table) })
    if keys.count == 1, let only = keys.first, !hasArguments(bound.expression) {
      return RowPiece(.text(only), isRigid: false)
    }
    return sample(bound.expression)
  }

  private func hasArguments(_ expression: NodeReference) -> Bool {
    index[expression].kind == .string && index.child(of: expression, .segment) != nil
  }

  /// A literal that is the same in all languages; nil for what is looked up, and for anything else.
  private func literal(
    _ node: NodeReference, from expression: NodeReference, _ literals: DrawingSite.LiteralMeaning
  ) -> RowPiece? {
    guard index[node].kind == .string, index.child(of: node, .segment) == nil else { return nil }
    let text = index[node].name
    if isKey(expression, literals), evaluator.keys.contains(text) { return nil }
    return RowPiece(.text(.literal(text)), isRigid: false)
  }

  /// Whether a literal that an expression stands for is looked up: not where the expression is a `String`.
  private func isKey(
    _ expression: NodeReference, _ literals: DrawingSite.LiteralMeaning
  ) -> Bool {
    guard literals == .key else { return false }
    if index[expression].kind == .string { return true }
    let type = evaluator.inference.staticType(of: expression)?.name
    return type != "String" && type != "Substring"
  }

  /// A sample for a text that is not known.
  private func sample(_ expression: NodeReference) -> RowPiece {
    RowPiece(
      .text(.sample(kind(of: expression))), isRigid: false,
      doubt: "a text beside it is not known")
  }

  private func kind(of expression: NodeReference) -> RowText.Kind {
    switch evaluator.inference.staticType(of: expression)?.name {
    case "Int", "Double", "Float", "CGFloat", "Decimal", "UInt", "Int64": .number
    case "Date": .date
    default: index[expression].name.lowercased().hasSuffix("name") ? .name : .unknown
    }
  }
}
