#if Source
  import SwiftSyntax

  extension LoweringWalk {
    /// Lowers `name: Type = value`, or the names of a tuple.
    mutating func lowerBinding(_ binding: PatternBindingSyntax, _ work: LoweringWork) {
      var waiting: [(pattern: PatternSyntax, path: [Int])] = [(binding.pattern, [])]
      var hasNames = false
      while let (pattern, path) = waiting.popLast() {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let name):
          hasNames = true
          pass(item: .variable(binding, name: name.identifier, path: path), for: work)
        case .tuplePattern(let tuple):
          let isOne = tuple.elements.count == 1
          let parts = tuple.elements.enumerated().map { ($1.pattern, isOne ? path : path + [$0]) }
          waiting += parts.reversed()
        case .valueBindingPattern(let inner): waiting.append((inner.pattern, path))
        default: break
        }
      }
      if !hasNames { lowerUnnamed(binding, work) }
    }

    /// Lowers `_ = value`, and what is bound by no name.
    private mutating func lowerUnnamed(_ binding: PatternBindingSyntax, _ work: LoweringWork) {
      let node = open(.variable, work, name: "_", flags: .isLet, at: start(of: binding))
      add(binding.initializer?.value, .value, of: node)
    }

    /// Lowers a name that a declaration binds.
    mutating func lowerVariable(
      _ name: TokenSyntax, path: [Int], of binding: PatternBindingSyntax, _ work: LoweringWork
    ) {
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
      var flags = declaration.map { self.flags(of: $0.modifiers) } ?? []
      if declaration?.bindingSpecifier.tokenKind == .keyword(.let) { flags.insert(.isLet) }
      let isFirst = path.isEmpty && declaration?.bindings.first?.id == binding.id
      let offset = isFirst ? declaration.map { start(of: $0) } : nil
      let node = open(
        .variable, work, name: text(name), flags: flags, at: offset ?? start(of: name))
      if let declaration { addAttributes(declaration.attributes, of: node) }
      if path.isEmpty { add(type(of: binding), .type, of: node) }
      addPart(path, of: binding, of: node)
      if path.isEmpty { addAccessors(binding.accessorBlock, reading: .getter, of: node) }
    }

    /// Leaves the part of a value to be lowered that a name is bound to.
    ///
    /// All names of a tuple have the value below them; within a value that is there twice, only the first has it:
    /// closures that take tuples apart in closures would double at each level.
    private mutating func addPart(
      _ path: [Int], of binding: PatternBindingSyntax, of node: Int32
    ) {
      guard let value = binding.initializer?.value else { return }
      let isFirst = path.allSatisfy { $0 == 0 }
      guard isFirst || !isCopy else { return }
      let wasCopy = isCopy
      if !isFirst { isCopy = true }
      add(item: .part(value, path: path), .value, of: node)
      isCopy = wasCopy
    }

    /// The type that a binding states, or the next one behind it: `let a, b: Int`.
    private func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
      if let type = binding.typeAnnotation?.type { return type }
      guard binding.initializer == nil,
        let bindings = binding.parent?.as(PatternBindingListSyntax.self)
      else { return nil }
      return bindings.drop { $0.id != binding.id }.lazy.compactMap { $0.typeAnnotation?.type }.first
    }

    /// Lowers the part of a tuple that a path leads to: the value itself where the tuple is written out, else a member
    /// whose name is the number.
    mutating func lowerPart(
      _ path: ArraySlice<Int>, of value: ExprSyntax, _ work: LoweringWork
    ) {
      guard let first = path.first, let last = path.last else { return pass(value, for: work) }
      if let tuple = value.as(TupleExprSyntax.self) {
        if let inner = tuple.soleValue { return lowerPart(path, of: inner, work) }
        let parts = Array(tuple.elements)
        guard parts.indices.contains(first) else { return }
        return lowerPart(path.dropFirst(), of: parts[first].expression, work)
      }
      let node = open(.member, work, name: String(last), at: start(of: value))
      add(item: .part(value, path: Array(path.dropLast())), .base, of: node)
    }

    /// Leaves the blocks of a property or subscript to be lowered.
    ///
    /// - Parameter reading: What the block that makes the value is to the declaration.
    mutating func addAccessors(
      _ block: AccessorBlockSyntax?, reading: SyntaxRole, of node: Int32
    ) {
      guard let block else { return }
      switch block.accessors {
      case .getter(let code):
        add(item: .block(code, name: "", at: start(of: block)), reading, of: node)
      case .accessors(let accessors):
        for accessor in accessors {
          guard let body = accessor.body else { continue }
          let name = accessor.accessorSpecifier.text
          let isReading = ["get", "_read", "unsafeAddress"].contains(name)
          let item = LoweringWork.Item.block(
            body.statements, name: isReading ? "" : name, at: start(of: accessor))
          add(item: item, isReading ? reading : .setter, of: node)
        }
      }
    }
  }
#endif
