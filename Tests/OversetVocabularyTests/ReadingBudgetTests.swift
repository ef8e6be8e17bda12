import OversetVocabulary
import Testing

/// Every limit holds at its last unit and throws at the next one, with the place.
@Suite("budgets of readers")
struct ReadingBudgetTests {
  private static let place = SourcePlace(file: "a.strings", line: 3, column: 5)
  private static let limits = ReadingBudget.Limits(bytesOut: 50, nodes: 8, depth: 4)

  /// A kind of spending, how much of it is allowed, and how the next unit is refused.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let allowed: Int
    let problem: String
    let spend: @Sendable (inout ReadingBudget) throws(Diagnostic) -> Void
  }

  static let cases: [Case] = [
    Case(testDescription: "bytes out", allowed: 50, problem: "this expands to more than 50 bytes") {
      budget throws(Diagnostic) in try budget.write(1, at: place)
    },
    Case(testDescription: "nodes", allowed: 8, problem: "this expands to more than 8 values") {
      budget throws(Diagnostic) in try budget.addNodes(at: place)
    },
    Case(testDescription: "depth", allowed: 4, problem: "this nests 5 levels deep") {
      budget throws(Diagnostic) in try budget.descend(at: place)
    },
  ]

  @Test("the last unit is spent, and the next is an error with its place", arguments: cases)
  func lastUnit(_ spending: Case) throws {
    var budget = ReadingBudget(Self.limits)
    for _ in 0..<spending.allowed { try spending.spend(&budget) }
    let error = #expect(throws: Diagnostic.self) { try spending.spend(&budget) }
    #expect(error?.problem == spending.problem)
    #expect(error?.place == Self.place)
    #expect(error?.kind == .data)
  }

  @Test("an amount that would overflow the count is refused")
  func overflow() throws {
    var budget = ReadingBudget(Self.limits)
    try budget.write(49, at: Self.place)
    #expect(throws: Diagnostic.self) { try budget.write(.max, at: Self.place) }
    try budget.write(1, at: Self.place)
    #expect(budget.bytesOut == 50)
  }

  @Test("who has come out of a value may go into another")
  func ascending() throws {
    var budget = ReadingBudget(Self.limits)
    for _ in 0..<100 {
      try budget.descend(at: Self.place)
      budget.ascend()
    }
    #expect(budget.depth == 0)
  }

  @Test("limits grow with the input, and not beyond the longest file")
  func proportion() {
    let small = ReadingBudget.Limits.forInput(ofBytes: 1000)
    #expect(small.bytesOut == 1_016_000)
    #expect(small.nodes == 14_000)
    let huge = ReadingBudget.Limits.forInput(ofBytes: .max)
    #expect(huge == ReadingBudget.Limits.forInput(ofBytes: ReadingBudget.Limits.largestInput))
  }
}
