import OversetVocabulary

/// Results by cause, the causes in the order of reports.
struct CauseGrouping {
  /// The numbers of the drafts of each cause, the worst first.
  let groups: [[Int]]

  init(_ drafts: [ResultDraft]) {
    var places: [ResultDraft.CauseName: Int] = [:]
    var groups: [[Int]] = []
    for (index, draft) in drafts.enumerated() {
      let name = draft.identity.cause
      if let place = places[name] {
        groups[place].append(index)
      } else {
        places[name] = groups.count
        groups.append([index])
      }
    }
    let sorted = groups.map { members in
      members.sorted { left, right in
        let (first, second) = (drafts[left], drafts[right])
        if first.severity != second.severity { return first.severity > second.severity }
        return first.excess != second.excess ? first.excess > second.excess : left < right
      }
    }
    self.groups = Self.ordered(sorted, drafts)
  }

  /// The gravest first, of them the worst of each rule before the second worst of any, so that one rule does not hide
  /// the others where a reader takes few.
  private static func ordered(_ groups: [[Int]], _ drafts: [ResultDraft]) -> [[Int]] {
    let ranked = groups.sorted { left, right in
      let (first, second) = (drafts[left[0]], drafts[right[0]])
      if first.severity != second.severity { return first.severity > second.severity }
      if first.excess != second.excess { return first.excess > second.excess }
      if left.count != right.count { return left.count > right.count }
      return left[0] < right[0]
    }
    var turns: [String: Int] = [:]
    let turned = ranked.enumerated().map { index, group in
      let draft = drafts[group[0]]
      let name = "\(draft.severity.rawValue) \(draft.rule.id)"
      turns[name, default: 0] += 1
      return (group: group, severity: draft.severity, turn: turns[name] ?? 0, index: index)
    }
    return turned.sorted { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      return (left.turn, left.index) < (right.turn, right.index)
    }.map(\.group)
  }
}
