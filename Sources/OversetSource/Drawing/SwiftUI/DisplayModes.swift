/// The display modes of titles that modifiers state, those of the app's own among them.
struct DisplayModes {
  enum Mode {
    case inline, large
    /// That of the screen before, which is what a screen has that states none.
    case automatic
    /// A variable or a condition decides.
    case open
  }

  /// Modifiers inside own modifiers are followed so deep.
  private static let maximumDepth = 3
  private static let maximumNodes = 600

  let index: ProgramIndex

  /// The mode that a modifier states; nil for one that states none.
  func mode(of call: NodeReference) -> Mode? { mode(of: call, depth: 0) }

  private func mode(of call: NodeReference, depth: Int) -> Mode? {
    guard depth < Self.maximumDepth, let name = index.calledName(call) else { return nil }
    switch name {
    case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
      return stated(index.firstArgument(call))
    case "navigationBarTitle": return stated(index.argument(call, "displayMode"))
    case "modifier":
      guard let made = index.firstArgument(call), let name = index.calledName(made) else {
        return nil
      }
      return own(index.members(named: "body", of: index.constructedType(made, name)), depth)
    default:
      return own(
        index.functions(named: name).filter {
          index.enclosingType(of: $0) == "View" && index.gives(call, allOf: $0)
        }, depth)
    }
  }

  private func stated(_ argument: NodeReference?) -> Mode? {
    guard let argument else { return nil }
    let name =
      index[argument].kind == .ternary ? nil : SourceValues(index: index).name(argument)
    switch name {
    case "inline": return .inline
    case "large", "inlineLarge": return .large
    case "automatic": return .automatic
    default: return .open
    }
  }

  // MARK: - Own views and modifiers

  /// What shows other screens.
  private static let screens: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination", "NavigationLink",
    "NavigationStack", "NavigationView", "NavigationSplitView",
  ]

  /// The mode that a view of the app's own, or a function that gives one, states inside itself; nil for other views,
  /// and where it states none.
  func mode(inside view: NodeReference) -> Mode? { mode(inside: view, depth: 0) }

  private func mode(inside view: NodeReference, depth: Int) -> Mode? {
    guard depth < Self.maximumDepth, let name = index.calledName(view),
      index.calledBase(view) == nil
    else { return nil }
    if let function = index.ownFunction(of: view, name) {
      return common([function]) { mode(of: $0, depth: 1) ?? mode(inside: $0, depth: depth + 1) }
    }
    let type = index.constructedType(view, name)
    guard index.isView(type) else { return nil }
    return common(bodies(of: type)) { mode(of: $0, depth: 1) ?? mode(inside: $0, depth: depth + 1) }
  }

  /// What a type of views shows: its body, or what else it computes where a protocol of the app has the body: what that
  /// names, if it names something.
  private func bodies(of type: String) -> [NodeReference] {
    let bodies = index.members(named: "body", of: type)
    if bodies.contains(where: { index.enclosingType(of: $0) == type }) { return bodies }
    let named = bodies.flatMap { index.children(of: $0, .getter) }
      .flatMap { index.statements(of: $0) }
      .filter { index[$0].kind == .name }
      .flatMap { index.types[type]?.members[index[$0].name] ?? [] }
    if !named.isEmpty { return named }
    guard bodies.isEmpty else { return bodies }
    return (index.types[type]?.members ?? [:]).values.joined().filter { index.hasGetter($0) }
      .sorted()
  }

  /// The mode that the app's own modifiers state of the view that they are applied to.
  private func own(_ modifiers: [NodeReference], _ depth: Int) -> Mode? {
    common(modifiers) { isAppliedToOwn($0) ? mode(of: $0, depth: depth + 1) : nil }
  }

  /// The mode that calls in declarations state, if they are alike, and not for other screens.
  private func common(_ declarations: [NodeReference], _ mode: (NodeReference) -> Mode?) -> Mode? {
    var found: [(mode: Mode, isCertain: Bool)] = []
    for declaration in declarations {
      var pending =
        index.children(of: declaration, .body) + index.children(of: declaration, .getter)
      var seen = 0
      while let node = pending.popLast(), seen < Self.maximumNodes {
        seen += 1
        if index[node].kind == .call, let mode = mode(node) {
          found.append((mode, index.isUnconditional(node, inClosures: true)))
        }
        let showsOthers = index[node].kind == .call && Self.screens.contains(calledName(node))
        pending += index.children(of: node).filter { !showsOthers || index[$0].role == .callee }
      }
    }
    guard let first = found.first else { return nil }
    let isSame = found.allSatisfy { $0.mode == first.mode }
    return isSame && (found.count > 1 || first.isCertain) ? first.mode : .open
  }

  private func calledName(_ call: NodeReference) -> String { index.calledName(call) ?? "" }

  /// Whether a modifier inside an own one is applied to the same view: `self`, `content`, or what is not named.
  private func isAppliedToOwn(_ call: NodeReference) -> Bool {
    var current = call
    while let callee = index.child(of: current, .callee), index[callee].kind == .member,
      let base = index.child(of: callee, .base)
    {
      if index[base].kind == .name { return ["self", "content"].contains(index[base].name) }
      guard index[base].kind == .call else { return false }
      current = base
    }
    return index.child(of: current, .callee).map {
      index[$0].kind == .name && !index.isCapitalized($0)
    } ?? false
  }
}
