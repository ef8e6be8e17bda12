/// What one reading takes of a machine, counted against limits.
///
/// A reader that expands, nests or looks back counts what it makes here, and stops where a limit is passed. One
/// that only looks at each byte once needs no more than the size of the file checked. Counts are of what is
/// made, never of time: the same input gives the same answer on every machine.
package struct ReadingBudget: Sendable {
  /// What may be taken. `Docs/limits.md` lists the values of every reader.
  package struct Limits: Hashable, Sendable {
    /// How long the texts that are made of it may be together.
    package var bytesOut: Int
    /// How many values the input may stand for, each as often as it is referred to.
    package var nodes: Int
    /// How deep values may lie within one another; it bounds recursion, also that of freeing them.
    package var depth: Int

    /// Limits given one by one.
    package init(bytesOut: Int, nodes: Int, depth: Int) {
      self.bytesOut = bytesOut
      self.nodes = nodes
      self.depth = depth
    }

    /// Inputs beyond this size, in bytes, get no larger limits.
    package static let largestInput = 200_000_000

    /// The limits for an input of a size: in proportion to it, with room for a short one that refers to
    /// its parts often.
    package static func forInput(ofBytes count: Int, depth: Int = 64) -> Limits {
      let size = min(count, largestInput)
      return Limits(bytesOut: 16 * size + 1_000_000, nodes: 4 * size + 10_000, depth: depth)
    }
  }

  /// What may be taken.
  package let limits: Limits
  /// The bytes of text made so far.
  package private(set) var bytesOut = 0
  /// The values made so far.
  package private(set) var nodes = 0
  /// How many values are open around what is read.
  package private(set) var depth = 0

  /// A budget of which nothing is spent.
  package init(_ limits: Limits) { self.limits = limits }

  // MARK: Spending

  /// Counts texts of `count` bytes.
  ///
  /// - Throws: `Diagnostic` at `place` for those that would pass the limit; they are not counted.
  package mutating func write(
    _ count: Int, at place: @autoclosure () -> SourcePlace?
  ) throws(Diagnostic) {
    guard Self.add(count, to: &bytesOut, limit: limits.bytesOut) else {
      throw Self.excess(
        "this expands to more than \(limits.bytesOut) bytes", "repeat less of it", place())
    }
  }

  /// Counts values.
  ///
  /// - Throws: `Diagnostic` at `place` for one too many.
  package mutating func addNodes(
    _ count: Int = 1, at place: @autoclosure () -> SourcePlace?
  ) throws(Diagnostic) {
    guard Self.add(count, to: &nodes, limit: limits.nodes) else {
      throw Self.excess(
        "this expands to more than \(limits.nodes) values", "refer to fewer of them", place())
    }
  }

  /// Goes into a value; ``ascend()`` comes out of it.
  ///
  /// - Throws: `Diagnostic` at `place` for one too deep; the depth then stays as it was.
  package mutating func descend(
    at place: @autoclosure () -> SourcePlace?
  ) throws(Diagnostic) {
    guard Self.add(1, to: &depth, limit: limits.depth) else {
      throw Self.excess(
        "this nests \(depth + 1) levels deep",
        "reduce the nesting; the limit is \(limits.depth) levels", place())
    }
  }

  /// Comes out of a value.
  package mutating func ascend() { depth -= 1 }

  /// Adds to a count; false where that would pass the limit, and the count then stays as it was.
  private static func add(_ amount: Int, to count: inout Int, limit: Int) -> Bool {
    guard amount <= limit - count else { return false }
    count += amount
    return true
  }

  private static func excess(
    _ problem: String, _ remedy: String, _ place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(.data, at: place, problem: problem, remedy: remedy)
  }
}
