#if Source
  import SwiftSyntax

  extension LoweringWalk {
    /// Lowers `{ … }` as a value.
    mutating func lowerClosure(_ closure: ClosureExprSyntax, _ work: LoweringWork) {
      let node = open(.closure, work, at: start(of: closure))
      switch closure.signature?.parameterClause {
      case .simpleInput(let names):
        for name in names { add(name, .parameter, of: node) }
      case .parameterClause(let clause):
        for parameter in clause.parameters { add(parameter, .parameter, of: node) }
      case nil: break
      }
      add(item: .closureBody(closure), .body, of: node)
    }

    /// Lowers a closure's code, with what it captures under a name as constants before it.
    mutating func lowerBody(of closure: ClosureExprSyntax, _ work: LoweringWork) {
      let node = open(.block, work, at: start(of: closure))
      if let items = closure.signature?.capture?.items {
        for item in items where item.initializer != nil { add(item, .statement, of: node) }
      }
      addCode(closure.statements, of: node)
    }

    /// Lowers parts of closures and strings, and `#if`; false for what is none.
    mutating func lowerPart(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .closureShorthandParameter(let name):
        _ = open(.parameter, work, name: text(name.name), at: start(of: name))
      case .closureParameter(let parameter):
        let node = open(
          .parameter, work, name: text(parameter.secondName ?? parameter.firstName),
          flags: parameter.ellipsis == nil ? [] : .isVariadic, at: start(of: parameter))
        addAttributes(parameter.attributes, of: node)
        add(parameter.type, .type, of: node)
      case .closureCapture(let capture):
        let node = open(
          .variable, work, name: text(capture.name), flags: .isLet, at: start(of: capture))
        add(capture.initializer?.value, .value, of: node)
      case .expressionSegment(let segment):
        addArguments(segment.expressions, of: open(.interpolation, work, at: start(of: segment)))
      case .ifConfigDecl(let condition): lowerConditional(condition, work)
      default: return false
      }
      return true
    }
  }
#endif
