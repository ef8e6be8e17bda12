import Foundation
import OversetFiles
import OversetRun
import OversetVocabulary

/// Runs the program a second time for commands that run code of an app: what stops the program, ends it or does not
/// come to its end is then one failed component or state, and not the end of the command.
///
/// All such code runs on the main actor, one piece of work at a time, and the second process says which. If it is
/// stopped there, a further process runs all states by themselves and goes on behind each that stops it; the last
/// one runs the command without them. So a state that fails costs the start of a process, and not a run.
///
/// ``SupervisedPlan`` says after each process what follows, and that there is an end to it.
@MainActor
struct Supervisor {
  /// The subcommands that evaluate views of an app.
  private static let commands: Set<String> = ["run", "stress", "baseline", "upgrade"]
  /// Sets how long the code of one piece of work may run, in seconds.
  private static let patienceVariable = "OVERSET_PATIENCE"
  /// How long it may run if nothing is said: much longer than any view needs in a debug build.
  private static let patience = 60.0

  private let patience: Double

  /// Nil if this process is a supervised one or asked for to be none, and for commands that run no code of an app.
  init?() {
    #if os(Linux)
      guard !SupervisedWork.isSaid,
        let command = CommandLine.arguments.dropFirst().first, Self.commands.contains(command)
      else { return nil }
      let own = ProcessInfo.processInfo.environment[Self.patienceVariable].flatMap { Double($0) }
      patience = own.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? Self.patience
    #else
      return nil
    #endif
  }

  /// The exit status of the command.
  ///
  /// - Throws: `Diagnostic` if no second process can be started.
  func status() throws(Diagnostic) -> CInt {
    let process = SupervisedProcess(
      environment: ProcessInfo.processInfo.environment, variable: SupervisedWork.variable,
      patience: patience)
    var plan = SupervisedPlan()
    if WatchOptions.isAsked(in: CommandLine.arguments) {
      try SupervisedProcess.passInterruptsOn()
    }
    while true {
      let report = try process.run(CompactJSON.line(plan))
      switch plan.next(after: report, reason: reason(report)) {
      case .again: continue
      case .ended(let status): return status
      case .program(let path): try SupervisedProcess.becomeProgram(at: path)
      case .sent(let signal):
        SupervisedProcess.end(by: signal)
        return refuse(report)
      case .unregistered(let reason): return refuseRegistration(reason)
      case .unexplained: return refuse(report)
      case .repeated: return refuse(report, ", though it was left out")
      case .tooMany: return refuse(plan)
      }
    }
  }

  // MARK: The end without a report

  private func refuseRegistration(_ reason: String) -> CInt {
    let error = Diagnostic(
      .data, problem: "the components that the program registers cannot be made: \(reason)",
      remedy: "mend the code that OversetCommand.main(components:) is given")
    Output.error("error: \(error)")
    return error.exitCode
  }

  /// Too many pieces of work have failed: the first of them are said.
  private func refuse(_ plan: SupervisedPlan) -> CInt {
    let shown = 10
    Output.error(
      "error: the code of more than \(SupervisedPlan.limit) states or previews stopped the program; the first \(shown):"
    )
    for failure in plan.failures.prefix(shown) {
      Output.error("  \(failure.item.name): \(failure.reason)")
    }
    Output.error("mend them, or select others with --component, and run the command again")
    return ExitStatus.internalError.rawValue
  }

  /// What stopped the program belongs to no piece of work, or to one that was not to be done.
  private func refuse(_ report: SupervisedProcess.Report, _ circumstance: String = "") -> CInt {
    var problem = happened(report.end)
    if report.wasStoppedElsewhere {
      problem += " on a thread that evaluates no view: by a task of the app, or an error in Overset"
    } else if let work = WorkItem(at: report) {
      problem += " in \(work.name)\(circumstance)"
    }
    Output.error("error: internal error: \(problem); report it with the command that you ran")
    return ExitStatus.internalError.rawValue
  }

  // MARK: Words

  private func reason(_ report: SupervisedProcess.Report) -> String {
    let last = report.code.map { "; the last known of it: \($0)" } ?? ""
    return "its code \(happened(report.end, isCode: true))\(last)"
  }

  private func happened(_ end: SupervisedProcess.End) -> String {
    "the program \(happened(end, isCode: false))"
  }

  private func happened(_ end: SupervisedProcess.End, isCode: Bool) -> String {
    switch end {
    case .exited(let status):
      isCode ? "ended the program with exit(\(status))" : "ended too early with exit(\(status))"
    case .stopped(let signal):
      (isCode ? "stopped the program" : "was stopped") + " by \(Supervisor.name(of: signal))"
    case .lost: "has ended, nobody knows how"
    case .silent: "did not end within \(seconds) seconds"
    }
  }

  private var seconds: String {
    Int(exactly: patience).map { "\($0)" } ?? "\(patience)"
  }

  private static func name(of signal: CInt) -> String {
    SupervisedPlan.failingSignals[signal] ?? "signal \(signal)"
  }
}
