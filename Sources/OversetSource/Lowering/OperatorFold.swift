#if Source
  import SwiftSyntax

  /// Part of a sequence of operators and values: a value, or an operator with its operands.
  struct OperatorFold {
    /// What it is; operands are said by their numbers among the walk's folds.
    enum Shape {
      case value(ExprSyntax)
      case binary(name: String, left: Int, right: Int)
      case ternary(condition: Int, then: ExprSyntax, otherwise: Int)
      case cast(name: String, operand: Int, type: ExprSyntax)
    }

    let shape: Shape
    /// The offset of its first token.
    let start: Int
  }

  /// Folds the flat list of operators and values that the parser makes, by their precedence.
  struct SequenceFolding {
    private enum Operator {
      case binary(String)
      case ternary(ExprSyntax)
    }

    private(set) var folds: [OperatorFold]
    private var operands: [Int] = []
    private var operators: [(operator: Operator, precedence: OperatorPrecedence)] = []

    /// Folds on behind what was folded before.
    init(folds: consuming [OperatorFold]) {
      self.folds = folds
    }

    /// Takes a value.
    mutating func take(_ value: ExprSyntax, at start: Int) {
      operands.append(folds.count)
      folds.append(OperatorFold(shape: .value(value), start: start))
    }

    /// Takes an operator between two values.
    mutating func take(operator name: String) {
      let precedence = OperatorPrecedence.of(name)
      join(before: precedence)
      operators.append((.binary(name), precedence))
    }

    /// Takes `? value :`.
    mutating func take(ternary value: ExprSyntax) {
      join(before: .ternary)
      operators.append((.ternary(value), .ternary))
    }

    /// Takes `as` or `is` with its type.
    mutating func take(cast name: String, type: ExprSyntax) {
      join(before: .cast)
      guard let operand = operands.popLast() else { return }
      push(.cast(name: name, operand: operand, type: type), from: operand)
    }

    /// Ends the sequence.
    ///
    /// - Returns: The number of the fold that is the whole sequence; nil for an empty one.
    mutating func finish() -> Int? {
      while !operators.isEmpty { joinLast() }
      return operands.last
    }

    private mutating func join(before next: OperatorPrecedence) {
      while let last = operators.last?.precedence,
        last > next || (!(last < next) && !next.joinsFromRight)
      {
        joinLast()
      }
    }

    private mutating func joinLast() {
      guard let last = operators.popLast(), let right = operands.popLast(),
        let left = operands.popLast()
      else { return }
      switch last.operator {
      case .binary(let name): push(.binary(name: name, left: left, right: right), from: left)
      case .ternary(let value):
        push(.ternary(condition: left, then: value, otherwise: right), from: left)
      }
    }

    private mutating func push(_ shape: OperatorFold.Shape, from left: Int) {
      operands.append(folds.count)
      folds.append(OperatorFold(shape: shape, start: folds[left].start))
    }
  }

  extension LoweringWalk {
    /// Folds a sequence.
    ///
    /// - Returns: The number of the whole among the folds.
    mutating func fold(_ sequence: SequenceExprSyntax) -> Int {
      var folding = SequenceFolding(folds: folds)
      folds = []
      var elements = sequence.elements.makeIterator()
      while let element = elements.next() {
        switch element.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr(let sign): folding.take(operator: sign.operator.text)
        case .assignmentExpr: folding.take(operator: "=")
        case .arrowExpr: folding.take(operator: "->")
        case .unresolvedTernaryExpr(let middle): folding.take(ternary: middle.thenExpression)
        case .unresolvedAsExpr(let cast):
          guard let type = elements.next() else { continue }
          let mark = cast.questionOrExclamationMark?.text ?? ""
          folding.take(cast: "as" + mark, type: type)
        case .unresolvedIsExpr:
          guard let type = elements.next() else { continue }
          folding.take(cast: "is", type: type)
        default: folding.take(element, at: start(of: element))
        }
      }
      let whole = folding.finish()
      folds = folding.folds
      return whole ?? -1
    }

    /// Lowers part of a sequence.
    mutating func lowerFold(_ number: Int, _ work: LoweringWork) {
      guard folds.indices.contains(number) else { return }
      let fold = folds[number]
      switch fold.shape {
      case .value(let value): pass(value, for: work)
      case .binary(let name, let left, let right):
        let node = open(.binary, work, name: name, at: fold.start)
        add(item: .fold(left), .left, of: node)
        add(item: .fold(right), .right, of: node)
      case .ternary(let condition, let then, let otherwise):
        let node = open(.ternary, work, at: fold.start)
        add(item: .fold(condition), .condition, of: node)
        add(then, .then, of: node)
        add(item: .fold(otherwise), .otherwise, of: node)
      case .cast(let name, let operand, let type):
        let node = open(.cast, work, name: name, at: fold.start)
        add(item: .fold(operand), .operand, of: node)
        add(type, .type, of: node)
      }
    }
  }
#endif
