/// What is known of the number that a text is given where it is used.
struct NumberOfUse {
  private let index: ProgramIndex
  private let use: NodeReference
  /// The values that the text is given, as the source spells them, and what they are made of.
  private var spellings: Set<String> = []
  /// Whether one of the values is a number that is never 1.
  private var isHigher = false

  /// - Parameter use: The key's literal, or the name of its accessor.
  init(_ use: NodeReference, in index: ProgramIndex) {
    self.index = index
    self.use = use
    for value in values() { note(value) }
  }

  /// Whether the number is not 1: it is another one, or stands behind a condition that 1 does not pass.
  var leavesOutOne: Bool {
    if isHigher { return true }
    var inner = use
    for outer in index.ancestors(of: use) {
      if passes(from: inner, to: outer) { return true }
      switch index[outer].kind {
      case .function, .variable, .type, .file: return false
      // What a choice compares is the number of what is chosen, and not of all that stands in it.
      case .ifElse, .ternary, .switchCases:
        if !hasValues { return false }
        inner = outer
      default: inner = outer
      }
    }
    return false
  }

  /// Whether the text is given values where it is used.
  var hasValues: Bool { !spellings.isEmpty }

  /// Whether one of the values is a parameter.
  func isGiven(_ parameter: NodeReference) -> Bool { spellings.contains(index[parameter].name) }

  // MARK: - Values

  /// The arguments beside a use in the calls around it that make a text, and what its literal interpolates.
  private func values() -> [NodeReference] {
    var values = index.children(of: use, .segment).flatMap { index.children(of: $0, .argument) }
    var inner = use
    for outer in index.ancestors(of: use) {
      switch index[outer].kind {
      case .call where makesText(outer, of: inner):
        values += index.children(of: outer, .argument).filter {
          $0 != inner && !Self.otherLabels.contains(index[$0].label)
        }
      case .call, .member, .cast, .unary, .tuple: break
      default: return values
      }
      inner = outer
    }
    return values
  }

  /// Whether a call makes a text of what it is given: a format, a lookup, or the accessor itself.
  private func makesText(_ call: NodeReference, of inner: NodeReference) -> Bool {
    guard let name = index.calledName(call)?.lowercased() else { return false }
    return inner == use && index[inner].role == .callee || name == "tr"
      || Self.makers.contains { name.contains($0) }
  }

  /// Words in the names of what makes a text.
  private static let makers = ["string", "format", "locali", "l10n", "i18n", "transl"]

  /// The labels of arguments that are no value of the text.
  private static let otherLabels: Set<String> = [
    "bundle", "comment", "table", "tableName", "value", "locale", "language", "options",
  ]

  /// The labels of arguments that are written into the text: others say how it looks or what it is cut to.
  private static let numberLabels: Set<String> = ["", "arguments", "args", "with", "count"]

  /// Notes a value and all within it.
  private mutating func note(_ value: NodeReference) {
    var pending = [value]
    var steps = 0
    while let node = pending.popLast(), steps < 100 {
      steps += 1
      switch index[node].kind {
      case .name, .member, .subscriptCall, .call, .binary:
        spellings.insert(SourceSpelling.words(of: node, in: index))
      case .closure, .string: continue
      default: break
      }
      pending += index.children(of: node)
    }
    guard Self.numberLabels.contains(index[value].label) else { return }
    isHigher = isHigher || isHigherNumber(value) || constant(value).map(isHigherNumber) ?? false
  }

  /// The value of a constant that a name stands for.
  private func constant(_ node: NodeReference) -> NodeReference? {
    guard index[node].kind == .name else { return nil }
    let found: [NodeReference] =
      switch index.meaning(of: node) {
      case .local(let variable): [variable]
      case .members(let variables), .globals(let variables): variables
      default: []
      }
    guard found.count == 1, index[found[0]].kind == .variable,
      index[found[0]].flags.contains(.isLet)
    else { return nil }
    return index.child(of: found[0], .value)
  }

  /// Whether a value is a written number other than 1, or the greater of some of which one is 2 or more.
  private func isHigherNumber(_ node: NodeReference) -> Bool {
    if let number = number(node) { return number != 1 }
    guard index[node].kind == .call, index.calledName(node) == "max" else { return false }
    return index.children(of: node, .argument).contains { number($0) ?? 0 > 1 }
  }

  private func number(_ node: NodeReference) -> Int? {
    index[node].kind == .integer ? Int(index[node].name) : nil
  }

  // MARK: - Conditions

