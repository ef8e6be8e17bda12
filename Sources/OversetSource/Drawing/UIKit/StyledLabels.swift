/// Finds how many lines a label gets from code that is handed the label: `label.apply(.note)`, `style(label)`.
struct StyledLabels {
  let labels: LabelReader

  private var index: ProgramIndex { labels.index }

  /// Functions of the system that set nothing on a view that they are handed.
  private static let harmless: Set<String> = [
    "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "exchangeSubview",
    "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "setCustomSpacing",
    "print", "debugPrint", "dump", "assert", "precondition",
  ]

  /// The lines that such code sets; nil where no code is handed the label, or none that could set them.
  func lines(of label: LabelReader.Label) -> LabelLines? {
    guard !label.name.isEmpty, let declaration = label.declaration else { return nil }
    var found: LabelLines?
    for use in handedUses(of: declaration, named: label.name) {
      guard let lines = lines(at: use) else { continue }
      if lines == .open { return .open }
      found = lines
    }
    return found
  }

  /// The names and members that mean a variable in its file.
  func uses(of declaration: NodeReference, named name: String) -> [NodeReference] {
    index.mentions(of: name).filter {
      $0.tree == declaration.tree && isUse($0, of: declaration)
    }
  }

  /// The same, and the names that loops over lists have for what the variable holds.
  func handedUses(of declaration: NodeReference, named name: String) -> [NodeReference] {
    uses(of: declaration, named: name)
      + labels.loops.uses(of: name) { labels.declaration(of: $0) == declaration }
  }

  private func isUse(_ use: NodeReference, of declaration: NodeReference) -> Bool {
    guard index[use].kind == .name else {
      return index.child(of: use, .base) != nil && labels.declaration(of: use) == declaration
    }
    switch index.meaning(of: use) {
    case .local(let variable): return variable == declaration
    case .members(let members): return members.contains(declaration)
    default: return false
    }
  }

  /// Whether a function of no type, which the program does not declare, may set something on what it is handed: one of
  /// elsewhere, or a closure that a constant holds, as `noteStyle(label)`.
  static func isOfElsewhere(_ name: String) -> Bool {
    name.first?.isLowercase ?? false && !harmless.contains(name)
  }

  /// Whether the program has a method of views with a name and something in it: one without a statement only fulfils a
  /// protocol, beside others of the name elsewhere.
  private func isWritten(_ name: String) -> Bool {
    methods(named: name).contains { method in
      index.child(of: method, .body).map { !index.children(of: $0).isEmpty } ?? false
    }
  }

  /// Whether a method that the program does not declare may set how a view looks: `label.customizeAppearance(theme.title)`.
  static func speaksOfLook(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["appearance", "style", "theme", "customi", "decorat"].contains { name.contains($0) }
  }

  /// The values that functions of the program give a property of a label that they are handed.
  func values(of property: String, of label: LabelReader.Label) -> [NodeReference] {
    guard !label.name.isEmpty, let declaration = label.declaration else { return [] }
    return handedUses(of: declaration, named: label.name).flatMap { receivers(of: $0) }
      .flatMap { receiver in
        labels.table.values(of: property, inside: receiver.function).filter {
          receiver.names.contains(index.child(of: $0.target, .base).map { index[$0].name } ?? "")
        }
      }.map(\.value)
  }

  /// A function that is handed a label, and the names that it has for it.
  private typealias Receiver = (function: NodeReference, names: Set<String>)

  /// The program's functions that a label is handed to: as the base of a call, or as an argument.
  private func receivers(of use: NodeReference) -> [Receiver] {
    guard let parent = index.parent(of: use) else { return [] }
    if isCallee(parent, on: use) {
      return methods(named: index[parent].name).map { ($0, ["", "self"]) }
    }
    guard index[parent].kind == .call, index[use].role == .argument,
      let name = index.calledName(parent)
    else { return [] }
    return index.functions(named: name).compactMap { function in
      guard let binding = index.binding(of: parent, to: function),
        let pair = binding.pairs.first(where: { $0.argument == use })
      else { return nil }
      let parameters = index.children(of: function, .parameter)
      guard parameters.indices.contains(pair.parameter) else { return nil }
      return (function, [index[parameters[pair.parameter]].name])
    }
  }

  /// Whether a member is what is called on something.
  private func isCallee(_ member: NodeReference, on base: NodeReference) -> Bool {
    index[member].kind == .member && index[member].role == .callee && index[base].role == .base
  }

  /// The lines that the call sets which a label is the base or an argument of.
  private func lines(at use: NodeReference) -> LabelLines? {
    guard let parent = index.parent(of: use) else { return nil }
    if isCallee(parent, on: use) {
      guard index.isUnconditional(parent, inClosures: true) else { return nil }
      if Self.speaksOfLook(index[parent].name), !isWritten(index[parent].name) { return .open }
    } else if index[parent].kind == .call, index[use].role == .argument,
      let name = index.calledName(parent), index.calledBase(parent) == nil,
      index.functions(named: name).isEmpty, Self.isOfElsewhere(name)
    {
      return .open
    }
    return common(receivers(of: use))
  }

  /// The lines that several functions set alike; open where they differ.
  private func common(_ receivers: [Receiver]) -> LabelLines? {
    let found = receivers.compactMap { lines(setBy: $0.function, on: $0.names) }
    guard let first = found.first else { return nil }
    return found.allSatisfy { $0 == first } ? first : .open
  }

  /// The program's own methods of views, which it adds to classes of UIKit or has in protocols.
  private func methods(named name: String) -> [NodeReference] {
    index.functions(named: name).filter { function in
      guard let type = index.enclosingType(of: function) else { return false }
      let keyword = index.types[type]?.keyword ?? ""
      return keyword == "protocol" || keyword.isEmpty && UIKitClasses.kind(type) != nil
        || index.supertypes(of: type).contains("UILabel")
    }
  }

  /// What a function sets on something; open where it hands that to what it was given itself.
  private func lines(setBy function: NodeReference, on names: Set<String>) -> LabelLines? {
    let set = labels.table.values(of: "numberOfLines", inside: function).last {
      names.contains(index.child(of: $0.target, .base).map { index[$0].name } ?? "")
    }
    if let set { return labels.lines(value: set.value) }
    let parameters = Set(index.children(of: function, .parameter).map { index[$0].name })
    var pending = index.children(of: function, .body)
    var steps = 200
    while let node = pending.popLast(), steps > 0 {
      steps -= 1
      if index[node].kind == .call {
        let base = index.calledBase(node).map { index[$0].name }
        let runs = base == nil ? index.calledName(node) : base
        let isHandedOn = index.arguments(node).contains { names.contains(index[$0].name) }
        if isHandedOn, runs.map({ parameters.contains($0) }) ?? false { return .open }
      }
      pending += index.children(of: node)
    }
    return nil
  }
}
