/// The constraints that code sets between the vertical edges of views, by the type whose code it is and the names of
/// the views there: empty for the type's own view.
struct ConstraintTable: Sendable {
  /// What code of one type sets.
  private struct Layout {
    var edges: [String: [InterfaceEdge]] = [:]
    var parents: [String: String] = [:]
    var stacks: Set<String> = []
  }

  private let index: ProgramIndex
  private let numbers: FontReader
  private var layouts: [String: Layout] = [:]
  private var widths: [String: [String: Double]] = [:]

  /// How many constraints are followed from a view to the screen's edge.
  private static let budget = 12

  init(index: ProgramIndex) {
    self.index = index
    numbers = FontReader(index: index)
    for call in index.calls(named: "constraint") { addConstraint(call) }
    for name in ["addSubview", "addArrangedSubview"] {
      for call in index.calls(named: name) { addChild(call, isStack: name != "addSubview") }
    }
  }

  // MARK: - Reading

  private mutating func addConstraint(_ call: NodeReference) {
    guard let type = index.enclosingType(of: call), isAlways(call),
      let anchor = index.calledBase(call)
    else { return }
    if index[anchor].name == "widthAnchor" {
      guard let width = index.argument(call, "equalToConstant").flatMap({ numbers.number($0) })
      else { return }
      widths[type, default: [:]][owner(of: anchor).name] = width
    } else if let first = end(anchor), let edge = edge(of: call, first) {
      for view in Set([edge.first.view, edge.second.view]).sorted() {
        layouts[type, default: Layout()].edges[view, default: []].append(edge)
      }
    }
  }

  private func edge(of call: NodeReference, _ first: InterfaceEdge.End) -> InterfaceEdge? {
    let relations: [(String, InterfaceWidth.Relation)] = [
      ("equalTo", .equal), ("lessThanOrEqualTo", .atMost), ("greaterThanOrEqualTo", .atLeast),
    ]
    for (label, relation) in relations {
      guard let other = index.argument(call, label), let second = end(other) else { continue }
      let constant = index.argument(call, "constant")
      guard let points = constant.map({ signed($0) }) ?? 0 else { return nil }
      return InterfaceEdge(first: first, second: second, points: points, relation: relation)
    }
    return nil
  }

  private func signed(_ node: NodeReference) -> Double? {
    guard index[node].kind == .unary, index[node].name == "-" else { return numbers.number(node) }
    return index.child(of: node, .operand).flatMap { numbers.number($0) }.map { -$0 }
  }

  /// The edge that an anchor is: `view.safeAreaLayoutGuide.leadingAnchor`.
  private func end(_ anchor: NodeReference) -> InterfaceEdge.End? {
    let name = index[anchor].name
    guard name.hasSuffix("Anchor"), let side = InterfaceEdge.Side(String(name.dropLast(6))) else {
      return nil
    }
    let owner = owner(of: anchor)
    return InterfaceEdge.End(view: owner.name, side: side, isMargin: owner.isMargin)
  }

  /// The name of the view that has an anchor, itself or by one of its guides.
  private func owner(of anchor: NodeReference) -> (name: String, isMargin: Bool) {
    guard let view = index.child(of: anchor, .base) else { return ("", false) }
    let name = index[view].name
    guard name.hasSuffix("Guide") else { return (name == "self" ? "" : name, false) }
    let outer = index.child(of: view, .base).map { index[$0].name } ?? ""
    return (outer == "self" ? "" : outer, name == "layoutMarginsGuide")
  }

  private mutating func addChild(_ call: NodeReference, isStack: Bool) {
    guard let type = index.enclosingType(of: call), let child = index.firstArgument(call) else {
      return
    }
    let name = index.calledBase(call).map { index[$0].name } ?? ""
    let parent = name == "self" ? "" : name
    layouts[type, default: Layout()].parents[index[child].name] = parent
    if isStack { layouts[type, default: Layout()].stacks.insert(parent) }
  }

  /// Whether code runs under no condition once its function does.
  private func isAlways(_ node: NodeReference) -> Bool {
    for ancestor in index.ancestors(of: node) {
      switch index[ancestor].kind {
      case .ifElse, .switchCase, .forLoop, .ternary: return false
      case .function, .type: return true
      default: continue
      }
    }
    return true
  }

  // MARK: - Margins

  /// What constraints leave of the screen beside a view on both sides together, at least, in points.
  func margins(of view: String, inType type: String) -> Double {
    margin(of: view, .leading, type) + margin(of: view, .trailing, type)
  }

  private func margin(
    of view: String, _ side: InterfaceEdge.Side, _ type: String
  ) -> Double {
    guard let layout = layouts[type] else { return 0 }
    var sum = 0.0
    var current = view
    var passed: Set = [view]
    for _ in 0..<Self.budget {
      guard !Self.screens.contains(current),
        let step = step(from: current, side, layout, type, without: passed)
      else { break }
      sum += step.points
      current = step.view
      passed.insert(current)
    }
    return max(sum, 0)
  }

  /// The views that may be as wide as the screen: those that a controller, a cell and a type of its own have.
  private static let screens: Set = ["", "view", "contentView"]

  /// The constraint that leaves most room of those that bind an edge to an outer view, else to one beside it.
  private func step(
    from view: String, _ side: InterfaceEdge.Side, _ layout: Layout, _ type: String,
    without passed: Set<String>
  ) -> (points: Double, view: String)? {
    let outer = ancestors(of: view, layout)
    var best: (isOuter: Bool, points: Double, view: String)?
    for edge in layout.edges[view] ?? [] {
      guard let inset = edge.inset(of: view, side), !passed.contains(inset.from.view),
        !ancestors(of: inset.from.view, layout).contains(view)
      else { continue }
      let isOuter = outer.contains(inset.from.view) || Self.screens.contains(inset.from.view)
      var points = inset.points + (inset.from.isMargin ? 8 : 0)
      if inset.from.side != side {
        if isOuter { continue }
        points += widths[type]?[inset.from.view] ?? 0
      }
      if let best, best.isOuter && !isOuter || best.isOuter == isOuter && best.points <= points {
        continue
      }
      best = (isOuter, points, inset.from.view)
    }
    if let best { return (best.points, best.view) }
    return layout.parents[view].flatMap { layout.stacks.contains($0) ? (0, $0) : nil }
  }

  private func ancestors(of view: String, _ layout: Layout) -> Set<String> {
    var found: Set<String> = []
    var current = view
    while found.count < Self.budget, let parent = layout.parents[current] {
      guard found.insert(parent).inserted else { break }
      current = parent
    }
    return found
  }
}
