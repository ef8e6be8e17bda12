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
    let distances = distancesToPrevious()
    let breadth = proposal[axis.cross]
    let lengths =
      if let length = proposal[axis] {
        distribute(length - distances.reduce(0, +), breadth: breadth)
      } else {
        idealLengths()
      }
    let proposals = lengths.map { childProposal(length: $0, breadth: breadth) }
    return arrange(proposals, distances: distances)
  }

  /// The gap before each child, none before the first.
  private func distancesToPrevious() -> [CGFloat] {
    children.indices.map { index in
      guard index > 0 else { return 0 }
      let previous = children[index - 1].spacing
      return spacing ?? previous.distance(to: children[index].spacing, along: axis)
    }
  }

  /// Step 1: a stack that is asked for its ideal length asks every child for its own.
  private func idealLengths() -> [CGFloat?] {
    children.map { _ in nil }
  }

  /// Steps 2 and 3: what each child is offered of the length left after the gaps.
  private func distribute(_ length: CGFloat, breadth: CGFloat?) -> [CGFloat?] {
    let candidates = fittingOrder(breadth: breadth)
    var offers = [CGFloat?](repeating: nil, count: children.count)
    var budget = Budget(length)
    let groups = groupedByPriority(candidates)
    budget.reserve(groups.dropFirst().flatMap(\.self))
    for (position, group) in groups.enumerated() {
      if position > 0 { budget.release(group) }
      for (served, candidate) in group.enumerated() {
        let offer = budget.share(among: group.count - served)
        let proposal = childProposal(length: offer, breadth: breadth)
        budget.spend(children[candidate.index].sizeThatFits(proposal)[axis])
        offers[candidate.index] = offer
      }
    }
    return offers
  }

  /// Step 2: higher priority first, then the less flexible; between two without limit the one that
  /// needs more at least; then in order.
  private func fittingOrder(breadth: CGFloat?) -> [Candidate] {
    children.enumerated().map { index, child in
      Candidate(
        index: index,
        priority: child.priority,
        least: child.sizeThatFits(childProposal(length: 0, breadth: breadth))[axis],
        most: child.sizeThatFits(childProposal(length: .infinity, breadth: breadth))[axis]
      )
    }.sorted { $0.isServed(before: $1) }
  }

  private func groupedByPriority(_ candidates: [Candidate]) -> [[Candidate]] {
    candidates.reduce(into: []) { groups, candidate in
      if groups.last?.last?.priority == candidate.priority {
        groups[groups.count - 1].append(candidate)
      } else {
        groups.append([candidate])
      }
    }
  }

  /// Step 4: the children in a row, lined up by their guides.
  private func arrange(_ proposals: [ProposedSize], distances: [CGFloat]) -> Solution {
    let dimensions = zip(children, proposals).map { $0.dimensions($1) }
    let guides = dimensions.map { $0[guide] }
    let lower = guides.map { -$0 }.min() ?? 0
    let upper = zip(dimensions, guides).map { $0[axis.cross] - $1 }.max() ?? 0
    var position: CGFloat = 0
    var placements: [Placement?] = []
    for (index, child) in dimensions.enumerated() {
      position += distances[index]
      let origin = CGPoint(along: axis, position, across: -guides[index] - lower)
      placements.append(Placement(at: origin, proposal: proposals[index]))
      position += child[axis]
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
  mutating func reserve(_ candidates: [Candidate]) {
    spend(candidates.map(\.reservation).reduce(0, +).asCoordinate)
  }

  /// Gives back what was set aside for a group whose turn has come.
  mutating func release(_ group: [Candidate]) {
    available += group.map(\.reservation).reduce(0, +).asCoordinate
  }

  mutating func spend(_ length: CGFloat) {
    if available != .infinity { available -= length }
  }

  func share(among count: Int) -> CGFloat {
    max(available / CGFloat(count), 0)
  }
}
