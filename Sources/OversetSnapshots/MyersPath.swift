/// The shortest way from one sequence of line numbers to another, when it is short enough.
///
/// Eugene W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986), the
/// greedy algorithm of figure 2. Not implemented: the linear-space refinement; the bound on edits
/// bounds the space too.
struct MyersPath {
  private(set) var steps: [LineEdits.Step]

  init(old: ArraySlice<Int>, new: ArraySlice<Int>, maximumEdits: Int) {
    steps =
      MyersPath.shortest(old: old, new: new, maximumEdits: maximumEdits)
      ?? MyersPath.block(old: old, new: new)
  }

  /// Everything goes, then everything comes.
  private static func block(old: ArraySlice<Int>, new: ArraySlice<Int>) -> [LineEdits.Step] {
    old.indices.map { .remove(reference: $0, beforeNew: new.startIndex) }
      + new.indices.map { .add(new: $0, beforeReference: old.endIndex) }
  }

  /// `nil` when more than `maximumEdits` lines come and go.
  private static func shortest(
    old: ArraySlice<Int>, new: ArraySlice<Int>, maximumEdits: Int
  ) -> [LineEdits.Step]? {
    let limit = min(maximumEdits, old.count + new.count)
    guard abs(old.count - new.count) <= limit else { return nil }
    // furthest[diagonal + limit + 1]: how far along `old` a path on that diagonal has come. The
    // paper's V, with an entry beyond either end.
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    for edits in 0...limit {
      history.append(furthest)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let slot = diagonal + limit + 1
        var x =
          comesDown(onto: diagonal, edits: edits, furthest: furthest, slot: slot)
          ? furthest[slot + 1] : furthest[slot - 1] + 1
        // A path beyond either end never comes back; it is kept so that others compare with it.
        guard x <= old.count, x - diagonal <= new.count else {
          furthest[slot] = x
          continue
        }
        while x < old.count, x - diagonal < new.count,
          old[old.startIndex + x] == new[new.startIndex + x - diagonal]
        {
          x += 1
        }
        furthest[slot] = x
        if x == old.count, x - diagonal == new.count {
          return walkBack(history, limit: limit, old: old, new: new)
        }
      }
    }
    return nil
  }

  /// From the end to the start, edit by edit, by the furthest points known before each. Every edit
  /// is one step followed by a run of kept lines (the paper's "snake").
  private static func walkBack(
    _ history: [[Int]], limit: Int, old: ArraySlice<Int>, new: ArraySlice<Int>
  ) -> [LineEdits.Step] {
    var reversed: [LineEdits.Step] = []
    var x = old.count
    var y = new.count
    func keep(downTo end: Int) {
      while x > end {
        x -= 1
        y -= 1
        reversed.append(.keep(reference: old.startIndex + x, new: new.startIndex + y))
      }
    }
    for edits in history.indices.dropFirst().reversed() {
      let furthest = history[edits]
      let diagonal = x - y
      let slot = diagonal + limit + 1
      if comesDown(onto: diagonal, edits: edits, furthest: furthest, slot: slot) {
        keep(downTo: furthest[slot + 1])
        y -= 1
        reversed.append(.add(new: new.startIndex + y, beforeReference: old.startIndex + x))
      } else {
        keep(downTo: furthest[slot - 1] + 1)
        x -= 1
        reversed.append(.remove(reference: old.startIndex + x, beforeNew: new.startIndex + y))
      }
    }
    keep(downTo: 0)
    return reversed.reversed()
  }

  /// Whether the furthest path onto a diagonal ends with a line that comes, not one that goes.
  private static func comesDown(
    onto diagonal: Int, edits: Int, furthest: [Int], slot: Int
  ) -> Bool {
    diagonal == -edits || (diagonal != edits && furthest[slot - 1] < furthest[slot + 1])
  }
}
