import OversetProject
import OversetRun
import OversetSnapshots
public import OversetUI

/// Asserts that a sequence of user actions has the same effects as before.
///
/// ```swift
/// assertActionSnapshot(of: SearchScreen()) { user in
///   try user.type("abc", into: "query")
///   try user.tap("search")
/// }
/// ```
///
/// The view appears, `actions` drive it, and Overset logs each action, each state that changes and each
/// `onChange`: `typed "abc" into query`, `query "" -> "abc"`. It compares the log with the reference beside
/// the test file, like `assertSnapshot(of:as:)`. If an action is impossible, the test fails at the line of
/// the call.
///
/// - Parameters:
///   - view: The view to drive.
///   - name: Distinguishes several assertions of one test; nil numbers them.
///   - locale: The language and the direction of the view.
///   - recording: Which references to write; nil takes the mode of the scope, the trait or the environment.
///   - fileID: The module and file of the call.
///   - filePath: The source file, beside which the reference is kept.
///   - testName: The function of the test.
///   - line: The line of the call, where a failure is reported.
///   - column: The column of the call.
///   - actions: What the user does, through a `ViewDriver`.
@MainActor
public func assertActionSnapshot<Content: View>(
  of view: Content, named name: String? = nil, locale: SnapshotLocale = .english,
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, perform actions: @MainActor (ViewDriver) throws -> Void
) {
  assertSnapshot(
    of: try actionLog(of: view, locale: locale, source: "\(filePath)", actions), as: .lines,
    named: name, record: recording, fileID: fileID, file: filePath, testName: testName, line: line,
    column: column)
}

/// Asserts that a sequence of user actions has the same effects as before, for views that start tasks.
///
/// Call `await user.finishTasks()` where the user would wait: it waits for everything that views started
/// with `task`. Otherwise this is the synchronous assertion, with the same parameters.
@MainActor
public func assertActionSnapshot<Content: View>(
  of view: Content, named name: String? = nil, locale: SnapshotLocale = .english,
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, perform actions: @MainActor (ViewDriver) async throws -> Void
) async {
  let log: Result<String, any Error>
  do {
    let driver = try driver(of: view, locale: locale, source: "\(filePath)")
    try await actions(driver)
    log = .success(driver.text)
  } catch {
    log = .failure(error)
  }
  assertSnapshot(
    of: try log.get(), as: .lines, named: name, record: recording, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// What happens when `actions` drive `view`, a line for each event.
@MainActor
private func actionLog<Content: View>(
  of view: Content, locale: SnapshotLocale, source: String,
  _ actions: @MainActor (ViewDriver) throws -> Void
) throws -> String {
  let driver = try driver(of: view, locale: locale, source: source)
  try actions(driver)
  return driver.text
}

/// A driver of `view`, which has appeared.
@MainActor
private func driver<Content: View>(
  of view: Content, locale: SnapshotLocale, source: String
) throws -> ViewDriver {
  let variant = ViewEnvironment(locale: locale.tag, direction: locale.layoutDirection)
  let driver = try TestProjects.project(ofSource: source).driver(for: view, variant: variant)
  try driver.appear()
  return driver
}
