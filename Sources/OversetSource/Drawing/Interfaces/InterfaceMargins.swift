/// What constraints of Interface Builder leave of the screen beside a view, at least.
///
/// A constraint that is not there, or that may not hold, takes nothing: the view may then be as wide as the screen.
struct InterfaceMargins {
  let document: InterfaceDocument

  /// An edge that a view's edge is bound to, and how far inside of it the view's lies.
  private struct Step {
    let points: Double
    let view: String
    let isAncestor: Bool
  }

  /// How many constraints are followed from a view to the screen's edge.
  private static let budget = 12

  /// What lies beside a view on both sides together, in points.
  func margins(of position: Int) -> Double {
    margin(of: position, .leading) + margin(of: position, .trailing)
  }

  /// What is not a text's of its screen, in points; nil for a view of a bar.
  func textMargins(of position: Int) -> Double? {
    let bars: Set = ["navigationItem", "navigationBar", "toolbar", "barButtonItem"]
    guard document.enclosing(bars, of: position) == nil else { return nil }
    let own = margins(of: position)
    let cell = document.enclosing(["tableViewCell"], of: position).map { document.objects[$0] }
    let id = document.objects[position].id
    let isSystem = ["textLabel", "detailTextLabel"].contains { cell?.attributes[$0] == id }
    return isSystem ? SystemMargins.tableRow : own
  }

  /// What lies between an edge of a view and that edge of its screen, in points.
  private func margin(of position: Int, _ side: InterfaceEdge.Side) -> Double {
    var sum = 0.0
    var view = position
    var passed: Set = [position]
    for _ in 0..<Self.budget {
      guard !isScreen(view), let step = step(from: view, side, without: passed),
        let next = document.index(of: step.view)
      else { break }
      sum += step.points
      view = next
      passed.insert(next)
    }
    return max(sum, 0)
  }

  /// Whether a view is as wide as its screen: that of a controller, the content of a cell, or the topmost one.
  private func isScreen(_ view: Int) -> Bool {
    guard let parent = document.objects[view].parent else { return true }
    let outer = document.objects[parent].element
    return outer.hasSuffix("Controller") || outer == "tableViewCell"
      || outer == "collectionViewCell" || outer == "scene"
  }

  /// The constraint that leaves most room of those that bind an edge to an outer view, else to one beside it.
  private func step(
    from view: Int, _ side: InterfaceEdge.Side, without passed: Set<Int>
  ) -> Step? {
    let ancestors = Set(document.ancestors(of: view).map { document.objects[$0].id })
    let steps = (document.edges[document.objects[view].id] ?? []).compactMap {
      step($0, from: document.objects[view].id, side, ancestors)
    }.filter { step in document.index(of: step.view).map { !passed.contains($0) } ?? false }
    let outer = steps.filter(\.isAncestor)
    if let best = (outer.isEmpty ? steps : outer).min(by: { $0.points < $1.points }) { return best }
    guard let parent = document.objects[view].parent,
      document.objects[parent].element == "stackView"
    else { return nil }
    return Step(points: 0, view: document.objects[parent].id, isAncestor: true)
  }

  private func step(
    _ edge: InterfaceEdge, from view: String, _ side: InterfaceEdge.Side, _ ancestors: Set<String>
  ) -> Step? {
    guard let inset = edge.inset(of: view, side), !isInside(inset.from.view, view) else {
      return nil
    }
    let isAncestor = ancestors.contains(inset.from.view)
    var points = inset.points
    if inset.from.isMargin { points += margin(insideOf: inset.from.view) }
    if inset.from.side != side {
      guard !isAncestor else { return nil }
      points += width(of: inset.from.view)
    }
    return Step(points: points, view: inset.from.view, isAncestor: isAncestor)
  }

  /// Whether a view stands inside another one.
  private func isInside(_ view: String, _ outer: String) -> Bool {
    guard let position = document.index(of: view) else { return false }
    return document.ancestors(of: position).contains { document.objects[$0].id == outer }
  }

  /// The margins that a view has by itself at each side: those of a screen or cell, or of a view inside.
  private func margin(insideOf view: String) -> Double {
    document.index(of: view).map { isScreen($0) ? 16 : 8 } ?? 0
  }

  /// The width that a constraint states of a view beside; nothing for others.
  private func width(of view: String) -> Double {
    document.object(view)?.widthConstraints.first { $0.relation != .atMost }?.points ?? 0
  }
}
