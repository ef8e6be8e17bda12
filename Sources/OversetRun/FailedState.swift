/// A state that could not be laid out, because its code stopped the program or did not end.
package struct FailedState: Codable, Hashable, Sendable {
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

/// What an evaluation of views tells of its work, so that whoever watches knows which view stopped the program.
package enum EvaluationEvent: Sendable {
  /// The code of a state's views is about to run.
  case began(component: String, state: String)
  /// It has run.
  case ended
}
