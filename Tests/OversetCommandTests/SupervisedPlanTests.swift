import OversetFiles
import OversetRun
import OversetUI
import Testing

@testable import OversetCommand

/// What follows a process that has ended.
struct SupervisedPlanTests {
  private static func work(_ state: String) -> String {
    CompactJSON.line(WorkItem.state(component: "Card", state: state))
  }

  private static func trap(at work: String?, elsewhere: Bool = false) -> SupervisedProcess.Report {
    SupervisedProcess.Report(
      end: .stopped(signal: 4), work: work, wasStoppedElsewhere: elsewhere)
  }

  private static let finished = SupervisedProcess.Report(end: .exited(0), hasFinished: true)

  @Test("a state that fails is left out: a probe follows, then the command with its status")
  func order() {
    var plan = SupervisedPlan()
    #expect(plan.next(after: Self.trap(at: Self.work("a")), reason: "a trap") == .again)
    #expect(plan.task == .probe)
    #expect(plan.failedStates.map(\.state) == ["a"])
    let probed = SupervisedProcess.Report(
      end: .stopped(signal: 9), work: Self.work("c"),
      lines: [
        CompactJSON.line(
          SupervisedPlan.Line.proved(.state(component: "Card", state: "b")))
      ])
    #expect(plan.next(after: probed, reason: "a trap") == .again)
    #expect(plan.task == .probe)
    #expect(plan.proved == [.state(component: "Card", state: "b")])
    #expect(plan.next(after: Self.finished, reason: "") == .again)
    #expect(plan.task == .command)
    let last = SupervisedProcess.Report(end: .exited(1), hasFinished: true)
    #expect(plan.next(after: last, reason: "") == .ended(1))
    #expect(plan.failedStates.map(\.reason) == ["a trap", "a trap"])
  }

  @Test("what fails again though it was left out, and what belongs to no state, is the end")
  func unexplained() {
    var plan = SupervisedPlan()
    #expect(plan.next(after: Self.trap(at: Self.work("a")), reason: "") == .again)
    #expect(plan.next(after: Self.trap(at: Self.work("a")), reason: "") == .repeated)
    for report in [
      Self.trap(at: nil), Self.trap(at: "no work"), Self.trap(at: Self.work("b"), elsewhere: true),
      SupervisedProcess.Report(end: .exited(0)), SupervisedProcess.Report(end: .lost),
    ] { #expect(plan.next(after: report, reason: "") == .unexplained) }
    let registration = CompactJSON.line(WorkItem.registration)
    #expect(
      plan.next(after: Self.trap(at: registration), reason: "why") == .unregistered(reason: "why"))
    let ended = SupervisedProcess.Report(end: .stopped(signal: 15), work: Self.work("b"))
    #expect(plan.next(after: ended, reason: "") == .sent(signal: 15))
  }

  @Test("a search for previews may be stopped on any thread: nothing else runs meanwhile")
  func previews() {
    var plan = SupervisedPlan()
    let step = PreviewStep.context(file: "App/Card.swift", line: 3, number: 0)
    let report = Self.trap(at: CompactJSON.line(WorkItem.preview(step)), elsewhere: true)
    #expect(plan.next(after: report, reason: "a trap") == .again)
    #expect(plan.search.failed == [step: "a trap"])
  }

  @Test("processes that fail, whatever they fail at, come to an end")
  func end() {
    var plan = SupervisedPlan()
    var count = 0
    var next = SupervisedPlan.Next.again
    while next == .again, count < 1000 {
      // Every probe comes to its end, and every command fails at something new.
      let fails = plan.task == .command
      next = plan.next(
        after: fails ? Self.trap(at: Self.work("\(count)")) : Self.finished, reason: "")
      count += 1
    }
    #expect(next == .tooMany)
    #expect(count == 2 * SupervisedPlan.limit + 1)
  }

  @Test("a plan reads back as it was written")
  func line() throws {
    var plan = SupervisedPlan()
    for item in [
      WorkItem.state(component: "Card", state: "a\nb"),
      .preview(.provider(type: "App.Card", number: 1)),
      .preview(.declaration(type: "App.x", number: 0)),
    ] {
      let report = Self.trap(at: CompactJSON.line(item))
      #expect(plan.next(after: report, reason: "one\ntwo") == .again)
    }
    let line = CompactJSON.line(plan)
    #expect(!line.contains("\n"))
    let read = try #require(CompactJSON.value(SupervisedPlan.self, of: line))
    #expect(read.failures.map(\.item) == plan.failures.map(\.item))
    #expect(read.failures.map(\.reason) == plan.failures.map(\.reason))
    #expect(read.task == plan.task)
  }
}
