/// Views and the constraints between their vertical edges, as code or Interface Builder states them.
protocol ConstrainedViews {
  /// The constraints of a view's edges to those of views that are there.
  func edges(of view: String) -> [InterfaceEdge]
  /// Whether a view is as wide as its screen.
  func isScreen(_ view: String) -> Bool
  /// The views around a view.
  func ancestors(of view: String) -> Set<String>
  /// The margins that a view has by itself at each side, in points.
  func margin(insideOf view: String) -> Double
  /// The width that a constraint states of a view, in points; nothing for others.
  func width(of view: String) -> Double
  /// The stack that a view is a member of.
  func stack(around view: String) -> String?
}

/// A constraint that is not there, or that may not hold, takes nothing: the view may then be as wide as the screen.
extension ConstrainedViews {
  /// What constraints leave of the screen beside a view on both sides together, at least, in points. Constraints that
  /// leave next to nothing of a phone do not hold together there, and say nothing.
  func margins(of view: String) -> Double {
    // The narrowest phone has 320 points, and what can be tapped 44.
    let mostMargins = 320.0 - 44
    let margins = margin(of: view, .leading) + margin(of: view, .trailing)
    return margins <= mostMargins ? margins : 0
  }

  /// What lies between an edge of a view and that edge of its screen, in points.
  private func margin(of view: String, _ side: InterfaceEdge.Side) -> Double {
    // So many constraints are followed, at most.
    let budget = 12
    var sum = 0.0
    var current = view
    var passed: Set = [view]
    for _ in 0..<budget {
      guard !isScreen(current), let step = step(from: current, side, without: passed) else { break }
      sum += step.points
      current = step.view
      passed.insert(current)
    }
    return max(sum, 0)
  }

  /// The constraint that leaves most room of those that bind an edge to an outer view, else to one beside it; else the
  /// stack around the view.
  private func step(
    from view: String, _ side: InterfaceEdge.Side, without passed: Set<String>
  ) -> (points: Double, view: String)? {
    let around = ancestors(of: view)
    var best: (isOuter: Bool, points: Double, view: String)?
    for edge in edges(of: view) {
      guard let inset = edge.inset(of: view, side), !passed.contains(inset.from.view),
        !ancestors(of: inset.from.view).contains(view)
      else { continue }
      let isOuter = around.contains(inset.from.view) || isScreen(inset.from.view)
      var points = inset.points + (inset.from.isMargin ? margin(insideOf: inset.from.view) : 0)
      if inset.from.side != side {
        if isOuter { continue }
        points += width(of: inset.from.view)
      }
      if let best, best.isOuter && !isOuter || best.isOuter == isOuter && best.points <= points {
        continue
      }
      best = (isOuter, points, inset.from.view)
    }
    return best.map { ($0.points, $0.view) } ?? stack(around: view).map { (0, $0) }
  }
}
