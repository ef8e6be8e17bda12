/// The constraints that code sets between the vertical edges of views, by the type whose code it is and the names of
/// the views there: empty for the type's own view.
struct ConstraintTable: Sendable {
  /// What code of one type sets.
  fileprivate struct Layout {
    var edges: [String: [InterfaceEdge]] = [:]
    var parents: [String: String] = [:]
    var stacks: Set<String> = []
    var widths: [String: Double] = [:]
  }

  private let index: ProgramIndex
  private let numbers: FontReader
  private var layouts: [String: Layout] = [:]

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
    guard let type = index.enclosingType(of: call),
      index.isUnconditional(call, inClosures: true),
      let anchor = index.calledBase(call)
    else { return }
    if index[anchor].name == "widthAnchor" {
      guard let width = index.argument(call, "equalToConstant").flatMap({ numbers.number($0) })
      else { return }
      layouts[type, default: Layout()].widths[owner(of: anchor).name] = width
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
      guard let points = constant.map({ numbers.signed($0) }) ?? 0 else { return nil }
      return InterfaceEdge(first: first, second: second, points: points, relation: relation)
    }
    return nil
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

  // MARK: - Margins

  /// What constraints leave of the screen beside a view on both sides together, at least, in points.
  func margins(of view: String, inType type: String) -> Double {
    layouts[type]?.margins(of: view) ?? 0
  }
}

extension ConstraintTable.Layout: ConstrainedViews {
  /// The views that may be as wide as the screen: those that a controller, a cell and a type of its own have.
  private static let screens: Set = ["", "view", "contentView"]
  /// How many views around a view are looked at: code may add views to each other in a circle.
  private static let maximumDepth = 12

  func edges(of view: String) -> [InterfaceEdge] { edges[view] ?? [] }

  func isScreen(_ view: String) -> Bool { Self.screens.contains(view) }

  func ancestors(of view: String) -> Set<String> {
    var found: Set<String> = []
    var current = view
    while found.count < Self.maximumDepth, let parent = parents[current] {
      guard found.insert(parent).inserted else { break }
      current = parent
    }
    return found
  }

  func margin(insideOf view: String) -> Double { 8 }

  func width(of view: String) -> Double { widths[view] ?? 0 }

  func stack(around view: String) -> String? {
    parents[view].flatMap { stacks.contains($0) ? $0 : nil }
  }
}
