package import OversetRun
package import OversetVocabulary

/// The states that could not be laid out, in lines.
package struct FailedStateLines: Sendable {
  private let states: [FailedState]

  /// The lines of `states`.
  package init(_ states: [FailedState]) { self.states = states }

  /// A title and a line for each state; none if there is none.
  package var lines: [PrintedText] {
    guard !states.isEmpty else { return [] }
    return ["Failed: these states were not laid out"]
      + states.map { "  \($0.component) \(FailedStateLines.name(of: $0)): \($0.reason)" }
  }

  /// What a state is called.
  static func name(of state: FailedState) -> PrintedText {
    state.state == FailedState.all ? "every state" : "\(state.state)"
  }
}
