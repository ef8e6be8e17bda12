import Foundation
package import OversetSnapshots
package import OversetVocabulary

/// What tests read of the environment: the one place that does.
package enum TestEnvironment {
  /// Whether this is continuous integration.
  package static var isContinuousIntegration: Bool {
    RecordPolicy.isContinuousIntegration(ProcessInfo.processInfo.environment["CI"])
  }

  /// The reports that `OVERSET_REPORTS` asks for, `FORMAT=PATH` separated by commas; nil if it asks for none.
  static var reports: String? {
    ProcessInfo.processInfo.environment["OVERSET_REPORTS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The shard that `OVERSET_SHARD` asks for, `2/5` or `auto`; nil if it asks for none.
  static var shard: String? {
    ProcessInfo.processInfo.environment["OVERSET_SHARD"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The file of the shard's blob, from `OVERSET_BLOB`; nil if it names none.
  static var blob: String? {
    ProcessInfo.processInfo.environment["OVERSET_BLOB"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What is recorded: CI outranks code, code outranks the environment.
  ///
  /// - Throws: `Diagnostic` where the environment asks for what is not a mode. On continuous integration it is
  ///   not asked.
  package static func behavior(
    asked: RecordMode?, isContinuousIntegration: Bool
  ) throws(Diagnostic) -> RecordBehavior {
    // On continuous integration a wrong mode in the environment does not matter: it is not read.
    RecordPolicy.resolve(
      asked: isContinuousIntegration ? .never : try mode(asked: asked),
      isContinuousIntegration: isContinuousIntegration)
  }

  /// The record mode: of an assertion, else of the enclosing code, else of the environment, else `missing`.
  ///
  /// - Throws: `Diagnostic` where the environment asks for what is not a mode.
  static func mode(asked: RecordMode?) throws(Diagnostic) -> RecordMode {
    if let asked = asked ?? SnapshotTestingConfiguration.recordOfCode { return asked }
    return try recordMode() ?? .missing
  }

  /// Where new values that differ are kept: `SNAPSHOT_ARTIFACTS`, else the folder for temporary files.
  static func artefacts(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let folder = environment["SNAPSHOT_ARTIFACTS"] ?? ""
    return URL(
      filePath: folder.isEmpty ? NSTemporaryDirectory() : folder, directoryHint: .isDirectory)
  }

  /// The value of `SNAPSHOT_TESTING_RECORD` that records pictures of the matrix again if their texts are
  /// unchanged. swift-snapshot-testing has no such mode, and code cannot choose it: it is for one run,
  /// after a release that draws differently.
  private static let upgrade = "upgrade"

  /// Whether pictures of the matrix are recorded again if their texts are unchanged.
  static func upgradesPictures(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    environment["SNAPSHOT_TESTING_RECORD"] == upgrade
  }

  /// What `SNAPSHOT_TESTING_RECORD` asks for; nil if it is not set. An upgrade records nothing but
  /// what ``upgradesPictures(in:)`` says.
  ///
  /// - Throws: `Diagnostic` for a value that is no mode: a typing error would else record.
  static func recordMode(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Diagnostic) -> RecordMode? {
    let name = "SNAPSHOT_TESTING_RECORD"
    guard let value = environment[name], !value.isEmpty else { return nil }
    if value == upgrade { return .never }
    guard let mode = RecordMode(rawValue: value) else {
      let known = (RecordMode.allCases.map(\.rawValue) + [upgrade]).joined(separator: ", ")
      throw Diagnostic(
        .usage, problem: "\(name) is '\(value)', which is not a record mode",
        remedy: "use one of: \(known)"
      )
    }
    return mode
  }
}
