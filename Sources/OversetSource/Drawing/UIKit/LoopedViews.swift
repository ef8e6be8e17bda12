/// The loops over written lists, which hand views to code under another name: `[title, note].forEach { $0.font = small }`.
struct LoopedViews: Sendable {
  /// A view that a loop hands on.
  private struct Pass: Sendable {
    /// The view in the list.
    let view: NodeReference
    /// Its name in the loop's code.
    let name: String
    /// The loop's code.
    let body: NodeReference
  }

  private let index: ProgramIndex
  /// By the view's name in the list.
  private var passes: [String: [Pass]] = [:]

  init(index: ProgramIndex) {
    self.index = index
    for call in index.calls(named: "forEach") { readCall(call) }
    for (number, tree) in index.trees.enumerated() {
      for (node, syntax) in tree.nodes.enumerated() where syntax.kind == .forLoop {
        readLoop(NodeReference(tree: Int32(number), node: Int32(node)))
      }
    }
  }

  private mutating func readCall(_ call: NodeReference) {
    guard let list = index.calledBase(call),
      let closure = index.arguments(call).first(where: { index[$0].kind == .closure })
    else { return }
    let name = index.child(of: closure, .parameter).map { index[$0].name } ?? "$0"
    add(list, name, closure)
  }

  private mutating func readLoop(_ loop: NodeReference) {
    guard let list = index.child(of: loop, .sequence), let body = index.child(of: loop, .body),
      let pattern = index.child(of: loop, .pattern), index[pattern].kind == .patternName
    else { return }
    add(list, index[pattern].name, body)
  }

  private mutating func add(_ list: NodeReference, _ name: String, _ body: NodeReference) {
    for element in elements(of: list) {
      switch index[element].kind {
      case .name, .member:
        passes[index[element].name, default: []].append(
          Pass(view: element, name: name, body: body))
      default: continue
      }
    }
  }

  /// The elements of a list that is written out where it is walked through, or as the value of a variable.
  private func elements(of list: NodeReference) -> [NodeReference] {
    switch index[list].kind {
    case .array: return index.children(of: list, .element)
    case .cast: return index.child(of: list, .operand).map { elements(of: $0) } ?? []
    case .call:
      guard index.calledName(list) == "compactMap", let base = index.calledBase(list) else {
        return []
      }
      return elements(of: base)
    case .name:
      guard let variable = variable(list), let value = index.child(of: variable, .value),
        index[value].kind == .array
      else { return [] }
      return index.children(of: value, .element)
    default: return []
    }
  }

  private func variable(_ name: NodeReference) -> NodeReference? {
    switch index.meaning(of: name) {
    case .local(let variable): variable
    case .members(let members): members.first
    default: nil
    }
  }

  // MARK: - What is asked

  /// What code sets on a property of a view by such loops, in the order of the source.
  ///
  /// - Parameter isView: Whether an expression in a list means the view.
  func values(
    of property: String, on view: String, in table: PropertyTable,
    _ isView: (NodeReference) -> Bool
  ) -> [PropertyTable.Entry] {
    (passes[view] ?? []).filter { isView($0.view) }.flatMap { pass in
      table.values(of: property, on: pass.name).filter { entry in
        index.child(of: entry.target, .base).map { means($0, pass, property) } ?? false
      }
    }.sorted { $0.target < $1.target }
  }

  /// The names that mean a view in the code of such loops.
  ///
  /// - Parameter isView: Whether an expression in a list means the view.
  func uses(of view: String, _ isView: (NodeReference) -> Bool) -> [NodeReference] {
    (passes[view] ?? []).filter { isView($0.view) }.flatMap { pass in
      index.mentions(of: pass.name).filter { means($0, pass, "") }
    }
  }

  /// Whether a name in a loop's code, or the base of one for a property of a part, is what the loop hands on.
  private func means(_ use: NodeReference, _ pass: Pass, _ property: String) -> Bool {
    guard index.isInside(use, pass.body) else { return false }
    let name = property.contains(".") ? index.child(of: use, .base) ?? use : use
    guard index[name].kind == .name else { return false }
    guard pass.name == "$0" else { return true }
    guard case .shorthand(let closure, 0) = index.meaning(of: name) else { return false }
    return closure == pass.body
  }
}
