/// Where the types of a program are named: by which types, and by what any type may run.
struct TypeMentions {
  private let index: ProgramIndex
  private let names: [String]
  private var numbers: [String: Int] = [:]
  /// The types that a word may mean.
  private var meanings: [String: [Int]] = [:]
  /// The types that each type's code names.
  private var named: [Set<Int>]
  private var reached: Set<Int> = []

  /// Who names a type.
  private enum Owner {
    case type(Int)
    /// Code of the file, or of a type of elsewhere: it may always run.
    case anyone
    /// A preview.
    case nobody
  }

  init(index: ProgramIndex, roots: TypeRoots, drawn: DrawnClasses) {
    self.index = index
    names = index.types.keys.filter { !(index.types[$0]?.keyword.isEmpty ?? true) }.sorted()
    named = [Set<Int>](repeating: [], count: names.count)
    for (number, name) in names.enumerated() {
      numbers[name] = number
      guard let entry = index.types[name] else { continue }
      meanings[entry.simpleName, default: []].append(number)
      for alias in index.aliasNames[name] ?? [] { meanings[alias, default: []].append(number) }
      if roots.isRoot(name), !index.isPreview(name) { reached.insert(number) }
    }
    let words = meanings
    for file in drawn.files { nameAccessors(of: file.names, file.classes, words) }
    for tree in index.trees.indices { read(Int32(tree)) }
    for file in drawn.files { read(file.names, file.classes, words) }
  }

  /// The full names of the types that nothing leads to.
  mutating func unreached() -> Set<String> {
    var pending = Array(reached)
    while let type = pending.popLast() {
      for other in named[type] where reached.insert(other).inserted { pending.append(other) }
    }
    return Set(names.indices.filter { !reached.contains($0) }.map { names[$0] })
  }

  // MARK: - Interface Builder

  /// The classes of a xib are made when code names it or its owner; one that no type is named like is loaded by a word
  /// that the program has, or made.
  private mutating func read(
    _ owners: Set<String>, _ classes: Set<String>, _ words: [String: [Int]]
  ) {
    let made = Set(classes.flatMap { words[$0] ?? [] })
    let types = owners.flatMap { words[$0] ?? [] }
    if types.isEmpty { reached.formUnion(made) }
    for type in types { named[type].formUnion(made) }
  }

  /// Lets the names that generated accessors give to a xib, `R.nib.noteCell`, mean its classes.
  private mutating func nameAccessors(
    of owners: Set<String>, _ classes: Set<String>, _ words: [String: [Int]]
  ) {
    let made = Set(classes.flatMap { words[$0] ?? [] }).sorted()
    for accessor in Set(owners.flatMap(Self.accessors(of:))) where words[accessor] == nil {
      for type in made where meanings[accessor]?.contains(type) != true {
        meanings[accessor, default: []].append(type)
      }
    }
  }

  /// A name with a small first letter, and with a small first word: `uRLCell` and `urlCell` for `URLCell`.
  private static func accessors(of name: String) -> [String] {
    let first = name.prefix(1).lowercased() + name.dropFirst()
    let capitals = name.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return [first] }
    let word = capitals.count == name.count ? capitals : capitals.dropLast()
    return [first, word.lowercased() + name.dropFirst(word.count)]
  }

  // MARK: - Code

  private mutating func read(_ tree: Int32) {
    let nodes = index.trees[Int(tree)].nodes
    let enclosing = index.enclosingTypes[Int(tree)]
    let unread = unread(in: tree)
    var owners: [Int32: Owner] = [:]
    for position in nodes.indices {
      let place = NodeReference(tree: tree, node: Int32(position))
      let types = types(named: nodes[position], at: place)
      guard !types.isEmpty, !unread.contains(place.node) else { continue }
      let type = enclosing[position]
      let owner = owners[type] ?? owner(NodeReference(tree: tree, node: type))
      owners[type] = owner
      add(types, by: owner)
    }
  }

  /// The types that a node may name. Most nodes are one word that means none.
  private func types(named node: SyntaxNode, at place: NodeReference) -> [Int] {
    switch node.kind {
    case .name, .member, .typeName, .keyPath, .attribute:
      guard node.name.utf8.contains(UInt8(ascii: ".")) else {
        return meanings[node.name].map { meant(node.name, $0, at: place) } ?? []
      }
    case .string, .text: break
    default: return []
    }
    return Self.words(of: node).flatMap { word in
      meanings[word].map { meant(word, $0, at: place) } ?? []
    }
  }

  private mutating func add(_ types: [Int], by owner: Owner) {
    switch owner {
    case .type(let type): named[type].formUnion(types)
    case .anyone: reached.formUnion(types)
    case .nobody: return
    }
  }

  private func owner(_ type: NodeReference) -> Owner {
    guard type.node >= 0, let name = index.typeName(of: type) else { return .anyone }
    if index.isPreview(name) { return .nobody }
    return numbers[name].map { .type($0) } ?? .anyone
  }

  /// Of several types with a name the one that the name means in its place; all of them if nothing tells.
  private func meant(_ word: String, _ types: [Int], at place: NodeReference) -> [Int] {
    guard types.count > 1 else { return types }
    switch index[place].kind {
    case .name, .typeName:
      let resolved = index.resolve(index[place].name, at: place)
      guard resolved.hasSuffix(word), let number = numbers[resolved] else { return types }
      return [number]
    default: return types
    }
  }

  /// The nodes of `#Preview { … }`, and of branches that are not for the systems that are looked at.
  private func unread(in tree: Int32) -> Set<Int32> {
    let branches = DeadBranches(index: index)
    var found: Set<Int32> = []
    for (position, node) in index.trees[Int(tree)].nodes.enumerated() {
      let isPreview = node.kind == .macro && node.name == "Preview"
      let isUnread =
        isPreview
        || (node.role == .then || node.role == .otherwise)
          && branches.isWrittenOut(NodeReference(tree: tree, node: Int32(position)))
      if isUnread || !found.isEmpty && found.contains(node.parent) {
        found.insert(Int32(position))
      }
    }
    return found
  }

  /// The words of a name with dots, or of a string that is no sentence.
  private static func words(of node: SyntaxNode) -> [String] {
    switch node.kind {
    case .string, .text:
      node.name.utf8.contains(UInt8(ascii: " "))
        ? [] : node.name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    default: node.name.split(separator: ".").map(String.init)
    }
  }
}
