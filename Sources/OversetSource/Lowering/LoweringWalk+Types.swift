#if Source
  import SwiftSyntax

  extension LoweringWalk {
    /// Lowers a type as it is written; false for what is none.
    mutating func lowerType(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      lowerNamedType(syntax, work) || lowerTypeWrapper(syntax, work)
        || lowerStructuralType(syntax, work)
    }

    private mutating func lowerNamedType(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .identifierType(let type):
        let node = open(.typeName, work, name: text(type.name), at: start(of: type))
        addTypes(type.genericArgumentClause, of: node)
      case .memberType(let type):
        let name = typeText(TypeSyntax(type))
        let node = open(.typeName, work, name: name, at: start(of: type))
        addTypes(type.genericArgumentClause, of: node)
      case .metatypeType(let type):
        let name = typeText(TypeSyntax(type))
        _ = open(.typeName, work, name: name, at: start(of: type))
      case .genericParameter(let parameter):
        let node = open(.typeName, work, name: text(parameter.name), at: start(of: parameter))
        add(parameter.inheritedType, .inherited, of: node)
      case .classRestrictionType(let type):
        _ = open(.typeName, work, name: "AnyObject", at: start(of: type))
      case .missingType, .suppressedType: break
      default: return false
      }
      return true
    }

    private mutating func lowerTypeWrapper(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .someOrAnyType(let type): pass(type.constraint, for: work)
      case .attributedType(let type): pass(type.baseType, for: work)
      case .namedOpaqueReturnType(let type): pass(type.type, for: work)
      case .packElementType(let type): pass(type.pack, for: work)
      case .packExpansionType(let type): pass(type.repetitionPattern, for: work)
      default: return false
      }
      return true
    }

    private mutating func lowerStructuralType(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .optionalType(let type):
        let node = open(.typeName, work, name: "Optional", at: start(of: type))
        add(type.wrappedType, .typeArgument, of: node)
      case .implicitlyUnwrappedOptionalType(let type):
        let node = open(.typeName, work, name: "Optional", at: start(of: type))
        add(type.wrappedType, .typeArgument, of: node)
      case .arrayType(let type):
        let node = open(.typeName, work, name: "Array", at: start(of: type))
        add(type.element, .typeArgument, of: node)
      case .dictionaryType(let type):
        let node = open(.typeName, work, name: "Dictionary", at: start(of: type))
        add(type.key, .typeArgument, of: node)
        add(type.value, .typeArgument, of: node)
      case .compositionType(let type):
        let node = open(.typeName, work, name: "&", at: start(of: type))
        for element in type.elements { add(element.type, .typeArgument, of: node) }
      case .tupleType(let type): lowerTupleType(type, work)
      case .functionType(let type):
        let node = open(.typeName, work, name: "->", at: start(of: type))
        for parameter in type.parameters { add(parameter.type, .typeArgument, of: node) }
        add(type.returnClause.type, .result, of: node)
      default: return false
      }
      return true
    }

    private mutating func lowerTupleType(_ type: TupleTypeSyntax, _ work: LoweringWork) {
      if let only = type.elements.first, type.elements.count == 1, only.firstName == nil {
        return pass(only.type, for: work)
      }
      let node = open(.typeName, work, name: "()", at: start(of: type))
      for element in type.elements {
        add(element.type, .typeArgument, of: node, label: text(element.firstName))
      }
    }

    /// Leaves the arguments of a generic type or function to be lowered.
    mutating func addTypes(_ clause: GenericArgumentClauseSyntax?, of node: Int32) {
      guard let clause else { return }
      for argument in clause.arguments { add(argument.argument, .typeArgument, of: node) }
    }

    /// Leaves the generic parameters of a declaration to be lowered.
    mutating func addGenericParameters(of declaration: some SyntaxProtocol, to node: Int32) {
      guard let generic = declaration.asProtocol((any WithGenericParametersSyntax).self) else {
        return
      }
      for parameter in generic.genericParameterClause?.parameters ?? [] {
        add(parameter, .typeArgument, of: node)
      }
    }

    /// Leaves the types in a `where` clause to be lowered.
    mutating func addRequirements(_ clause: GenericWhereClauseSyntax?, of node: Int32) {
      for requirement in clause?.requirements ?? [] {
        switch requirement.requirement {
        case .sameTypeRequirement(let same):
          add(same.leftType, .condition, of: node)
          add(same.rightType, .condition, of: node)
        case .conformanceRequirement(let conformance):
          add(conformance.leftType, .condition, of: node)
          add(conformance.rightType, .condition, of: node)
        case .layoutRequirement: continue
        }
      }
    }

    /// A type's name with the names around it, `A.B`, without its arguments.
    func typeText(_ type: TypeSyntax) -> String {
      var names: [String] = []
      var type: TypeSyntax? = type
      while let current = type {
        type = nil
        switch current.as(TypeSyntaxEnum.self) {
        case .memberType(let member):
          names.append(text(member.name))
          type = member.baseType
        case .metatypeType(let meta):
          names.append(meta.metatypeSpecifier.text)
          type = meta.baseType
        case .identifierType(let identifier): names.append(text(identifier.name))
        case .attributedType(let attributed): type = attributed.baseType
        case .someOrAnyType(let constraint): type = constraint.constraint
        case .tupleType(let tuple): type = tuple.elements.first?.type
        case .arrayType: names.append("Array")
        case .dictionaryType: names.append("Dictionary")
        case .optionalType: names.append("Optional")
        default: break
        }
      }
      return names.reversed().joined(separator: ".")
    }
  }
#endif
