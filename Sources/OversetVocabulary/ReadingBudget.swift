/// What one reading takes of a machine, counted against limits.
///
/// Every reader of what others wrote draws on one. A reader that only looks at each byte once needs no more than
/// the size checked; one that expands, nests or looks back counts what it does here, and stops where a limit
/// is passed. Counts are of work, never of time: the same input gives the same answer on every machine.
package struct ReadingBudget: Sendable {
  /// What may be taken. `Docs/limits.md` lists the values of every reader.
  package struct Limits: Hashable, Sendable {
    /// How long the input may be.
    package var bytesIn: Int
    /// How long the texts that are made of it may be together.
    package var bytesOut: Int
    /// How many values the input may stand for, each as often as it is referred to.
    package var nodes: Int
    /// How deep values may lie within one another; it bounds recursion, also that of freeing them.
    package var depth: Int
    /// How many times something may be looked at.
    package var steps: Int

    /// Limits given one by one.
    package init(bytesIn: Int, bytesOut: Int, nodes: Int, depth: Int, steps: Int) {
      self.bytesIn = bytesIn
      self.bytesOut = bytesOut
      self.nodes = nodes
      self.depth = depth
      self.steps = steps
    }

    /// The longest file that is read, in bytes.
    package static let fileSize = 200_000_000

    /// The limits for an input of a size: in proportion to it, with room for a short one that refers to
    /// its parts often.
    package static func forInput(ofBytes count: Int, depth: Int = 64) -> Limits {
      let size = min(count, fileSize)
      return Limits(
        bytesIn: fileSize, bytesOut: 16 * size + 1_000_000, nodes: 4 * size + 10_000, depth: depth,
        steps: 64 * size + 1_000_000)
    }
  }

  /// What may be taken.
  package let limits: Limits
  /// The bytes of text made so far.
  package private(set) var bytesOut = 0
  /// The values made so far.
  package private(set) var nodes = 0
  /// The steps taken so far.
  package private(set) var steps = 0
  /// How many values are open around what is read.
  package private(set) var depth = 0

  /// A budget of which nothing is spent.
  package init(_ limits: Limits) { self.limits = limits }

  /// Starts reading an input of `count` bytes.
  ///
  /// - Throws: `Diagnostic` for one that is too long.
  package init(reading count: Int, limits: Limits, at place: SourcePlace?) throws(Diagnostic) {
    self.init(limits)
    guard count <= limits.bytesIn else {
      throw Diagnostic(
        .data, at: place, problem: "this has \(count) bytes",
        remedy: "split it; the limit is \(limits.bytesIn) bytes")
    }
  }

  // MARK: Spending

  /// Counts texts of `count` bytes.
  ///
  /// - Throws: `Diagnostic` at `place` for those that would pass the limit; they are not counted.
  package mutating func write(
    _ count: Int, at place: @autoclosure () -> SourcePlace?
  ) throws(Diagnostic) {
    guard count <= limits.bytesOut - bytesOut else {
      throw Self.excess(
        "this expands to more than \(limits.bytesOut) bytes", "repeat less of it", place())
    }
    bytesOut += count
  }

  /// Counts values.
  ///
  /// - Throws: `Diagnostic` at `place` for one too many.
  package mutating func addNodes(
    _ count: Int = 1, at place: @autoclosure () -> SourcePlace?
  ) throws(Diagnostic) {
    guard count <= limits.nodes - nodes else {
      throw Self.excess(
        "this expands to more than \(limits.nodes) values", "refer to fewer of them", place())
    }
    nodes += count
  }

  /// Counts steps.
  ///
  /// - Throws: `Diagnostic` at `place` for one too many.
  package mutating func step(
    _ count: Int = 1, at place: @autoclosure () -> SourcePlace?
  ) throws(Diagnostic) {
    guard count <= limits.steps - steps else {
      throw Self.excess(
        "reading this takes more than \(limits.steps) steps", "simplify it", place())
    }
    steps += count
  }

  /// Goes into a value; ``ascend()`` comes out of it.
  ///
  /// - Throws: `Diagnostic` at `place` for one too deep; the depth then stays as it was.
  package mutating func descend(
    at place: @autoclosure () -> SourcePlace?
  ) throws(Diagnostic) {
    guard depth < limits.depth else { throw Self.excess(depth: depth + 1, limits, place()) }
    depth += 1
  }

  /// Comes out of a value.
  package mutating func ascend() { depth -= 1 }

  /// The diagnostic for something `depth` levels deep, for readers that keep their own stack.
  package static func excess(depth: Int, _ limits: Limits, _ place: SourcePlace?) -> Diagnostic {
    excess(
      "this nests \(depth) levels deep",
      "reduce the nesting; the limit is \(limits.depth) levels", place)
  }

  private static func excess(
    _ problem: String, _ remedy: String, _ place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(.data, at: place, problem: problem, remedy: remedy)
  }
}
