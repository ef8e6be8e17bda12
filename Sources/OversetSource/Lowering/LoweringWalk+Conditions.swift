#if Source
  import SwiftSyntax

  extension LoweringWalk {
    /// Lowers the clauses of `#if` that can be compiled for iOS.
    mutating func lowerConditional(_ condition: IfConfigDeclSyntax, _ work: LoweringWork) {
      for clause in takenClauses(of: condition) {
        switch clause.elements {
        case .statements(let code):
          if work.parent == 0 {
            addCode(code, of: 0)
          } else {
            for item in code { add(item.item, work.role, of: work.parent) }
          }
        case .decls(let members):
          for member in members { add(member.decl, work.role, of: work.parent) }
        case .switchCases(let cases):
          for branch in cases { add(branch, work.role, of: work.parent) }
        case .attributes(let attributes):
          for attribute in attributes { add(attribute, work.role, of: work.parent) }
        case .postfixExpression(let value): add(value, work.role, of: work.parent)
        default: break
        }
      }
    }

    /// Lowers a chain that goes on in an `#if`: through the clauses that can be compiled for iOS, one behind the other.
    mutating func lowerConditionalChain(_ chain: PostfixIfConfigExprSyntax, _ work: LoweringWork) {
      var parts = takenClauses(of: chain.config).compactMap { clause -> ExprSyntax? in
        guard case .postfixExpression(let value) = clause.elements else { return nil }
        return value
      }
      var link = work.link
      if let base = chain.base {
        parts.insert(base, at: 0)
      } else if parts.isEmpty, links.indices.contains(link) {
        parts.append(links[link].base)
        link = links[link].next
      }
      guard let last = parts.popLast() else { return }
      for part in parts {
        links.append(PostfixLink(base: part, next: link))
        link = links.count - 1
      }
      var passed = work
      passed.link = link
      passed.place = -1
      pass(last, for: passed)
    }

    /// The clauses that can be compiled for iOS: none behind one that surely is.
    private func takenClauses(of condition: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
      var taken: [IfConfigClauseSyntax] = []
      for clause in condition.clauses {
        let holds = clause.condition.map { CompilationCondition.holds($0) } ?? true
        if holds != false { taken.append(clause) }
        if holds == true { break }
      }
      return taken
    }
  }
#endif
