import Foundation
import OversetFiles
import OversetRun
import OversetUI
import OversetVocabulary

/// Runs the program a second time where it runs previews: one that stops the program is then one failed state, and
/// not the end of the run.
///
/// The second process tells which state it evaluates. If it is stopped there, the state is noted and the program runs
/// once more, without it.
struct PreviewSupervisor {
  /// Holds the states that failed before, in the environment of the second process.
  private static let variable = "OVERSET_FAILED_STATES"
  /// How long the code of one state may run, in seconds.
  private static let patience = 60
  /// How many states may fail before the program gives up: each costs a run.
  private static let limit = 20

  /// The states that failed before; nil in the first process.
  static let failedBefore: [FailedState]? =
    ProcessInfo.processInfo.environment[variable].map { value in
      (try? JSONDecoder().decode([FailedState].self, from: Data(value.utf8))) ?? []
    }

  /// Whether this is the first process of a run with previews.
  @MainActor static var isNeeded: Bool {
    failedBefore == nil && CommandLine.arguments.dropFirst().first == "run"
      && PreviewDiscovery.hasPreviews
  }

  /// Tells the first process what this one evaluates; ends this one if nobody listens any more.
  @MainActor static func tell(_ event: EvaluationEvent) {
    let words: [String] =
      switch event {
      case .began(let component, let state): [component, state]
      case .ended: []
      }
    let line = (try? JSONEncoder().encode(words)).map { String(decoding: $0, as: UTF8.self) }
    if !SupervisedProcess.tell(line ?? "[]") { exit(ExitStatus.inputOutput.rawValue) }
  }

  /// Runs the program until it ends by itself, and returns its status.
  func status() throws(Diagnostic) -> CInt {
    var failed: [FailedState] = []
    while true {
      var current: [String] = []
      let process = SupervisedProcess(
        environment: ProcessInfo.processInfo.environment.merging(
          [PreviewSupervisor.variable: PreviewSupervisor.encoded(failed)]) { $1 },
        patience: PreviewSupervisor.patience)
      let end = try process.run { line in
        current = (try? JSONDecoder().decode([String].self, from: Data(line.utf8))) ?? []
        return !current.isEmpty
      }
      if case .exited(let status) = end { return status }
      guard current.count == 2, failed.count < PreviewSupervisor.limit else {
        Output.error(
          "error: internal error: \(PreviewSupervisor.reason(end)); report it with the command that you ran"
        )
        return ExitStatus.internalError.rawValue
      }
      failed.append(
        FailedState(
          component: current[0], state: current[1], reason: PreviewSupervisor.reason(end)))
    }
  }

  private static func encoded(_ failed: [FailedState]) -> String {
    (try? JSONEncoder().encode(failed)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  private static func reason(_ end: SupervisedProcess.End) -> String {
    switch end {
    case .exited(let status): "the program ended with \(status)"
    case .stopped(let signal): "its code stopped the program (signal \(signal))"
    case .silent: "its code did not end within \(patience) seconds"
    }
  }
}
