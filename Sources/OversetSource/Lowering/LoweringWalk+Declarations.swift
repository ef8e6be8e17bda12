#if Source
  import SwiftSyntax

  extension LoweringWalk {
    /// Lowers a declaration; false for what is none.
    mutating func lowerDeclaration(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      lowerTypeDeclaration(syntax, work) || lowerFunctionDeclaration(syntax, work)
        || lowerValueDeclaration(syntax, work) || lowerDirective(syntax, work)
    }

    private mutating func lowerTypeDeclaration(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .structDecl(let type): lowerType(type, text(type.name), type.inheritanceClause, work)
      case .classDecl(let type): lowerType(type, text(type.name), type.inheritanceClause, work)
      case .enumDecl(let type): lowerType(type, text(type.name), type.inheritanceClause, work)
      case .actorDecl(let type): lowerType(type, text(type.name), type.inheritanceClause, work)
      case .protocolDecl(let type): lowerType(type, text(type.name), type.inheritanceClause, work)
      case .extensionDecl(let type):
        lowerType(type, typeText(type.extendedType), type.inheritanceClause, work)
      case .typeAliasDecl(let alias):
        let node = open(
          .typeAlias, work, name: text(alias.name), flags: flags(of: alias.modifiers),
          at: start(of: alias))
        add(alias.initializer.value, .type, of: node)
        addRequirements(alias.genericWhereClause, of: node)
      case .associatedTypeDecl(let alias):
        let node = open(.typeAlias, work, name: text(alias.name), at: start(of: alias))
        add(alias.initializer?.value, .type, of: node)
        addRequirements(alias.genericWhereClause, of: node)
      default: return false
      }
      return true
    }

    private mutating func lowerType(
      _ type: some DeclGroupSyntax, _ name: String, _ inheritance: InheritanceClauseSyntax?,
      _ work: LoweringWork
    ) {
      let node = open(
        .type, work, name: name, label: type.introducer.text, flags: flags(of: type.modifiers),
        at: start(of: type))
      addAttributes(type.attributes, of: node)
      addGenericParameters(of: type, to: node)
      if let inheritance {
        for inherited in inheritance.inheritedTypes { add(inherited.type, .inherited, of: node) }
      }
      addRequirements(type.genericWhereClause, of: node)
      for member in type.memberBlock.members { add(member.decl, .member, of: node) }
    }

    private mutating func lowerFunctionDeclaration(_ syntax: SyntaxEnum, _ work: LoweringWork)
      -> Bool
    {
      switch syntax {
      case .functionDecl(let function):
        let node = openFunction(text(function.name), function, work)
        addParameters(function.signature.parameterClause, of: node)
        add(function.signature.returnClause?.type, .result, of: node)
        addRequirements(function.genericWhereClause, of: node)
        add(function.body, .body, of: node)
      case .initializerDecl(let function):
        let node = openFunction("init", function, work)
        addParameters(function.signature.parameterClause, of: node)
        addRequirements(function.genericWhereClause, of: node)
        add(function.body, .body, of: node)
      case .deinitializerDecl(let function):
        let node = openFunction("deinit", function, work)
        add(function.body, .body, of: node)
      case .subscriptDecl(let function):
        let node = openFunction("subscript", function, work)
        addParameters(function.parameterClause, of: node)
        add(function.returnClause.type, .result, of: node)
        addRequirements(function.genericWhereClause, of: node)
        addAccessors(function.accessorBlock, reading: .body, of: node)
      case .functionParameter(let parameter): lowerParameter(parameter, work)
      default: return false
      }
      return true
    }

    private mutating func openFunction(
      _ name: String, _ function: some WithAttributesSyntax & WithModifiersSyntax,
      _ work: LoweringWork
    ) -> Int32 {
      let node = open(
        .function, work, name: name, flags: flags(of: function.modifiers), at: start(of: function))
      addAttributes(function.attributes, of: node)
      addGenericParameters(of: function, to: node)
      return node
    }

    private mutating func addParameters(_ clause: FunctionParameterClauseSyntax, of node: Int32) {
      for parameter in clause.parameters { add(parameter, .parameter, of: node) }
    }

    private mutating func lowerParameter(
      _ parameter: FunctionParameterSyntax, _ work: LoweringWork
    ) {
      let isOfSubscript = parameter.parent?.parent?.parent?.is(SubscriptDeclSyntax.self) == true
      let hasLabel =
        parameter.firstName.tokenKind != .wildcard
        && (parameter.secondName != nil || !isOfSubscript)
      let node = open(
        .parameter, work, name: text(parameter.secondName ?? parameter.firstName),
        label: hasLabel ? text(parameter.firstName) : "",
        flags: parameter.ellipsis == nil ? [] : .isVariadic, at: start(of: parameter))
      addAttributes(parameter.attributes, of: node)
      add(parameter.type, .type, of: node)
      add(parameter.defaultValue?.value, .value, of: node)
    }

    private mutating func lowerValueDeclaration(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool
    {
      switch syntax {
      case .variableDecl(let variable):
        for binding in variable.bindings { pass(binding, for: work) }
      case .patternBinding(let binding): lowerBinding(binding, work)
      case .enumCaseDecl(let cases):
        for element in cases.elements { pass(element, for: work) }
      case .enumCaseElement(let element):
        let node = open(.enumCase, work, name: text(element.name), at: start(of: element))
        if let clause = element.parameterClause {
          for parameter in clause.parameters { add(parameter, .parameter, of: node) }
        }
        add(element.rawValue?.value, .value, of: node)
      case .enumCaseParameter(let parameter):
        let label = text(parameter.firstName)
        let node = open(
          .parameter, work, name: text(parameter.secondName ?? parameter.firstName),
          label: label == "_" ? "" : label, at: start(of: parameter))
        add(parameter.type, .type, of: node)
        add(parameter.defaultValue?.value, .value, of: node)
      default: return false
      }
      return true
    }

    /// Lowers attributes and macros, and leaves out what no text comes from.
    private mutating func lowerDirective(_ syntax: SyntaxEnum, _ work: LoweringWork) -> Bool {
      switch syntax {
      case .attribute(let attribute):
        let name = typeText(attribute.attributeName)
        let node = open(.attribute, work, name: name, at: start(of: attribute))
        guard case .argumentList(let arguments) = attribute.arguments else { return true }
        addArguments(arguments, of: node)
      case .macroExpansionDecl(let macro):
        let node = open(.macro, work, name: text(macro.macroName), at: start(of: macro))
        addArguments(macro.arguments, of: node)
        addClosures(macro.trailingClosure, macro.additionalTrailingClosures, of: node)
      case .importDecl, .operatorDecl, .precedenceGroupDecl, .missingDecl,
        .poundSourceLocation:
        break
      default: return false
      }
      return true
    }

    /// Leaves attributes to be lowered.
    mutating func addAttributes(_ attributes: AttributeListSyntax, of node: Int32) {
      for attribute in attributes { add(attribute, .attribute, of: node) }
    }

    /// What the words before a declaration say.
    func flags(of modifiers: DeclModifierListSyntax) -> SyntaxFlags {
      modifiers.reduce(into: []) { flags, modifier in
        switch modifier.name.text {
        case "static", "class": flags.insert(.isStatic)
        case "override": flags.insert(.isOverride)
        case "private", "fileprivate": if modifier.detail == nil { flags.insert(.isPrivate) }
        default: break
        }
      }
    }
  }
#endif
