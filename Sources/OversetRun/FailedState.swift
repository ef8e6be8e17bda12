import OversetProject

/// A state that could not be laid out: its code stopped the program, or did not end, or could not make what it shows.
package struct FailedState: Codable, Hashable, Sendable {
  /// What stands in place of a state's name where all states of a component have failed.
  package static let all = "*"

  /// The component's name.
  package let component: String
  /// The state's name.
  package let state: String
  /// What happened, in words.
  package var reason: String

  /// Describes a state that failed.
  package init(component: String, state: String, reason: String) {
    self.component = component
    self.state = state
    self.reason = reason
  }
}

extension [FailedState] {
  /// Those of the components that a run looks at.
  func among(_ plan: RunPlan) -> [FailedState] {
    let names = Set(plan.components.map(\.name))
    return filter { names.contains($0.component) }
  }
}

extension FailedState {
  /// States in the order of a plan, each as it was told first; those that the plan does not have stand behind, by
  /// name. Machines may come upon them in any order.
  static func sorted(_ states: [FailedState], by planned: [PlannedCell]) -> [FailedState] {
    var ranks: [[String]: Int] = [:]
    for cell in planned where ranks[[cell.component, cell.state]] == nil {
      ranks[[cell.component, cell.state]] = ranks.count
    }
    var seen: Set<[String]> = []
    let unique = states.filter { seen.insert($0.name).inserted }
    return unique.sorted { left, right in
      let (first, second) = (ranks[left.name] ?? .max, ranks[right.name] ?? .max)
      return first == second ? left.name.lexicographicallyPrecedes(right.name) : first < second
    }
  }

  private var name: [String] { [component, state] }
}

/// What an evaluation of views tells of its work, so that whoever watches knows which view stopped the program.
package enum EvaluationEvent: Sendable {
  /// The code of a state's views is about to run.
  case began(component: String, state: String)
  /// It has run.
  case ended
}
