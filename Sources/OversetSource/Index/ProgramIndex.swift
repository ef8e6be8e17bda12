package import OversetVocabulary

/// The declarations of a program's files, and where their names are mentioned.
///
/// It says what can be said by names and places alone, so that any number of readers share one; `Inference` says
/// what needs types.
package struct ProgramIndex: Sendable {
  /// The files.
  package let trees: [SourceTree]
  /// The types by full name.
  package internal(set) var types: [String: TypeEntry] = [:]
  /// The full names of the types with a simple name.
  var fullNames: [String: [String]] = [:]
  /// The full names of the types that `type` nodes declare or extend.
  var typeNames: [NodeReference: String] = [:]
  /// The generic parameters of types by full name, those of the types around first.
  var genericParameters: [String: [String]] = [:]
  /// The names of all generic parameters, of functions too.
  var genericNames: Set<String> = []
  /// What other names for types stand for.
  var aliases: [String: NodeReference] = [:]
  /// The simple names of all aliases and associated types.
  var aliasWords: Set<String> = []
  /// The nearest type around each node of each file; -1 for none.
  var enclosingTypes: [[Int32]] = []
  /// The names of types that other files have, too, each of its own: `private enum Strings`.
  var ownTypes: [Int32: Set<String>] = [:]
  /// Functions and variables of files.
  var globals: [String: [NodeReference]] = [:]
  /// Functions of files and types, initializers under `init`.
  var functions: [String: [NodeReference]] = [:]
  /// Variables of files and types.
  var variables: [String: [NodeReference]] = [:]
  var enumCases: [String: [NodeReference]] = [:]
  /// Calls by the last name of what is called.
  var calls: [String: [NodeReference]] = [:]
  /// Names and members by name.
  var mentions: [String: [NodeReference]] = [:]
  /// Later values of variables by the variable's name.
  var assignments: [String: [Assignment]] = [:]
  /// The types that name a type as inherited, by its full name.
  var subtypes: [String: [String]] = [:]
  /// The last names of the aliases that stand for a type, by its full name.
  var aliasNames: [String: [String]] = [:]
  /// The ends of the names of nested types and aliases, as they are written inside of what holds them; nil until all
  /// types have their names.
  var nestedNames: Set<String>?
  /// What each type inherits from, found once: the evaluator asks it at every step.
  var ancestorNames: [String: [String]] = [:]
  /// The calls of `self.init` and `super.init`, by file.
  var delegations: [Int32: [NodeReference]] = [:]
  /// Attributes by name: property wrappers are constructed by them.
  var attributes: [String: [NodeReference]] = [:]

  /// Reads the declarations of all files.
  package init(trees: [SourceTree]) {
    self.trees = trees
    readOwnTypes()
    readTypes()
    readExtensions()
    readNestedNames()
    readGenericParameters()
    readMembers()
    readInheritance()
    for type in types.keys { ancestorNames[type] = supertypes(of: type) }
    readAliasNames()
    readMentions()
  }
}

// MARK: - Nodes

extension ProgramIndex {
  /// The node with a reference.
  package subscript(_ node: NodeReference) -> SyntaxNode { trees[Int(node.tree)][node.node] }

  /// The node that a node is a child of; nil for a file.
  package func parent(of node: NodeReference) -> NodeReference? {
    let parent = self[node].parent
    return parent < 0 ? nil : NodeReference(tree: node.tree, node: parent)
  }

  /// The nodes above a node, from its parent to the file.
  package func ancestors(of node: NodeReference) -> some Sequence<NodeReference> {
    sequence(first: node) { parent(of: $0) }.dropFirst()
  }

  /// The children of a node, in the order of the source.
  package func children(of node: NodeReference) -> [NodeReference] {
    trees[Int(node.tree)].children(of: node.node).map {
      NodeReference(tree: node.tree, node: $0)
    }
  }

  /// The children of a node that have a role, in the order of the source.
  package func children(of node: NodeReference, _ role: SyntaxRole) -> [NodeReference] {
    // The tree is not taken out of its list: each of its parts would be counted as held once more.
    let tree = Int(node.tree)
    var children: [NodeReference] = []
    for child in trees[tree].children(of: node.node)
    where trees[tree].nodes[Int(child)].role == role {
      children.append(NodeReference(tree: node.tree, node: child))
    }
    return children
  }

  /// The first child of a node that has a role.
  package func child(of node: NodeReference, _ role: SyntaxRole) -> NodeReference? {
    trees[Int(node.tree)].child(of: node.node, role).map {
      NodeReference(tree: node.tree, node: $0)
    }
  }

  /// The place of a node in its file.
  package func place(of node: NodeReference) -> SourcePlace {
    trees[Int(node.tree)].place(of: node.node)
  }

  /// Whether a node is another or stands below it.
  package func isInside(_ node: NodeReference, _ ancestor: NodeReference) -> Bool {
    guard node.tree == ancestor.tree else { return false }
    let tree = trees[Int(node.tree)]
    var current = node.node
    while current > ancestor.node { current = tree[current].parent }
    return current == ancestor.node
  }

  /// Whether a node stands before another one of the same file.
  func isBefore(_ node: NodeReference, _ other: NodeReference) -> Bool {
    let (left, right) = (self[node], self[other])
    return (left.line, left.column) < (right.line, right.column)
  }
}

// MARK: - What is around a node

extension ProgramIndex {
  /// The full name of the nearest type around a node; of a type itself, the type around that.
  package func enclosingType(of node: NodeReference) -> String? {
    let type = enclosingTypes[Int(node.tree)][Int(node.node)]
    return type < 0 ? nil : typeNames[NodeReference(tree: node.tree, node: type)]
  }

  /// The nearest function, variable or enum case that contains a node.
  package func enclosingDeclaration(of node: NodeReference) -> NodeReference? {
    ancestors(of: node).first {
      switch self[$0].kind {
      case .function, .variable, .enumCase: true
      default: false
      }
    }
  }

  /// The nearest function, closure, or variable of a type or file that contains a node: what runs as one.
  package func enclosingScope(of node: NodeReference) -> NodeReference? {
    ancestors(of: node).first { isScope($0) }
  }

  /// Whether a node has variables of its own.
  func isScope(_ node: NodeReference) -> Bool {
    switch self[node].kind {
    case .function, .closure: true
    case .variable: isMember(node) || self[node].role == .member || hasGetter(node)
    default: false
    }
  }

  /// Whether a declaration is a member of a type.
  package func isMember(_ declaration: NodeReference) -> Bool {
    self[declaration].role == .member
      && parent(of: declaration).map { self[$0].kind == .type } ?? false
  }

  /// Whether a variable is computed.
  package func hasGetter(_ variable: NodeReference) -> Bool {
    child(of: variable, .getter) != nil
  }
}

// MARK: - Declarations by name

extension ProgramIndex {
  /// The functions of files and types that have a name.
  package func functions(named name: String) -> [NodeReference] { functions[name] ?? [] }
  /// The variables of files and types that have a name.
  package func variables(named name: String) -> [NodeReference] { variables[name] ?? [] }
  /// The cases of enums that have a name.
  package func enumCases(named name: String) -> [NodeReference] { enumCases[name] ?? [] }
  /// The calls of something with a name: a function, a method, a type.
  package func calls(named name: String) -> [NodeReference] { calls[name] ?? [] }
  /// The names and members with a name.
  package func mentions(of name: String) -> [NodeReference] { mentions[name] ?? [] }
  /// The functions and variables of files that have a name.
  package func globals(named name: String) -> [NodeReference] { globals[name] ?? [] }
}
