#if Service
  import Foundation
  import OversetCommand
  import OversetConfig

  /// What was decided about the causes of a run.
  struct DecisionBook: Sendable {
    /// What people see of a cause.
    struct Judged: Sendable {
      /// The verdict of all cells; nil where they have several.
      let verdict: Verdict?
      /// The decision of all cells; nil where there are several, or none.
      let decision: StoredDecision?
      /// The cells by decision, where there are several.
      let mixed: [(rows: [Int], decision: StoredDecision)]
    }

    /// The last decision about each content that counts in the run.
    private let last: [DecidedContent: StoredDecision]
    private let today: CalendarDay?

    /// - Parameters:
    ///   - decisions: All that there are about the same contents, of all branches, in the order in which they were made.
    ///   - today: The day that decides which have expired.
    init(_ decisions: [StoredDecision], in scope: RunScope, today: CalendarDay?) {
      var last: [DecidedContent: StoredDecision] = [:]
      for decision in decisions where scope.has(decision) {
        last[decision.content] = decision
      }
      self.last = last
      self.today = today
    }

    /// What counts of a content now; nil for nothing.
    func decision(about content: DecidedContent) -> StoredDecision? {
      guard let decision = last[content], decision.verdict != .open else { return nil }
      if decision.verdict == .known, let today,
        let day = decision.lastDay.flatMap(CalendarDay.init),
        day < today
      {
        return nil
      }
      return decision
    }

    /// What was decided about a cell of a cause.
    func decision(about cause: ReviewCause, in cell: ReviewCell?) -> StoredDecision? {
      cause.content(of: cell).flatMap(decision)
    }

    /// What was decided about a cause.
    func judged(_ cause: ReviewCause) -> Judged {
      let decisions =
        cause.cells.isEmpty
        ? [decision(about: cause, in: nil)] : cause.cells.map { decision(about: cause, in: $0) }
      let verdicts = Set(decisions.map { $0?.verdict ?? .open })
      guard verdicts.count == 1, let verdict = verdicts.first else {
        return Judged(verdict: nil, decision: nil, mixed: groups(cause.cells, decisions))
      }
      let latest = decisions.compactMap(\.self).max { $0.id < $1.id }
      return Judged(verdict: verdict, decision: latest, mixed: [])
    }

    private func groups(
      _ cells: [ReviewCell], _ decisions: [StoredDecision?]
    ) -> [(rows: [Int], decision: StoredDecision)] {
      var groups: [(rows: [Int], decision: StoredDecision)] = []
      for (cell, decision) in zip(cells, decisions) {
        guard let decision else { continue }
        let place = groups.firstIndex { group in
          group.decision.made == decision.made && group.decision.author == decision.author
            && group.decision.verdict == decision.verdict
            && group.decision.reason == decision.reason
        }
        if let place {
          groups[place].rows.append(cell.row)
        } else {
          groups.append((rows: [cell.row], decision: decision))
        }
      }
      return groups
    }

    // MARK: What is written

    /// What `overset review --from` writes of a run.
    func accepted(_ causes: [ReviewCause]) -> AcceptedList {
      var list = AcceptedList()
      for cause in causes where cause.accepted == nil {
        let cells: [ReviewCell?] = cause.cells.isEmpty ? [nil] : cause.cells.map { $0 }
        for case let cell? in cells {
          guard let change = cell.change,
            decision(about: .change(change, in: cell.name))?.verdict == .accept
          else { continue }
          list.references += change.files.map {
            AcceptedReference(path: $0.path, digest: $0.new, replaces: $0.old)
          }
        }
        let known = suppressions(of: cause, cells)
        list.known += known.entries
        if let why = known.unwritable ?? left(judged(cause)) {
          list.left.append(LeftCause(cause: cause.id, title: cause.title, why: why))
        }
      }
      return list
    }

    private func left(_ judged: Judged) -> String? {
      switch judged.verdict {
      case .open?: "open"
      case .reject?: "rejected" + (judged.decision?.reason.map { ": \($0)" } ?? "")
      case nil: "decided in part"
      case .accept?, .known?: nil
      }
    }

    /// The entries of `Config/checks.yml` for the cells of a cause that are known: one for all of them, or one for each
    /// state and device. Cells that differ in text size alone cannot be told apart there.
    private func suppressions(
      of cause: ReviewCause, _ cells: [ReviewCell?]
    ) -> (entries: [AcceptedFinding], unwritable: String?) {
      guard let template = cause.suppression else { return ([], nil) }
      func entry(_ decision: StoredDecision) -> AcceptedFinding {
        var entry = template
        entry.reason = decision.reason ?? ""
        entry.until = decision.lastDay
        return entry
      }
      let known = cells.map { cell in
        decision(about: cause, in: cell).flatMap { $0.verdict == .known ? $0 : nil }
      }
      let reasons = Set(known.map { "\($0?.reason ?? "") \($0?.lastDay ?? "")" })
      if let first = known.first, let first, known.allSatisfy({ $0 != nil }), reasons.count == 1 {
        return ([entry(first)], nil)
      }
      var entries: [AcceptedFinding] = []
      var unwritable: String?
      let places = Dictionary(
        grouping: zip(cells, known).compactMap { cell, decision in
          cell.map { (cell: $0, decision: decision) }
        }
      ) { "\($0.cell.state)\n\($0.cell.device)" }
      for place in places.keys.sorted() {
        guard let group = places[place], let first = group[0].decision else {
          if places[place]?.contains(where: { $0.decision != nil }) == true {
            unwritable =
              "known in some text sizes of a device alone, which Config/checks.yml cannot say"
          }
          continue
        }
        guard group.allSatisfy({ $0.decision != nil }) else {
          unwritable =
            "known in some text sizes of a device alone, which Config/checks.yml cannot say"
          continue
        }
        var own = entry(first)
        own.state = group[0].cell.state
        own.device = group[0].cell.device
        entries.append(own)
      }
      return (entries, unwritable)
    }
  }
#endif
