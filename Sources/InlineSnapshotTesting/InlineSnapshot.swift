package import Foundation
package import OversetInlineSource
package import OversetSnapshots
import OversetTesting
package import OversetVocabulary

/// One snapshot in the source of its test.
package struct InlineSnapshot {
  /// The test's function.
  let function: String
  /// The source file's path.
  let file: String
  /// The module that the file is a part of.
  let module: String
  /// Where the call stands, as the compiler counts.
  let line: Int
  let column: Int
  let descriptor: InlineSnapshotSyntaxDescriptor
  let recorder: InlineRecorder

  package init(
    function: String, file: String, module: String, line: Int, column: Int,
    descriptor: InlineSnapshotSyntaxDescriptor, recorder: InlineRecorder
  ) {
    self.function = function
    self.file = file
    self.module = module
    self.line = line
    self.column = column
    self.descriptor = descriptor
    self.recorder = recorder
  }

  /// Verifies a value; what is wrong, or nil if it matches.
  ///
  /// - Throws: What the value throws, or why its text could not be made.
  package func failure<Value>(
    of value: Value?, as strategy: Snapshotting<Value, String>, expected: String?,
    message: String = "", behavior: RecordBehavior, timeout: TimeInterval
  ) throws -> PrintedText? {
    var new: String?
    if let value {
      guard let result = AsyncWaiter.result(of: strategy.snapshot(value), timeout: timeout) else {
        return AsyncWaiter.lateness(timeout: timeout)
      }
      new = try result.get()
    }
    guard expected != nil || new != nil else { return nil }
    let difference = strategy.diffing.diff(expected ?? "", new ?? "")?.0
    let reference: ReferenceState =
      expected == nil ? .absent : difference == nil ? .equal : .different
    switch (reference, behavior.decision(for: reference)) {
    case (.equal, .keep): return nil
    case (.different, .record) where !behavior.recordsEverything:
      let failure = recordingFailure(new, over: expected)
      return mismatch(difference, message: message) + "\n\n"
        + (failure ?? "A new snapshot was automatically recorded.")
    case (_, .record): return recorded(new, over: expected, difference: difference)
    case (.absent, .keep): return "No expected value to assert against.\(shown(difference))"
    case (.different, .keep), (.unreadable, .keep): return mismatch(difference, message: message)
    }
  }

  /// What is said of a value that differs.
  private func mismatch(_ difference: String?, message: String) -> PrintedText {
    (message.isEmpty
      ? "Snapshot did not match. Difference: \u{2026}"
      : PrintedText.lines(of: message).joined(separator: "\n"))
      + shown(difference)
  }

  /// What is said of a value that is recorded, whatever was there.
  private func recorded(_ new: String?, over expected: String?, difference: String?) -> PrintedText
  {
    if let failure = recordingFailure(new, over: expected) {
      return failure + shown(difference)
    }
    let label = descriptor.trailingClosureLabel
    let name: PrintedText =
      label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel ? "" : " for \"\(label)\""
    let introduction: PrintedText = difference == nil ? "" : " Difference: \u{2026}"
    return """
      Automatically recorded a new snapshot\(name).\(introduction)\(shown(difference))

      Re-run "\(function)" to assert against the newly-recorded snapshot.
      """
  }

  /// Records; why that failed, or nil.
  private func recordingFailure(_ new: String?, over expected: String?) -> PrintedText? {
    do {
      try recorder.record(
        new, over: expected, in: file, of: module, line: line, column: column, as: descriptor)
      return nil
    } catch {
      return "No snapshot was recorded: \(error)"
    }
  }

  /// A difference below what introduces it, indented.
  private func shown(_ difference: String?) -> PrintedText {
    guard let difference else { return "" }
    let lines = PrintedText.lines(of: difference)
    return "\n\n" + lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
