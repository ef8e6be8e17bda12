import Foundation
import OversetFiles
import OversetRun
import OversetUI
import OversetVocabulary
import Synchronization

/// The work of a process that another supervises: says what it does.
///
/// Nil is the work of a process that nobody supervises.
final class SupervisedWork: Sendable {
  /// Holds the number of the process that supervises; ``unsupervised`` asks for none, as to run a debugger.
  static let variable = "OVERSET_SUPERVISOR"
  private static let unsupervised = "none"

  private static let shared = Mutex<SupervisedWork?>(nil)

  /// The work of this process.
  static var current: SupervisedWork? { shared.withLock { $0 } }

  /// What the environment said of the process that supervises. It is taken out of the environment, so that programs
  /// which this one starts are none of its business.
  private static let said: String? = {
    let value = ProcessInfo.processInfo.environment[variable]
    WatchedProcess.forget(variable)
    return value
  }()

  /// Whether the environment says if another process supervises this one: then this one supervises none.
  static var isSaid: Bool { said != nil }

  /// Finds out whether another process supervises this one.
  ///
  /// - Throws: `Diagnostic` if it should, and does not.
  @MainActor static func begin() throws(Diagnostic) {
    guard let said, said != unsupervised else { return }
    guard let parent = Int(said), let process = WatchedProcess(watchedBy: parent),
      let plan = CompactJSON.value(SupervisedPlan.self, of: process.instructions)
    else {
      throw Diagnostic(
        .usage, problem: "\(variable) names no process that supervises this one",
        remedy: "remove the variable, or set it to \(unsupervised) to run in one process")
    }
    shared.withLock { $0 = SupervisedWork(process, plan) }
  }

  /// What is to be done.
  let plan: SupervisedPlan
  private let process: WatchedProcess

  private init(_ process: WatchedProcess, _ plan: SupervisedPlan) {
    self.process = process
    self.plan = plan
  }

  /// A piece of work begins; nil says that it has ended.
  func tell(_ item: WorkItem?) {
    if let item { process.begin(CompactJSON.line(item)) } else { process.end() }
  }

  /// Tells what a run evaluates.
  func tell(_ event: EvaluationEvent) {
    switch event {
    case .began(let component, let state): tell(.state(component: component, state: state))
    case .ended: tell(nil)
    }
  }

  /// Tells which code of the piece of work runs, and why it stops the program.
  var listener: CodeListener {
    CodeListener(
      runs: { [process] in process.run($0) }, fails: { [process] in process.run($0) })
  }

  /// Keeps something for the processes after this one.
  func keep(_ line: SupervisedPlan.Line) { process.keep(CompactJSON.line(line)) }

  /// The process ends as it should.
  func finish() { process.finish() }
}
