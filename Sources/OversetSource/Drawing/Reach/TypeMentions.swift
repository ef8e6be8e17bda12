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
    for tree in index.trees.indices { read(Int32(tree)) }
    for file in drawn.files { read(file.names, file.classes) }
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
  private mutating func read(_ owners: Set<String>, _ classes: Set<String>) {
    let made = Set(classes.flatMap { meanings[$0] ?? [] })
    let types = owners.flatMap { meanings[$0] ?? [] }
    if types.isEmpty { reached.formUnion(made) }
    for type in types { named[type].formUnion(made) }
  }

  // MARK: - Code

  private mutating func read(_ tree: Int32) {
    let nodes = index.trees[Int(tree)].nodes
    let enclosing = index.enclosingTypes[Int(tree)]
    let previews = previews(in: nodes)
    var owners: [Int32: Owner] = [:]
    for position in nodes.indices {
      for word in Self.words(of: nodes[position]) {
        guard let types = meanings[word] else { continue }
        if previews.contains(Int32(position)) { continue }
        let type = enclosing[position]
        let owner = owners[type] ?? owner(NodeReference(tree: tree, node: type))
        owners[type] = owner
        let place = NodeReference(tree: tree, node: Int32(position))
        add(types.count > 1 ? meant(word, types, at: place) : types, by: owner)
      }
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
    switch index[place].kind {
    case .name, .typeName:
      let resolved = index.resolve(index[place].name, at: place)
      guard resolved.hasSuffix(word), let number = numbers[resolved] else { return types }
      return [number]
    default: return types
    }
  }

  /// The nodes of `#Preview { … }`.
  private func previews(in nodes: [SyntaxNode]) -> Set<Int32> {
    var found: Set<Int32> = []
    for (position, node) in nodes.enumerated() {
      let isPreview = node.kind == .macro && node.name == "Preview"
      if isPreview || !found.isEmpty && found.contains(node.parent) {
        found.insert(Int32(position))
      }
    }
    return found
  }

  /// The names in a node that may be one of a type; of a string those with dots, and none of a sentence.
  private static func words(of node: SyntaxNode) -> [String] {
    switch node.kind {
    case .name, .member, .typeName, .keyPath, .attribute:
      node.name.utf8.contains(UInt8(ascii: "."))
        ? node.name.split(separator: ".").map(String.init) : [node.name]
    case .string, .text:
      node.name.utf8.contains(UInt8(ascii: " "))
        ? [] : node.name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    default: []
    }
  }
}
