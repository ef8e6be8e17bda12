/// Finds the font that a label gets from code that is handed the label: `label.apply(.note)`, `theme.style(label)`.
struct StyledFonts {
  let labels: LabelReader

  private var index: ProgramIndex { labels.index }

  /// So many functions that hand a label on are followed, one inside another.
  private static let budget = 3

  /// Words of functions from elsewhere, and of what has them, that change how a view looks.
  private static let styling: Set<String> = [
    "appearance", "apply", "decorate", "font", "fonts", "restyle", "skin", "style", "styled",
    "styles", "styling", "stylize", "theme", "themed", "themes", "typography",
  ]

  /// The font that such code sets, an empty look where it cannot be read; nil where none sets one.
  func look(of label: LabelReader.Label) -> FontReader.Look? {
    guard !label.name.isEmpty, let declaration = label.declaration else { return nil }
    let uses = StyledLabels(labels: labels).handedUses(of: declaration, named: label.name)
    return common(uses.compactMap { look(at: $0, Self.budget) })
  }

  /// What several pieces of code set that may all run.
  private func common(_ looks: [FontReader.Look]) -> FontReader.Look? {
    guard let first = looks.first else { return nil }
    return looks.allSatisfy { $0 == first } ? first : FontReader.Look()
  }

  /// What the call sets that a label is the base or an argument of.
  private func look(at use: NodeReference, _ budget: Int) -> FontReader.Look? {
    guard budget > 0, let parent = index.parent(of: use) else { return nil }
    if index[parent].kind == .member, index[parent].role == .callee, index[use].role == .base {
      let call = index.parent(of: parent)
      return look(
        setByMethod: index[parent].name, given: call.map(givenCases) ?? [], budget)
    }
    guard index[parent].kind == .call, index[use].role == .argument,
      let name = index.calledName(parent)
    else { return nil }
    return look(setByCall: parent, name, on: use, budget)
  }

  /// What a method of views sets on the view itself.
  private func look(
    setByMethod name: String, given cases: Set<String>, _ budget: Int
  ) -> FontReader.Look? {
    let methods = index.functions(named: name).filter { function in
      guard let type = index.enclosingType(of: function) else { return false }
      return index.types[type]?.keyword == "protocol" || UIKitClasses.kind(type) != nil
        || index.supertypes(of: type).contains { UIKitClasses.kind($0) != nil }
    }
    guard methods.isEmpty else {
      return common(methods.compactMap { look(setBy: $0, on: ["", "self"], given: cases, budget) })
    }
    return isStyling(name) ? FontReader.Look() : nil
  }

  /// What a function sets on a view that it is handed.
  private func look(
    setByCall call: NodeReference, _ name: String, on use: NodeReference, _ budget: Int
  ) -> FontReader.Look? {
    let bindings = index.functions(named: name).compactMap { function in
      index.binding(of: call, to: function).map { (function, $0) }
    }
    if bindings.isEmpty { return isOpen(call, name) ? FontReader.Look() : nil }
    return common(
      bindings.compactMap { function, binding in
        guard let pair = binding.pairs.first(where: { $0.argument == use }) else { return nil }
        let parameters = index.children(of: function, .parameter)
        guard parameters.indices.contains(pair.parameter) else { return nil }
        return look(
          setBy: function, on: [index[parameters[pair.parameter]].name], given: givenCases(call),
          budget)
      })
  }

  /// Whether a function that the program does not declare may set the font of what it is handed: one of no type as for
  /// lines, a method if its name or that of its object speaks of looks.
  private func isOpen(_ call: NodeReference, _ name: String) -> Bool {
    guard let base = index.calledBase(call) else { return StyledLabels.isOfElsewhere(name) }
    let words = index.writtenName(of: base).map { NameWords.of($0) } ?? []
    return isStyling(name) || !Self.styling.isDisjoint(with: words)
  }

  private func isStyling(_ name: String) -> Bool {
    !Self.styling.isDisjoint(with: NameWords.of(name))
  }

  /// The cases that a call hands over: `note` of `x.style(.note)`.
  private func givenCases(_ call: NodeReference) -> Set<String> {
    Set(index.arguments(call).filter { index[$0].kind == .member }.map { index[$0].name })
  }

  /// What a function sets on something, itself or by code that it hands that to.
  ///
  /// - Parameter cases: The cases that its caller hands over.
  private func look(
    setBy function: NodeReference, on names: Set<String>, given cases: Set<String>, _ budget: Int
  ) -> FontReader.Look? {
    let set = ["font", "titleLabel.font"].flatMap { property in
      labels.table.values(of: property, inside: function).filter { entry in
        names.contains(owner(of: entry.target, property))
      }
    }
    if !set.isEmpty { return look(setBy: set, given: cases) }
    let parameters = Set(index.children(of: function, .parameter).map { index[$0].name })
    var looks: [FontReader.Look] = []
    var pending = index.children(of: function, .body)
    var steps = 400
    while let node = pending.popLast(), steps > 0 {
      steps -= 1
      if index[node].kind == .name, names.contains(index[node].name) {
        if isHandedToParameter(node, parameters) { return FontReader.Look() }
        if let look = look(at: node, budget - 1) { looks.append(look) }
      }
      pending += index.children(of: node)
    }
    return common(looks)
  }

  /// What of several fonts that a function sets counts: that of the case of a `switch` that its caller hands over, what all
  /// have in common where it hands over another value, and else the last.
  private func look(
    setBy entries: [PropertyTable.Entry], given cases: Set<String>
  ) -> FontReader.Look? {
    let reader = FontReader(index: index)
    let branches = entries.map { entry in
      (value: entry.value, cases: branchCases(around: entry.target))
    }
    if let chosen = branches.last(where: { !$0.cases.isDisjoint(with: cases) }) {
      return reader.look(of: chosen.value)
    }
    guard branches.contains(where: { !$0.cases.isEmpty }) else {
      return entries.last.map { reader.look(of: $0.value) }
    }
    return common(entries.map { reader.look(of: $0.value) })
  }

  /// The cases of the branch of a `switch` around code; empty outside of one, and in its default.
  private func branchCases(around node: NodeReference) -> Set<String> {
    guard let branch = index.ancestors(of: node).first(where: { index[$0].kind == .switchCase })
    else { return [] }
    return Set(
      index.children(of: branch, .pattern).map { pattern in
        index[index.child(of: pattern, .value) ?? pattern].name
      })
  }

  /// The name of the view whose font an assignment sets: empty for the type's own.
  private func owner(of target: NodeReference, _ property: String) -> String {
    var view = index.child(of: target, .base)
    if property != "font" { view = view.flatMap { index.child(of: $0, .base) } }
    return view.map { index[$0].name } ?? ""
  }

  /// Whether something is handed to a parameter of the function around, or to a method of one.
  private func isHandedToParameter(_ use: NodeReference, _ parameters: Set<String>) -> Bool {
    guard index[use].role == .argument, let call = index.parent(of: use),
      index[call].kind == .call
    else { return false }
    let runs = index.calledBase(call).map { index[$0].name } ?? index.calledName(call)
    return runs.map { parameters.contains($0) } ?? false
  }
}
