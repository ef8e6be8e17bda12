#if Source
  import SwiftSyntax

  extension LoweringWalk {
    /// Lowers a statement, or an expression that has blocks; false for what is neither.
    mutating func lowerStatement(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      lowerBranching(syntax, work) || lowerSimpleStatement(syntax, work)
        || lowerBlockStatement(syntax, work) || lowerCondition(syntax, work)
    }

    private mutating func lowerBranching(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .ifExpr(let statement):
        let node = open(.ifElse, work, at: start(of: statement))
        addConditions(statement.conditions, of: node)
        add(statement.body, .then, of: node)
        add(statement.elseBody, .otherwise, of: node)
      case .guardStmt(let statement):
        let node = open(.guardElse, work, at: start(of: statement))
        addConditions(statement.conditions, of: node)
        add(statement.body, .otherwise, of: node)
      case .switchExpr(let statement):
        let node = open(.switchCases, work, at: start(of: statement))
        add(statement.subject, .subject, of: node)
        for branch in statement.cases { add(branch, .branch, of: node) }
      case .switchCase(let branch): lowerBranch(branch, work)
      default: return false
      }
      return true
    }

    private mutating func lowerBranch(_ branch: SwitchCaseSyntax, _ work: LoweringWork) {
      let node = open(.switchCase, work, at: start(of: branch))
      if case .case(let label) = branch.label {
        for item in label.caseItems {
          add(item.pattern, .pattern, of: node)
          add(item.whereClause?.condition, .condition, of: node)
        }
      }
      let offset = start(of: branch.statements)
      add(item: .block(branch.statements, name: "", at: offset), .body, of: node)
    }

    private mutating func lowerSimpleStatement(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .codeBlock(let block):
        addCode(block.statements, of: open(.block, work, at: start(of: block)))
      case .expressionStmt(let statement): pass(statement.expression, for: work)
      case .labeledStmt(let statement): pass(statement.statement, for: work)
      case .returnStmt(let statement):
        let node = open(.returnValue, work, at: start(of: statement))
        add(statement.expression, .value, of: node)
      case .throwStmt(let statement):
        let node = open(.throwValue, work, at: start(of: statement))
        add(statement.expression, .value, of: node)
      case .breakStmt(let statement):
        _ = open(.other, work, name: "break", at: start(of: statement))
      case .continueStmt(let statement):
        _ = open(.other, work, name: "continue", at: start(of: statement))
      case .fallThroughStmt(let statement):
        _ = open(.other, work, name: "fallthrough", at: start(of: statement))
      case .missingStmt: break
      default: return false
      }
      return true
    }

    private mutating func lowerBlockStatement(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .forStmt(let statement):
        let node = open(.forLoop, work, at: start(of: statement))
        add(statement.pattern, .pattern, of: node)
        add(statement.sequence, .sequence, of: node)
        add(statement.whereClause?.condition, .condition, of: node)
        add(statement.body, .body, of: node)
      case .whileStmt(let statement):
        let node = open(.blockStatement, work, name: "while", at: start(of: statement))
        addConditions(statement.conditions, of: node)
        add(statement.body, .body, of: node)
      case .repeatStmt(let statement):
        let node = open(.blockStatement, work, name: "repeat", at: start(of: statement))
        add(statement.body, .body, of: node)
        add(statement.condition, .condition, of: node)
      case .deferStmt(let statement):
        let node = open(.blockStatement, work, name: "defer", at: start(of: statement))
        add(statement.body, .body, of: node)
      case .doStmt(let statement):
        let node = open(.blockStatement, work, name: "do", at: start(of: statement))
        add(statement.body, .body, of: node)
        for clause in statement.catchClauses { add(clause, .body, of: node) }
      case .catchClause(let clause):
        let node = open(.blockStatement, work, name: "catch", at: start(of: clause))
        for item in clause.catchItems { add(item, .condition, of: node) }
        add(clause.body, .body, of: node)
      default: return false
      }
      return true
    }

    private mutating func lowerCondition(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .optionalBindingCondition(let binding):
        let node = open(.optionalBinding, work, at: start(of: binding))
        add(binding.pattern, .pattern, of: node)
        add(binding.typeAnnotation?.type, .type, of: node)
        add(binding.initializer?.value, .value, of: node)
      case .matchingPatternCondition(let match):
        let node = open(.patternMatch, work, at: start(of: match))
        add(match.pattern, .pattern, of: node)
        add(match.typeAnnotation?.type, .type, of: node)
        add(match.initializer.value, .value, of: node)
      case .catchItem(let item):
        let node = open(.patternMatch, work, at: start(of: item))
        add(item.pattern, .pattern, of: node)
        add(item.whereClause?.condition, .condition, of: node)
      case .availabilityCondition(let condition):
        if let holds = SystemAvailability.holds(condition) {
          _ = open(.boolean, work, name: holds ? "true" : "false", at: start(of: condition))
          return true
        }
        let name = condition.availabilityKeyword.text.filter { $0 != "#" }
        _ = open(.macro, work, name: name, at: start(of: condition))
      default: return false
      }
      return true
    }

    private mutating func addConditions(_ conditions: ConditionElementListSyntax, of node: Int32) {
      for condition in conditions { add(condition.condition, .condition, of: node) }
    }
  }
#endif
