/// Finds the texts of labels and buttons that code sets where the view is made, and replaces before the view is seen.
struct ReplacedTexts {
  let labels: LabelReader

  private var index: ProgramIndex { labels.index }

  /// What sets the text of a label, and the title of a button.
  private static let texts = ["text", "attributedText"]
  private static let titles = ["setTitle", "setAttributedTitle"]
  /// So many methods that call each other are looked into.
  private static let budget = 4

  /// Whether the text that a place sets on a label or button is never seen.
  func replace(_ site: DrawingSite) -> Bool {
    guard let view = view(of: site), let type = index.enclosingType(of: view) else { return false }
    let name = index[view].name
    let later = setters(of: site).flatMap {
      labels.table.values(of: $0, on: name, inType: type)
    }.filter {
      !index.isInside($0.target, view) && labels.isOfClass(type, $0.target)
        && isAlike($0.value, site.place)
    }
    guard !later.isEmpty else { return false }
    let targets = Set(later.map(\.target))
    return later.contains { EarlyCode(index: index).holds($0.target) }
      || entries(of: type).contains { sets($0, targets, Self.budget) }
      || isShownOnlyWith(targets, view, name)
  }

  /// The property that holds the view of a place which stands where the view is made, or where the outlet is set.
  private func view(of site: DrawingSite) -> NodeReference? {
    guard ["UILabel.text", "UILabel.attributedText", "UIButton.title"].contains(site.element),
      let holder = index.ancestors(of: site.place).first(where: {
        index[$0].kind == .variable && index.isMember($0)
      }), !index[holder].flags.contains(.isStatic), !index.hasGetter(holder)
    else { return nil }
    let kind = site.element.hasPrefix("UILabel") ? "UILabel" : "UIButton"
    guard labels.types.meaning(ofDeclaration: holder)?.kind == kind else { return nil }
    let base =
      index[site.place].kind == .call
      ? index.calledBase(site.place) : index.child(of: site.place, .base)
    guard let base, index[base].kind == .name else { return nil }
    let isInSetter = index.ancestors(of: site.place).contains { index[$0].role == .setter }
    if case .members(let members) = index.meaning(of: base) {
      return members.contains(holder) ? holder : nil
    }
    return isInSetter ? nil : holder
  }

  private func setters(of site: DrawingSite) -> [String] {
    site.element == "UIButton.title" ? Self.titles : Self.texts
  }

  /// Whether a value replaces what a place sets: a title for the same state, and no text made of the one before.
  private func isAlike(_ value: NodeReference, _ place: NodeReference) -> Bool {
    guard index[value].kind == .call, index[place].kind == .call else {
      return !isMade(value, of: "text")
    }
    let states = [value, place].map { index.argument($0, "for").map { index[$0].name } }
    return states[0] == states[1]
  }

  private func isMade(_ value: NodeReference, of name: String) -> Bool {
    var pending = [value]
    while let node = pending.popLast() {
      if index[node].name == name, index[node].kind == .member { return true }
      pending += index.children(of: node)
    }
    return false
  }

  // MARK: - Code that runs first

  /// The methods that run before a view of a type is seen.
  private func entries(of type: String) -> [NodeReference] {
    ["viewDidLoad", "awakeFromNib", "viewWillAppear"].flatMap { index.members(named: $0, of: type) }
      .filter { index[$0].kind == .function }
  }

  /// Whether a function, branch or statement sets the text whichever way it takes.
  private func sets(_ code: NodeReference, _ targets: Set<NodeReference>, _ budget: Int) -> Bool {
    guard budget > 0 else { return false }
    switch index[code].kind {
    case .function: return index.child(of: code, .body).map { sets($0, targets, budget) } ?? false
    case .block: return setsFirst(in: index.children(of: code, .statement), targets, budget)
    case .binary: return index.child(of: code, .left).map { targets.contains($0) } ?? false
    case .call: return setsByCall(code, targets, budget)
    case .ifElse:
      let branches = index.children(of: code).filter {
        [.then, .otherwise].contains(index[$0].role)
      }
      return branches.count == 2 && branches.allSatisfy { sets($0, targets, budget) }
    case .switchCases:
      let bodies = index.children(of: code, .branch).flatMap { index.children(of: $0, .body) }
      return !bodies.isEmpty && bodies.allSatisfy { sets($0, targets, budget) }
    default: return false
    }
  }

  /// Whether one of some statements sets the text, before any that may leave the function.
  private func setsFirst(
    in statements: [NodeReference], _ targets: Set<NodeReference>, _ budget: Int
  ) -> Bool {
    for statement in statements {
      if sets(statement, targets, budget) { return true }
      let leaves: Set<SyntaxKind> = [.returnValue, .throwValue, .guardElse]
      if leaves.contains(index[statement].kind) { return false }
    }
    return false
  }

  private func setsByCall(
    _ call: NodeReference, _ targets: Set<NodeReference>, _ budget: Int
  ) -> Bool {
    if index.child(of: call, .callee).map({ targets.contains($0) }) ?? false { return true }
    guard index.calledBase(call).map({ index[$0].name == "self" }) ?? true,
      let name = index.calledName(call), let type = index.enclosingType(of: call)
    else { return false }
    let functions = index.members(named: name, of: type).filter { index[$0].kind == .function }
    return functions.count == 1 && functions.allSatisfy { sets($0, targets, budget - 1) }
  }

  // MARK: - Code that shows the view

  /// Whether each code that hands the view on, as to the view around it, sets another text in the same block.
  private func isShownOnlyWith(
    _ targets: Set<NodeReference>, _ view: NodeReference, _ name: String
  ) -> Bool {
    guard index.children(of: view, .attribute).isEmpty else { return false }
    let uses = StyledLabels(labels: labels).uses(of: view, named: name)
    let handed = uses.filter { index[$0].role != .base && !index.isInside($0, view) }
    return !handed.isEmpty
      && handed.allSatisfy { use in
        guard let block = index.ancestors(of: use).first(where: { index[$0].kind == .block }),
          let statement = index.children(of: block, .statement).first(where: {
            index.isInside(use, $0)
          })
        else { return false }
        return index.children(of: block, .statement).contains {
          index.isBefore($0, statement) && sets($0, targets, Self.budget)
        }
      }
  }
}
