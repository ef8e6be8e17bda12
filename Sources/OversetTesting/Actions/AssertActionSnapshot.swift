import OversetProject
import OversetRun
import OversetSnapshots
public import OversetUI

/// Asserts that what happens when a view is driven matches the accepted log beside the test file.
///
/// ```swift
/// assertActionSnapshot(of: SearchScreen()) { user in
///   try user.type("abc", into: "query")
///   try user.tap("search")
/// }
/// ```
///
/// The log has a line for each action, each state that it changed and each `onChange` that it caused:
/// `typed "abc" into query`, `query "" -> "abc"`. The view has appeared when `actions` begin. Records,
/// names and files are those of `assertSnapshot`; a fault of the driving is reported at the caller's
/// line.
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

/// Asserts that what happens when a view is driven matches the accepted log, where the view works in
/// between: `user.finishTasks()` waits for what it has begun with `task`. Else it is the other
/// `assertActionSnapshot`.
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
