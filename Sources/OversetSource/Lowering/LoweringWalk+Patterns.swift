#if Source
  import SwiftSyntax

  extension LoweringWalk {
    /// Lowers a pattern; false for what is none.
    mutating func lowerPattern(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .identifierPattern(let pattern):
        _ = open(.patternName, work, name: text(pattern.identifier), at: start(of: pattern))
      case .wildcardPattern(let pattern):
        _ = open(.patternName, work, name: "_", at: start(of: pattern))
      case .valueBindingPattern(let pattern): pass(pattern.pattern, for: work)
      case .tuplePattern(let pattern): lowerTuplePattern(pattern, work)
      case .isTypePattern(let pattern):
        let offset = start(of: pattern)
        let node = open(.patternValue, work, at: offset)
        let cast = open(.cast, .value, of: node, name: "is", at: offset)
        add(pattern.type, .type, of: cast)
      case .expressionPattern(let pattern): pass(item: .pattern(pattern.expression), for: work)
      case .missingPattern: break
      default: return false
      }
      return true
    }

    private mutating func lowerTuplePattern(_ pattern: TuplePatternSyntax, _ work: LoweringWork) {
      if let only = pattern.elements.first, pattern.elements.count == 1, only.label == nil {
        return pass(only.pattern, for: work)
      }
      let node = open(.patternTuple, work, at: start(of: pattern))
      for element in pattern.elements {
        add(element.pattern, .pattern, of: node, label: text(element.label))
      }
    }

    /// Lowers an expression that stands where a pattern is meant.
    mutating func lowerPattern(_ expression: ExprSyntax, _ work: LoweringWork) {
      switch expression.as(ExprSyntaxEnum.self) {
      case .patternExpr(let pattern): pass(pattern.pattern, for: work)
      case .discardAssignmentExpr(let name):
        _ = open(.patternName, work, name: "_", at: start(of: name))
      case .optionalChainingExpr(let value): pass(item: .pattern(value.expression), for: work)
      case .memberAccessExpr(let member):
        let name = member.declName.baseName
        _ = open(.patternCase, work, name: text(name), at: start(of: name))
      case .functionCallExpr(let call): lowerCasePattern(call, work)
      case .tupleExpr(let tuple): lowerTuplePattern(tuple, work)
      case .sequenceExpr(let sequence): lowerSequencePattern(sequence, work)
      default: lowerValuePattern(expression, work)
      }
    }

    private mutating func lowerCasePattern(_ call: FunctionCallExprSyntax, _ work: LoweringWork) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
        return lowerValuePattern(ExprSyntax(call), work)
      }
      let name = member.declName.baseName
      let node = open(.patternCase, work, name: text(name), at: start(of: name))
      addPatterns(call.arguments, of: node)
    }

    private mutating func lowerTuplePattern(_ tuple: TupleExprSyntax, _ work: LoweringWork) {
      if let value = tuple.soleValue { return pass(item: .pattern(value), for: work) }
      addPatterns(tuple.elements, of: open(.patternTuple, work, at: start(of: tuple)))
    }

    private mutating func addPatterns(_ arguments: LabeledExprListSyntax, of node: Int32) {
      for argument in arguments {
        let item = LoweringWork.Item.pattern(argument.expression)
        add(item: item, .pattern, of: node, label: text(argument.label))
      }
    }

    /// Lowers `name as Type` to the name with its type, other operators to a value.
    private mutating func lowerSequencePattern(
      _ sequence: SequenceExprSyntax, _ work: LoweringWork
    ) {
      let elements = Array(sequence.elements.prefix(4))
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let name = elements[0].as(PatternExprSyntax.self)?.boundName
      else { return lowerValuePattern(ExprSyntax(sequence), work) }
      let node = open(.patternName, work, name: text(name), at: start(of: elements[0]))
      add(elements[2], .type, of: node)
    }

    private mutating func lowerValuePattern(_ expression: ExprSyntax, _ work: LoweringWork) {
      let node = open(.patternValue, work, at: start(of: expression))
      add(expression, .value, of: node)
    }
  }

  extension PatternExprSyntax {
    /// The name of `let name` or `name`.
    fileprivate var boundName: TokenSyntax? {
      let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
      return inner.as(IdentifierPatternSyntax.self)?.identifier
    }
  }
#endif
