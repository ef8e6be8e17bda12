import OversetChecks

/// The causes of each rule: how many, and the first of them.
struct RuleTally {
  /// The causes of one rule.
  struct Count {
    var all = 0
    /// Those that are not accepted.
    var open = 0
    /// The first that a report lists.
    var listed: [FindingCause] = []
  }

  /// In the order of their first causes.
  private(set) var rules: [Rule] = []
  private var counts: [Rule: Count] = [:]

  subscript(rule: Rule) -> Count { counts[rule] ?? Count() }

  /// Counts a cause.
  ///
  /// - Parameter isListed: Whether it is kept, if it is one of the first.
  mutating func add(_ cause: FindingCause, isListed: Bool) {
    // Taken out, so that its list grows in place.
    var count = counts.removeValue(forKey: cause.rule) ?? Count()
    if count.all == 0 { rules.append(cause.rule) }
    count.all += 1
    if cause.known == nil { count.open += 1 }
    if isListed, count.listed.count < RuleLines.limit { count.listed.append(cause) }
    counts[cause.rule] = count
  }
}
