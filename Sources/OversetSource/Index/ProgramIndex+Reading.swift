// The passes that fill the index, each over all nodes in their order: parents come before their children.
extension ProgramIndex {
  /// Every node of every file, in order.
  private func forEachNode(_ visit: (NodeReference, SyntaxNode) -> Void) {
    for (number, tree) in trees.enumerated() {
      for (index, node) in tree.nodes.enumerated() {
        visit(NodeReference(tree: Int32(number), node: Int32(index)), node)
      }
    }
  }

  /// Finds the private types of files whose names other files declare, too, and such other names for types: they are
  /// not one type.
  mutating func readOwnTypes() {
    var files: [String: Set<Int32>] = [:]
    var own: [(name: String, file: Int32)] = []
    for (number, tree) in trees.enumerated() {
      for node in tree.nodes
      where (node.kind == .type && node.label != "extension" || node.kind == .typeAlias)
        && node.parent >= 0 && tree[node.parent].kind == .file
      {
        files[node.name, default: []].insert(Int32(number))
        if node.flags.contains(.isPrivate) { own.append((node.name, Int32(number))) }
      }
    }
    for (name, file) in own where (files[name]?.count ?? 0) > 1 {
      ownTypes[file, default: []].insert(name)
    }
  }

  /// Names the declared types, and finds the type around every node.
  mutating func readTypes() {
    for (number, tree) in trees.enumerated() {
      var enclosing = [Int32](repeating: -1, count: tree.nodes.count)
      for (index, node) in tree.nodes.enumerated() {
        let parent = Int(node.parent)
        if parent >= 0 {
          enclosing[index] = tree.nodes[parent].kind == .type ? node.parent : enclosing[parent]
        }
        guard node.kind == .type || node.kind == .typeAlias else { continue }
        let reference = NodeReference(tree: Int32(number), node: Int32(index))
        let outer =
          enclosing[index] < 0
          ? nil : typeNames[NodeReference(tree: Int32(number), node: enclosing[index])]
        let isExtension = node.kind == .type && node.label == "extension"
        let isOwn =
          outer == nil && !isExtension
          && ownTypes[Int32(number)]?.contains(node.name) ?? false
        let name =
          outer.map { $0 + "." + node.name }
          ?? (isOwn ? Self.ownName(node.name, in: Int32(number)) : node.name)
        if node.kind == .typeAlias { aliasWords.insert(node.name) }
        if node.kind == .type {
          typeNames[reference] = name
          if !isExtension { declare(name, node, reference) }
        } else if let target = tree.child(of: reference.node, .type) {
          aliases[name] = NodeReference(tree: Int32(number), node: target)
        }
      }
      enclosingTypes.append(enclosing)
    }
  }

  private mutating func declare(_ name: String, _ node: SyntaxNode, _ reference: NodeReference) {
    types[name, default: TypeEntry(name: name)].declarations.append(reference)
    types[name]?.keyword = node.label
    let simple = String(node.name)
    if fullNames[simple]?.contains(name) != true { fullNames[simple, default: []].append(name) }
  }

  /// Gives each extension the full name of what it extends, and renames what is declared inside.
  mutating func readExtensions() {
    var extensions: [(NodeReference, String)] = []
    forEachNode { reference, node in
      guard node.kind == .type, node.label == "extension" else { return }
      extensions.append((reference, node.name))
    }
    // A name with dots may be one that an extension of what it begins with gives.
    let (simple, nested) = (
      extensions.filter { !$0.1.contains(".") }, extensions.filter { $0.1.contains(".") }
    )
    for (reference, written) in simple + nested {
      let name = resolve(written, at: reference)
      typeNames[reference] = name
      types[name, default: TypeEntry(name: name)].declarations.append(reference)
      if name != written { renameTypes(inside: reference, from: written, to: name) }
    }
  }

  /// Names the types and aliases inside an extension anew, those of all levels: what it extends has a longer name than is
  /// written.
  private mutating func renameTypes(
    inside reference: NodeReference, from written: String, to full: String
  ) {
    var pending = [(reference, written, full)]
    while let (outer, oldOuter, newOuter) = pending.popLast() {
      for child in children(of: outer, .member) {
        let (old, new) = (oldOuter + "." + self[child].name, newOuter + "." + self[child].name)
        switch self[child].kind {
        case .type:
          remove(child, from: old)
          typeNames[child] = new
          declare(new, self[child], child)
          pending.append((child, old, new))
        case .typeAlias:
          guard let target = self.child(of: child, .type) else { continue }
          if aliases[old] == target { aliases[old] = nil }
          aliases[new] = target
        default: continue
        }
      }
    }
  }

  /// Takes a declaration out of the type that it was thought to declare; a type that nothing else declares is none.
  private mutating func remove(_ declaration: NodeReference, from name: String) {
    types[name]?.declarations.removeAll { $0 == declaration }
    let rest = types[name]?.declarations ?? []
    guard !rest.contains(where: { self[$0].label != "extension" }) else { return }
    if rest.isEmpty { types[name] = nil } else { types[name]?.keyword = "" }
    fullNames[self[declaration].name]?.removeAll { $0 == name }
  }

  /// Files the members of types and files by name.
  mutating func readMembers() {
    for (number, tree) in trees.enumerated() {
      for (index, node) in tree.nodes.enumerated() where node.role == .member {
        let reference = NodeReference(tree: Int32(number), node: Int32(index))
        guard node.parent >= 0 else { continue }
        let parent = tree[node.parent]
        if parent.kind == .type {
          readMember(reference, node, isExtension: parent.label == "extension")
        } else if parent.kind == .file {
          readGlobal(reference, node)
        }
      }
    }
  }

  private mutating func readMember(
    _ reference: NodeReference, _ node: SyntaxNode, isExtension: Bool
  ) {
    guard let type = enclosingType(of: reference) else { return }
    switch node.kind {
    case .function: functions[node.name, default: []].append(reference)
    case .variable:
      variables[node.name, default: []].append(reference)
      if !isExtension, !node.flags.contains(.isStatic), !hasGetter(reference) {
        types[type]?.storedProperties.append(reference)
      }
    case .enumCase:
      enumCases[node.name, default: []].append(reference)
      types[type]?.cases.append(reference)
    default: return
    }
    types[type]?.members[node.name, default: []].append(reference)
  }

  private mutating func readGlobal(_ reference: NodeReference, _ node: SyntaxNode) {
    switch node.kind {
    case .function:
      functions[node.name, default: []].append(reference)
      globals[node.name, default: []].append(reference)
    case .variable:
      variables[node.name, default: []].append(reference)
      globals[node.name, default: []].append(reference)
    default: return
    }
  }

  /// Resolves what types inherit from: twice, since a type can inherit from one that is nested in what another one
  /// inherits from.
  mutating func readInheritance() {
    let names = types.keys.sorted()
    for _ in 0..<2 { readInherited(names) }
    for name in names {
      for ancestor in types[name]?.inherited ?? [] {
        subtypes[ancestor, default: []].append(name)
      }
    }
  }

  private mutating func readInherited(_ names: [String]) {
    for name in names {
      guard let declarations = types[name]?.declarations else { continue }
      var inherited: [String] = []
      for declaration in declarations {
        let scope = enclosingType(of: declaration)
        for written in children(of: declaration, .inherited) {
          let resolved = resolve(self[written].name, in: scope, file: declaration.tree)
          if resolved != name, !inherited.contains(resolved) { inherited.append(resolved) }
        }
      }
      types[name]?.inherited = inherited
    }
  }
}
