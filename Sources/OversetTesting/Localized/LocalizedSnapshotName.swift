import Testing

/// The folder and the beginning of the file names of an assertion's snapshots.
struct LocalizedSnapshotName: Hashable {
  /// The suite's name: its types, with dots between; outside of a suite the test file's.
  let component: String
  /// The test's name, and the assertion's where it has one.
  let state: String

  /// - Parameters:
  ///   - suite: The names of the suite's types; nil outside of Swift Testing.
  ///   - testName: As `#function` gives it: `loaded()`, `loaded(state:)`.
  init(fileID: String, suite: [String]?, testName: String, named name: String?) {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    let suite = suite.flatMap { $0.isEmpty ? nil : $0.joined(separator: ".") }
    component = suite ?? (file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
    let function = String(testName.prefix { $0 != "(" })
    state = name.map { "\(function).\($0)" } ?? function
  }

  /// The types of the suite that `test` belongs to.
  ///
  /// A test's identifier is `Module.Suite/Nested/function()/File.swift:line:column`; of a module's
  /// name it is what stands before the first dot.
  static func suite(of test: Test?) -> [String]? {
    guard let test else { return nil }
    let parts = "\(test.id)".split(separator: "/").map(String.init)
    guard let function = parts.firstIndex(where: { $0.hasSuffix(")") }), let first = parts.first
    else { return [] }
    let types = first.split(separator: ".", maxSplits: 1).dropFirst().map(String.init)
    return function == 0 ? [] : types + parts[1..<function]
  }
}
