import Foundation

/// One pass of a stack over its children: proposals, sizes and origins for a proposal to the stack.
///
/// "Length" is measured along the stack's axis, "breadth" across it; both in points.
struct StackSolver {
  let axis: Axis
  let guide: AlignmentKey
  let spacing: CGFloat?
  let children: [LayoutItem]

  struct Solution {
    let size: CGSize
    let placements: [Placement?]
  }

  func solve(_ proposal: ProposedSize) -> Solution {
    let gaps = gapsBefore()
    let breadth = proposal[axis.cross]
    let lengths: [CGFloat?]
    if let length = proposal[axis] {
      lengths = distribute(length - gaps.reduce(0, +), breadth: breadth)
    } else {
      // Step 1: for its own ideal length, a stack needs that of every child.
      lengths = [CGFloat?](repeating: nil, count: children.count)
    }
    return arrange(lengths, breadth: breadth, gaps: gaps)
  }

  /// The gap before each child, none before the first.
  private func gapsBefore() -> [CGFloat] {
    children.indices.map { index in
      guard index > 0 else { return 0 }
      return spacing
        ?? children[index - 1].spacing.distance(to: children[index].spacing, along: axis)
    }
  }

  /// Steps 2 and 3: what each child is offered of the length left after the gaps.
  private func distribute(_ length: CGFloat, breadth: CGFloat?) -> [CGFloat?] {
    let candidates = fittingOrder(breadth: breadth)
    var offers = [CGFloat?](repeating: nil, count: children.count)
    var budget = Budget(length)
    var first = 0
    while first < candidates.count {
      // Candidates of one priority are served together.
      let rest = candidates[first...]
      let last = rest.firstIndex { $0.priority != candidates[first].priority } ?? rest.endIndex
      if first == 0 { budget.reserve(candidates[last...]) } else { budget.release(rest[..<last]) }
      for index in first..<last {
        let offer = budget.share(among: last - index)
        let candidate = candidates[index].index
        let proposal = childProposal(length: offer, breadth: breadth)
        budget.spend(children[candidate].sizeThatFits(proposal)[axis])
        offers[candidate] = offer
      }
      first = last
    }
    return offers
  }

  /// Step 2: higher priority first, then the less flexible; between two without limit the one that
  /// needs more at least; then in order.
  private func fittingOrder(breadth: CGFloat?) -> [Candidate] {
    let (none, all) = (
      childProposal(length: 0, breadth: breadth), childProposal(length: .infinity, breadth: breadth)
    )
    var candidates: [Candidate] = []
    candidates.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      candidates.append(
        Candidate(
          index: index, priority: child.priority, least: child.sizeThatFits(none)[axis],
          most: child.sizeThatFits(all)[axis]))
    }
    if candidates.count > 1 { candidates.sort { $0.isServed(before: $1) } }
    return candidates
  }

  /// Step 4: the children in a row, lined up by their guides.
  private func arrange(_ lengths: [CGFloat?], breadth: CGFloat?, gaps: [CGFloat]) -> Solution {
    var extents: [(length: CGFloat, guide: CGFloat)] = []
    extents.reserveCapacity(children.count)
    var (lower, upper): (CGFloat, CGFloat) = (.infinity, -.infinity)
    for (child, length) in zip(children, lengths) {
      let dimensions = child.dimensions(childProposal(length: length, breadth: breadth))
      let guide = dimensions[guide]
      extents.append((dimensions[axis], guide))
      lower = min(lower, -guide)
      upper = max(upper, dimensions[axis.cross] - guide)
    }
    if extents.isEmpty { (lower, upper) = (0, 0) }
    var position: CGFloat = 0
    var placements: [Placement?] = []
    placements.reserveCapacity(children.count)
    for (index, extent) in extents.enumerated() {
      position += gaps[index]
      placements.append(
        Placement(
          at: CGPoint(along: axis, position, across: -extent.guide - lower),
          proposal: childProposal(length: lengths[index], breadth: breadth)))
      position += extent.length
    }
    let size = CGSize(along: axis, position, across: upper - lower)
    return Solution(size: size, placements: placements)
  }

  private func childProposal(length: CGFloat?, breadth: CGFloat?) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(width: length, height: breadth)
      : ProposedSize(width: breadth, height: length)
  }
}

/// A child waiting for its share.
private struct Candidate {
  let index: Int
  let priority: Double
  let least: CGFloat
  let most: CGFloat

  var flexibility: CGFloat { most.isFinite ? most - least : .infinity }

  /// The least length, as far as it can be set aside: an infinite one cannot.
  var reservation: CGFloat { least.asCoordinate }

  func isServed(before other: Candidate) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, least != other.least { return least > other.least }
    return index < other.index
  }
}

/// Step 3: the length still to be shared out. Without limit it stays so, whatever is taken.
private struct Budget {
  private var available: CGFloat

  init(_ available: CGFloat) {
    self.available = available
  }

  /// Sets the least lengths of later groups aside before the first group is served.
  mutating func reserve(_ candidates: ArraySlice<Candidate>) {
    spend(candidates.reduce(0) { $0 + $1.reservation }.asCoordinate)
  }

  /// Gives back what was set aside for a group whose turn has come.
  mutating func release(_ group: ArraySlice<Candidate>) {
    available += group.reduce(0) { $0 + $1.reservation }.asCoordinate
  }

  mutating func spend(_ length: CGFloat) {
    if available != .infinity { available -= length }
  }

  func share(among count: Int) -> CGFloat {
    max(available / CGFloat(count), 0)
  }
}
