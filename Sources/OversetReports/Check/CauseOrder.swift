import OversetChecks
import OversetConfig
import OversetVocabulary

/// The order of causes in reports: the gravest first, then the surest, then the largest.
struct CauseOrder {
  private let causes: CheckCauses
  private let ranks: [Int]

  init(_ causes: CheckCauses) {
    self.causes = causes
    ranks = causes.rules.map(Rules.rank)
  }

  /// The numbers of `causes`, in order.
  func sorted(_ numbers: [Int]) -> [Int] {
    let values = numbers.map { Value(causes.tallies[$0], of: self, number: $0) }
    return values.sorted().map(\.number)
  }

  /// Some of `numbers`, which are in order: the gravest, and of those the worst of each rule before the
  /// second worst of any, so that one rule does not hide the others.
  func varied(_ numbers: [Int], limit: Int) -> [Int] {
    var counts: [RuleAtSeverity: Int] = [:]
    let turns = numbers.enumerated().map { index, number in
      let tally = causes.tallies[number]
      let rule = RuleAtSeverity(severity: tally.severity, rule: tally.rule)
      counts[rule, default: 0] += 1
      return Turn(severity: tally.severity, turn: counts[rule, default: 0], index: index)
    }
    return turns.sorted().prefix(limit).map(\.index).sorted().map { numbers[$0] }
  }

  private struct RuleAtSeverity: Hashable {
    let severity: Severity
    let rule: UInt16
  }

  /// When a cause is chosen: graver ones first, then the first of each rule.
  private struct Turn: Comparable {
    let severity: Severity
    let turn: Int
    let index: Int

    static func < (left: Turn, right: Turn) -> Bool {
      if left.severity != right.severity { return left.severity > right.severity }
      return (left.turn, left.index) < (right.turn, right.index)
    }
  }

  /// What is compared, the smallest first.
  private struct Value: Comparable {
    let severity: Severity
    let doubt: Int
    let excess: Float
    let locales: Int
    let rank: Int
    let number: Int

    init(_ tally: CauseTally, of order: CauseOrder, number: Int) {
      severity = tally.severity
      doubt = order.doubt(tally)
      // What is no matter of degree, such as a lost argument, is wholly wrong.
      excess = tally.worst.isKnown ? tally.worst.percent : .infinity
      locales = tally.locales.count
      rank = order.ranks[Int(tally.rule)]
      self.number = number
    }

    static func < (left: Value, right: Value) -> Bool {
      if left.severity != right.severity { return left.severity > right.severity }
      if left.doubt != right.doubt { return left.doubt < right.doubt }
      if left.excess != right.excess { return left.excess > right.excess }
      if left.locales != right.locales { return left.locales > right.locales }
      return (left.rank, left.number) < (right.rank, right.number)
    }
  }

  /// How unsure it is: first where the text is drawn, then whether it fits there.
  private func doubt(_ tally: CauseTally) -> Int {
    let slot =
      switch causes.evidence(tally) {
      case nil, .named, .rule, .stated: 0
      case .source(_, let room): room.isKnown ? 0 : 1
      case .guessed(.high, _): 1
      case .guessed(.medium, _): 2
      case .guessed(.low, _): 3
      case .unknown: 4
      }
    return 2 * slot + (causes.rule(tally).id == .textAtRisk ? 1 : 0)
  }
}