  /// Whether 1 does not get from a node around to one inside it.
  private func passes(from inner: NodeReference, to outer: NodeReference) -> Bool {
    let role = index[inner].role
    switch index[outer].kind {
    case .ifElse, .ternary:
      if role == .then { return excludesOne(conditionsOf: outer, whenTrue: true) }
      return role == .otherwise && excludesOne(conditionsOf: outer, whenTrue: false)
    case .switchCases: return role == .branch && excludesOne(inner, of: outer)
    case .block:
      return hasValues
        && index.children(of: outer, .statement).prefix { $0 != inner }.contains(where: leaves)
    default: return false
    }
  }

  /// Whether a statement ends the block for 1.
  private func leaves(_ statement: NodeReference) -> Bool {
    switch index[statement].kind {
    case .guardElse: return excludesOne(conditionsOf: statement, whenTrue: true)
    case .ifElse:
      guard index.child(of: statement, .otherwise) == nil,
        let last = index.child(of: statement, .then).flatMap({
          index.children(of: $0, .statement).last
        })
      else { return false }
      let isLeft =
        [.returnValue, .throwValue].contains(index[last].kind)
        || index[last].kind == .other && ["break", "continue"].contains(index[last].name)
      return isLeft && excludesOne(conditionsOf: statement, whenTrue: false)
    default: return false
    }
  }

  private func excludesOne(conditionsOf statement: NodeReference, whenTrue: Bool) -> Bool {
    let conditions = index.children(of: statement, .condition)
    if whenTrue { return conditions.contains { excludesOne($0, when: true) } }
    return conditions.count == 1 && excludesOne(conditions[0], when: false)
  }

  /// Whether a condition that is true, or false, says that the number is not 1.
  private func excludesOne(_ condition: NodeReference, when truth: Bool) -> Bool {
    let syntax = index[condition]
    switch syntax.kind {
    case .unary where syntax.name == "!":
      return index.child(of: condition, .operand).map { excludesOne($0, when: !truth) } ?? false
    case .tuple:
      let inside = index.children(of: condition, .argument)
      return inside.count == 1 && excludesOne(inside[0], when: truth)
    case .binary:
      guard let left = index.child(of: condition, .left),
        let right = index.child(of: condition, .right)
      else { return false }
      switch syntax.name {
      case "&&", "||":
        let sides = [left, right].map { excludesOne($0, when: truth) }
        return (syntax.name == "&&") == truth ? sides.contains(true) : !sides.contains(false)
      default:
        if let number = number(right), isCompared(left) {
          return Self.holds(syntax.name, 1, number).map { $0 != truth } ?? false
        }
        if let number = number(left), isCompared(right) {
          return Self.holds(syntax.name, number, 1).map { $0 != truth } ?? false
        }
        return false
      }
    default: return false
    }
  }

  /// Whether a value that is compared is one that the text is given. Where it is given none, as a format that is chosen, the
  /// comparison is of its number.
  private func isCompared(_ value: NodeReference) -> Bool {
    spellings.isEmpty || spellings.contains(SourceSpelling.words(of: value, in: index))
  }

  /// Whether a comparison of two numbers is true; nil for another operator.
  private static func holds(_ comparison: String, _ left: Int, _ right: Int) -> Bool? {
    switch comparison {
    case "==": left == right
    case "!=": left != right
    case "<": left < right
    case "<=": left <= right
    case ">": left > right
    case ">=": left >= right
    default: nil
    }
  }

  // MARK: - Cases

  /// Whether a case of a `switch` over the number is none for 1.
  private func excludesOne(_ branch: NodeReference, of choice: NodeReference) -> Bool {
    guard let subject = index.child(of: choice, .subject), isCompared(subject) else { return false }
    let own = index.children(of: branch, .pattern)
    if !own.isEmpty { return own.allSatisfy { holdsOne($0) == false } }
    return index.children(of: choice, .branch).contains { other in
      index.children(of: other, .condition).isEmpty
        && index.children(of: other, .pattern).contains { holdsOne($0) == true }
    }
  }

  /// Whether a pattern of a number or a range matches 1; nil for another one.
  private func holdsOne(_ pattern: NodeReference) -> Bool? {
    guard index[pattern].kind == .patternValue, let value = index.child(of: pattern, .value) else {
      return nil
    }
    if let number = number(value) { return number == 1 }
    let operation = index[value].name
    switch index[value].kind {
    case .binary where ["...", "..<"].contains(operation):
      guard let low = index.child(of: value, .left).flatMap(number),
        let high = index.child(of: value, .right).flatMap(number)
      else { return nil }
      return low <= 1 && (operation == "..." ? 1 <= high : 1 < high)
    case .unary where operation == "...":
      guard let operand = index.child(of: value, .operand), let number = number(operand) else {
        return nil
      }
      // The operator stands behind the number in `2...`, and before it in `...2`.
      return index.place(of: value) == index.place(of: operand) ? number <= 1 : 1 <= number
    case .unary where operation == "..<":
      return index.child(of: value, .operand).flatMap(number).map { 1 < $0 }
    default: return nil
    }
  }
}
