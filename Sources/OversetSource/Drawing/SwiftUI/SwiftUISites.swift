/// Finds the expressions whose texts a file gives to SwiftUI.
struct SwiftUISites {
  private let index: ProgramIndex

  init(index: ProgramIndex) {
    self.index = index
  }

  /// The sites of a file, in its order.
  func sites(in number: Int32) -> [DrawingSite] {
    guard Int(number) < index.trees.count, number >= 0 else { return [] }
    let tree = index.trees[Int(number)]
    var sites: [DrawingSite] = []
    for node in tree.nodes.indices where tree.nodes[node].kind == .call {
      read(NodeReference(tree: number, node: Int32(node)), into: &sites)
    }
    return sites
  }

  private func read(_ call: NodeReference, into sites: inout [DrawingSite]) {
    guard let called = index.calledName(call) else { return }
    let constructs = isConstructor(call, called)
    let name = constructs ? index.frameworkName(call, called) : called
    if constructs {
      if let labels = SwiftUIElements.constructors[name], !isOwnType(name, around: call) {
        addArguments(labels, of: call, name, into: &sites)
      } else if isForeignView(call, name) {
        addForeign(call, name, into: &sites)
      }
    } else if let labels = SwiftUIElements.modifiers[name], isModifier(call, name) {
      addArguments(labels, of: call, name, into: &sites)
    } else if name == "value", index.isImplicitMember(call), isChartValue(call) {
      addArguments([""], of: call, "chart value", into: &sites)
    }
  }

  /// Whether a call constructs a value of a type.
  private func isConstructor(_ call: NodeReference, _ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return false }
    guard let base = index.calledBase(call) else { return !index.isImplicitMember(call) }
    return index[base].kind == .name && index.isCapitalized(base)
  }

  /// Whether the program declares a type of that name itself.
  private func isOwnType(_ name: String, around call: NodeReference) -> Bool {
    if index.ownFunction(of: call, name) != nil { return true }
    let type = index.constructedType(call, name)
    guard let entry = index.types[type] else { return false }
    return !entry.keyword.isEmpty
  }

  /// Whether a modifier with a name that others use too is SwiftUI's.
  private func isModifier(_ call: NodeReference, _ name: String) -> Bool {
    if name == "alert", index.argument(call, "isPresented") == nil,
      index.argument(call, "item") == nil, index.trailingClosure(call) == nil
    {
      return false
    }
    guard SwiftUIElements.configurationModifiers.contains(name) else {
      return !index.isImplicitMember(call)
    }
    let root = index.unmodified(call)
    guard let rootName = index.calledName(root) else { return false }
    return rootName.hasSuffix("Configuration")
  }

  private func isChartValue(_ call: NodeReference) -> Bool {
    guard let outer = index.parent(of: call), index[outer].kind == .call,
      let name = index.calledName(outer)
    else { return false }
    return name.hasSuffix("Mark") || name == "foregroundStyle"
  }

  // MARK: - Arguments

  private func addArguments(
    _ labels: [String], of call: NodeReference, _ element: String, into sites: inout [DrawingSite]
  ) {
    for label in labels {
      let argument = label.isEmpty ? index.firstArgument(call) : index.argument(call, label)
      guard let argument, isText(argument) else { continue }
      let meaning: DrawingSite.LiteralMeaning = label == "verbatim" ? .text : .key
      let name = label.isEmpty ? element : "\(element)(\(label):)"
      sites.append(
        DrawingSite(text: argument, place: call, literals: meaning, element: name))
    }
  }

  /// Whether an expression may be a text, and is not a view that holds its texts itself.
  private func isText(_ node: NodeReference) -> Bool {
    switch index[node].kind {
    case .closure, .integer, .float, .boolean, .none, .keyPath: return false
    case .call:
      let root = index.unmodified(node)
      guard index[root].kind == .call, let name = index.calledName(root),
        isConstructor(root, name)
      else { return true }
      return !["Text", "Label", "Image", "VStack", "HStack", "Group", "Button"].contains(name)
    default: return true
    }
  }

  // MARK: - Views of packages

  /// Whether a call constructs a view that neither SwiftUI nor the program declares, where a view is expected.
  private func isForeignView(_ call: NodeReference, _ name: String) -> Bool {
    guard !SwiftUIElements.isKnown(name), !ForeignViews.isNoView(name),
      !isOwnType(name, around: call),
      index.types[index.resolve(name, at: call)] == nil
    else { return false }
    return ForeignViews.isStatement(call, index)
  }

  private func addForeign(
    _ call: NodeReference, _ name: String, into sites: inout [DrawingSite]
  ) {
    for argument in index.arguments(call) {
      if index.isImplicitMember(argument), index[argument].kind == .call {
        for inner in index.arguments(argument) where ForeignViews.mayBeText(inner, index) {
          addForeign(inner, of: call, name, into: &sites)
        }
      } else if ForeignViews.mayBeText(argument, index) {
        addForeign(argument, of: call, name, into: &sites)
      }
    }
  }

  private func addForeign(
    _ text: NodeReference, of call: NodeReference, _ name: String, into sites: inout [DrawingSite]
  ) {
    guard isText(text) else { return }
    sites.append(
      DrawingSite(text: text, place: call, literals: .key, element: "package view \(name)"))
  }
}
