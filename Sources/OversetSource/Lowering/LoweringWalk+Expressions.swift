#if Source
  import SwiftSyntax

  extension LoweringWalk {
    /// Lowers an expression; false for what is none.
    mutating func lowerExpression(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      lowerLeaf(syntax, work) || lowerChain(syntax, work) || lowerWrapper(syntax, work)
        || lowerCompound(syntax, work)
    }

    /// Lowers names and literals.
    private mutating func lowerLeaf(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .declReferenceExpr(let name):
        _ = open(.name, work, name: text(name.baseName), at: start(of: name))
      case .genericSpecializationExpr(let value): lowerSpecialization(value, work)
      case .superExpr(let name): _ = open(.name, work, name: "super", at: start(of: name))
      case .discardAssignmentExpr(let name): _ = open(.name, work, name: "_", at: start(of: name))
      case .integerLiteralExpr(let number):
        let digits = number.literal.text.filter { $0 != "_" }
        _ = open(.integer, work, name: digits, at: start(of: number))
      case .floatLiteralExpr(let number):
        let digits = number.literal.text.filter { $0 != "_" }
        _ = open(.float, work, name: digits, at: start(of: number))
      case .booleanLiteralExpr(let value):
        _ = open(.boolean, work, name: value.literal.text, at: start(of: value))
      case .nilLiteralExpr(let value): _ = open(.none, work, at: start(of: value))
      case .stringLiteralExpr(let string): lowerString(string, work)
      case .simpleStringLiteralExpr(let string):
        let content = string.segments.map(\.content.text).joined()
        _ = open(.string, work, name: content, at: start(of: string))
      case .missingExpr: break
      default: return false
      }
      return true
    }

    /// Lowers members, calls and subscripts.
    private mutating func lowerChain(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .memberAccessExpr(let member): lowerMember(member, work)
      case .functionCallExpr(let call): lowerCall(call, work)
      case .subscriptCallExpr(let call):
        let node = open(.subscriptCall, work, at: start(of: call))
        add(call.calledExpression, .base, of: node, link: work.link)
        addArguments(call.arguments, of: node)
        addClosures(call.trailingClosure, call.additionalTrailingClosures, of: node)
      case .postfixIfConfigExpr(let chain): lowerConditionalChain(chain, work)
      default: return false
      }
      return true
    }

    /// Lowers a name or member with type arguments; those of anything else are left out.
    private mutating func lowerSpecialization(
      _ value: GenericSpecializationExprSyntax, _ work: LoweringWork
    ) {
      switch value.expression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name):
        let node = open(.name, work, name: text(name.baseName), at: start(of: name))
        addTypes(value.genericArgumentClause, of: node)
      case .memberAccessExpr(let member):
        addTypes(value.genericArgumentClause, of: lowerMember(member, work))
      default: pass(value.expression, for: work)
      }
    }

    @discardableResult
    private mutating func lowerMember(
      _ member: MemberAccessExprSyntax, _ work: LoweringWork
    ) -> Int32 {
      let name = member.declName.baseName
      let isOptional = member.base?.is(OptionalChainingExprSyntax.self) == true
      let node = open(
        .member, work, name: text(name), flags: isOptional ? .isOptional : [], at: start(of: name))
      if let base = member.base {
        add(base, .base, of: node, link: work.link)
      } else if links.indices.contains(work.link) {
        add(links[work.link].base, .base, of: node, link: links[work.link].next)
      }
      return node
    }

    private mutating func lowerCall(_ call: FunctionCallExprSyntax, _ work: LoweringWork) {
      let place = work.place >= 0 ? work.place : calleePlace(of: call)
      let isOptional = call.calledExpression.is(OptionalChainingExprSyntax.self)
      let node = open(.call, work, flags: isOptional ? .isOptional : [], at: place)
      add(call.calledExpression, .callee, of: node, link: work.link, place: place)
      addArguments(call.arguments, of: node)
      addClosures(call.trailingClosure, call.additionalTrailingClosures, of: node)
    }

    /// Where a call is said to be: at the name of the member that is called, else at its first token.
    private mutating func calleePlace(of call: FunctionCallExprSyntax) -> Int {
      var callee = call.calledExpression
      while true {
        switch callee.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let member): return start(of: member.declName.baseName)
        case .functionCallExpr(let inner): callee = inner.calledExpression
        case .optionalChainingExpr(let inner): callee = inner.expression
        case .forceUnwrapExpr(let inner): callee = inner.expression
        case .genericSpecializationExpr(let inner): callee = inner.expression
        default: return start(of: callee)
        }
      }
    }

    /// Lowers what says nothing beyond the value it contains.
    private mutating func lowerWrapper(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .optionalChainingExpr(let value): pass(value.expression, for: work)
      case .forceUnwrapExpr(let value): pass(value.expression, for: work)
      case .tryExpr(let value): pass(value.expression, for: work)
      case .awaitExpr(let value): pass(value.expression, for: work)
      case .unsafeExpr(let value): pass(value.expression, for: work)
      case .inOutExpr(let value): pass(value.expression, for: work)
      case .consumeExpr(let value): pass(value.expression, for: work)
      case .copyExpr(let value): pass(value.expression, for: work)
      case .borrowExpr(let value): pass(value.expression, for: work)
      case .packElementExpr(let value): pass(value.pack, for: work)
      case .packExpansionExpr(let value): pass(value.repetitionPattern, for: work)
      case .typeExpr(let value): pass(value.type, for: work)
      case .patternExpr(let value): pass(value.pattern, for: work)
      default: return false
      }
      return true
    }

    /// Lowers operators, closures and collections.
    private mutating func lowerCompound(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .sequenceExpr(let sequence): pass(item: .fold(fold(sequence)), for: work)
      case .prefixOperatorExpr(let value):
        let node = open(.unary, work, name: value.operator.text, at: start(of: value))
        add(value.expression, .operand, of: node)
      case .postfixOperatorExpr(let value):
        let node = open(.unary, work, name: value.operator.text, at: start(of: value))
        add(value.expression, .operand, of: node, link: work.link)
      case .closureExpr(let closure): lowerClosure(closure, work)
      case .arrayExpr(let array):
        let node = open(.array, work, at: start(of: array))
        for element in array.elements { add(element.expression, .element, of: node) }
      case .dictionaryExpr(let dictionary): lowerDictionary(dictionary, work)
      case .tupleExpr(let tuple): lowerTuple(tuple, work)
      case .keyPathExpr(let path): lowerKeyPath(path, work)
      case .macroExpansionExpr(let macro):
        let node = open(.macro, work, name: text(macro.macroName), at: start(of: macro))
        addArguments(macro.arguments, of: node)
        addClosures(macro.trailingClosure, macro.additionalTrailingClosures, of: node)
      default: return false
      }
      return true
    }

    private mutating func lowerDictionary(_ dictionary: DictionaryExprSyntax, _ work: LoweringWork)
    {
      let node = open(.dictionary, work, at: start(of: dictionary))
      guard case .elements(let elements) = dictionary.content else { return }
      for element in elements {
        add(element.key, .key, of: node)
        add(element.value, .value, of: node)
      }
    }

    private mutating func lowerTuple(_ tuple: TupleExprSyntax, _ work: LoweringWork) {
      if let value = tuple.soleValue { return pass(value, for: work) }
      addArguments(tuple.elements, of: open(.tuple, work, at: start(of: tuple)))
    }

    private mutating func lowerKeyPath(_ path: KeyPathExprSyntax, _ work: LoweringWork) {
      let names = path.components.compactMap { component in
        component.component.as(KeyPathPropertyComponentSyntax.self).map {
          text($0.declName.baseName)
        }
      }
      let node = open(
        .keyPath, work, name: names.joined(separator: "."), at: start(of: path))
      add(path.root, .type, of: node)
      for component in path.components {
        guard case .subscript(let part) = component.component else { continue }
        addArguments(part.arguments, of: node)
      }
    }

    /// Leaves the arguments of a call to be lowered.
    mutating func addArguments(_ arguments: LabeledExprListSyntax, of node: Int32) {
      for argument in arguments {
        add(argument.expression, .argument, of: node, label: text(argument.label))
      }
    }

    /// Leaves the closures behind a call to be lowered.
    mutating func addClosures(
      _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax,
      of node: Int32
    ) {
      add(first, .argument, of: node, flags: .isTrailing)
      for other in others {
        add(
          other.closure, .argument, of: node, label: text(other.label), flags: .isTrailing)
      }
    }
  }

  extension TupleExprSyntax {
    /// The value of parentheses that only hold one together.
    var soleValue: ExprSyntax? {
      guard let first = elements.first, elements.count == 1, first.label == nil else { return nil }
      return first.expression
    }
  }
#endif
