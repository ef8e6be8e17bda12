import OversetDriving
import OversetProject
import OversetRun
import OversetSnapshots
public import OversetUI
import OversetVocabulary

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
/// Every screen that an action opens is laid out on the first device of the matrix, and checked: a menu, the buttons
/// behind a row, a sheet, the next screen. A finding that fails a run is an issue at the line of the call.
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
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  assertSnapshot(
    of: try actionLog(of: view, locale: locale, at: place, actions), as: .lines,
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
  let place = AssertionPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let log: Result<String, any Error>
  do {
    let (driver, project) = try driver(of: view, locale: locale, at: place)
    try await actions(driver)
    report(project.faults(onScreensOf: driver), at: place)
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
  of view: Content, locale: SnapshotLocale, at place: AssertionPlace,
  _ actions: @MainActor (ViewDriver) throws -> Void
) throws -> String {
  let (driver, project) = try driver(of: view, locale: locale, at: place)
  try actions(driver)
  report(project.faults(onScreensOf: driver), at: place)
  return driver.text
}

/// A driver of `view`, which has appeared, and the project whose rules look at it.
@MainActor
private func driver<Content: View>(
  of view: Content, locale: SnapshotLocale, at place: AssertionPlace
) throws -> (ViewDriver, Project) {
  let variant = ViewEnvironment(locale: locale.tag, direction: locale.layoutDirection)
  let project = try TestProjects.project(ofSource: "\(place.filePath)")
  let driver = try project.driver(for: view, variant: variant)
  try driver.appear()
  return (driver, project)
}

/// Reports what rules find on the screens that actions have opened.
@MainActor
private func report(_ faults: [PrintedText], at place: AssertionPlace) {
  for fault in faults { TestReporter.report(fault, at: place) }
}
