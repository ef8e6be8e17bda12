/// The fonts in the attributes that code gives to titles of bars, tabs, segments and bar buttons.
struct TitleAttributes {
  let index: ProgramIndex
  let types: UIKitTypes

  /// The fonts of the attributes that are assigned to a property.
  ///
  /// - Parameter besidesTabs: Whether what belongs to a tab or a bar button is left out.
  func fonts(_ property: String, besidesTabs: Bool) -> [FontReader.Look] {
    (index.assignments[property] ?? [])
      .filter { !besidesTabs || !isOfItems($0.target) }
      .compactMap { font(in: $0.value) }
  }

  /// The fonts of titles of tabs.
  func fontsOfTabs() -> [FontReader.Look] {
    (index.assignments["titleTextAttributes"] ?? [])
      .filter { isOfItems($0.target) && !isOfBarButtons($0.target) }
      .compactMap { font(in: $0.value) }
  }

  /// The fonts that `setTitleTextAttributes` gives to items, with the classes of these.
  func fontsOfItems() -> [(kind: String, font: FontReader.Look)] {
    index.calls(named: "setTitleTextAttributes").compactMap { call in
      guard let base = index.calledBase(call), let value = index.firstArgument(call),
        let font = font(in: value)
      else { return nil }
      let isProxy = index[base].kind == .call && index.calledName(base) == "appearance"
      let type =
        isProxy
        ? index.calledBase(base).map { index[$0].name } : types.meaning(of: base)?.kind
      return type.map { ($0, font) }
    }
  }

  /// The fonts of titles of bar buttons: `appearance.buttonAppearance.normal`.
  func fontsOfBarButtons() -> [FontReader.Look] {
    (index.assignments["titleTextAttributes"] ?? [])
      .filter { isOfBarButtons($0.target) }
      .compactMap { font(in: $0.value) }
  }

  /// Whether attributes belong to a state of a bar button.
  private func isOfBarButtons(_ target: NodeReference) -> Bool {
    guard isOfItems(target), let state = index.child(of: target, .base),
      let owner = index.child(of: state, .base)
    else { return false }
    if Self.barButtons.contains(index[owner].name) { return true }
    return constant(owner).flatMap { index.calledName($0) } == "UIBarButtonItemAppearance"
  }

  /// The properties of the appearance of a bar that say how its buttons look.
  private static let barButtons: Set<String> = [
    "buttonAppearance", "plainButtonAppearance", "doneButtonAppearance",
    "prominentButtonAppearance", "backButtonAppearance",
  ]

  /// Whether attributes belong to a state of an item: `appearance.stackedLayoutAppearance.normal`.
  private func isOfItems(_ target: NodeReference) -> Bool {
    guard let base = index.child(of: target, .base) else { return false }
    return ["normal", "selected", "focused", "disabled", "highlighted"].contains(index[base].name)
  }

  // MARK: - Fonts

  /// The font among attributes: of a dictionary that is written out, or that a constant holds.
  private func font(in attributes: NodeReference) -> FontReader.Look? {
    var pending = [attributes]
    var steps = 80
    while let node = pending.popLast(), steps > 0 {
      steps -= 1
      if index[node].kind == .dictionary { return font(inDictionary: node) }
      if let value = constant(node) { pending.append(value) }
      if index[node].kind == .subscriptCall || index[node].kind == .closure { continue }
      pending += index.children(of: node)
    }
    return nil
  }

  private func font(inDictionary dictionary: NodeReference) -> FontReader.Look? {
    let keys = index.children(of: dictionary, .key)
    let values = index.children(of: dictionary, .value)
    for (key, value) in zip(keys, values) where isFont(key) {
      return FontReader(index: index).look(of: value)
    }
    return nil
  }

  private func isFont(_ key: NodeReference) -> Bool {
    index[key].name == "font" || index[key].name == "NSFontAttributeName"
  }

  /// What the constant of a name holds that is no font itself.
  private func constant(_ node: NodeReference) -> NodeReference? {
    guard index[node].kind == .name else { return nil }
    switch index.meaning(of: node) {
    case .local(let variable): return index.child(of: variable, .value)
    case .members(let members): return members.first.flatMap { index.child(of: $0, .value) }
    case .globals(let globals): return globals.first.flatMap { index.child(of: $0, .value) }
    default: return nil
    }
  }
}
