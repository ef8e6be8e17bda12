import Foundation
import OversetReports
import OversetSnapshots
import OversetVocabulary

/// Decides about pending snapshots: by patterns, or by asking.
struct ReviewSession {
  let report: PendingReport
  /// On continuous integration no reference is ever written.
  let isContinuousIntegration: Bool

  /// The gravest of what could not be done. It is told at once, and the other snapshots are decided all the
  /// same.
  private(set) var status = ExitStatus.clean

  private var accepted = 0
  private var rejected = 0

  init(report: PendingReport, isContinuousIntegration: Bool) {
    self.report = report
    self.isContinuousIntegration = isContinuousIntegration
  }

  // MARK: By patterns

  /// Accepts and rejects what patterns match, and returns how many snapshots are left.
  ///
  /// - Throws: `Diagnostic` for a pattern that matches nothing, before anything is done.
  mutating func decide(
    _ snapshots: [PendingSnapshot], accept: [String], reject: [String]
  ) throws(Diagnostic) -> Int {
    for pattern in accept + reject
    where !snapshots.contains(where: { Glob(pattern).matches($0.path) }) {
      throw Diagnostic(
        .usage, problem: "nothing pending matches '\(pattern)'",
        remedy:
          "run `overset review --list` to see what is pending; `*` matches within a path component,"
          + " `**` across them")
    }
    func isMatched(_ snapshot: PendingSnapshot, _ patterns: [String]) -> Bool {
      patterns.contains { Glob($0).matches(snapshot.path) }
    }
    if let both = snapshots.first(where: { isMatched($0, accept) && isMatched($0, reject) }) {
      throw Diagnostic(
        .usage, problem: "\(both.path) matches both --accept and --reject",
        remedy: "make the patterns narrower")
    }
    if !accept.isEmpty { try expectWritable() }
    for snapshot in snapshots {
      if isMatched(snapshot, accept) { self.accept(snapshot) }
      if isMatched(snapshot, reject) { self.reject(snapshot) }
    }
    return finish(left: snapshots.count - accepted - rejected)
  }

  // MARK: By asking

  private enum Answer: String {
    case accept = "a"
    case acceptCause = "A"
    case reject = "r"
    case skip = "s"
    case quit = "q"
  }

  /// Asks about each snapshot, by cause, and returns how many are left.
  mutating func ask() throws(Diagnostic) -> Int {
    let causes = report.causes
    let total = causes.reduce(0) { $0 + $1.count }
    for group in causes {
      var rest = group[...]
      while let snapshot = rest.popFirst() {
        show(snapshot)
        switch answer(groupLeft: rest.count + 1) {
        case .accept:
          try expectWritable()
          accept(snapshot)
        case .reject: reject(snapshot)
        case .skip: break
        case .acceptCause:
          try expectWritable()
          accept(snapshot)
          while let next = rest.popFirst() { accept(next) }
        case .quit: return finish(left: total - accepted - rejected)
        }
      }
    }
    return finish(left: total - accepted - rejected)
  }

  private func show(_ snapshot: PendingSnapshot) {
    let head: PrintedText = "\(snapshot.path)  \(PendingReport.state(of: snapshot))"
    write(([head] + report.evidence(of: snapshot)).joined(separator: "\n") + "\n")
  }

  /// What is answered; the end of the input is to quit.
  private func answer(groupLeft: Int) -> Answer {
    let all: PrintedText = groupLeft > 1 ? "  [A]ccept all \(groupLeft) of this cause" : ""
    while true {
      write("[a]ccept  [r]eject  [s]kip\(all)  [q]uit? ")
      guard let line = readLine() else { return .quit }
      if let answer = Answer(rawValue: line) { return answer }
    }
  }

  // MARK: Deciding

  private func expectWritable() throws(Diagnostic) {
    guard isContinuousIntegration else { return }
    throw Diagnostic(
      .usage, problem: "`CI` is set, so references are read-only",
      remedy: "review locally")
  }

  private mutating func accept(_ snapshot: PendingSnapshot) {
    do throws(Diagnostic) {
      _ = try snapshot.accept()
      accepted += 1
      write("accepted \(snapshot.path)\n")
    } catch {
      tell(error)
    }
  }

  private mutating func reject(_ snapshot: PendingSnapshot) {
    do throws(Diagnostic) {
      try snapshot.reject()
      rejected += 1
      write("rejected \(snapshot.path)\n")
    } catch {
      tell(error)
    }
  }

  private mutating func tell(_ error: Diagnostic) {
    Output.error("error: \(error)")
    status = max(status, error.exitStatus)
  }

  private func finish(left: Int) -> Int {
    write("\(accepted) accepted, \(rejected) rejected, \(left) left\n")
    return left
  }

  private func write(_ text: PrintedText) { Output.write(text) }
}
