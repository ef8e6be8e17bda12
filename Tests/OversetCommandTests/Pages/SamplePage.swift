import Foundation
import OversetTestBasics

/// Pages as the program writes them, and what is in them.
struct SamplePage {
  let folder: URL
  let document: [String: Any]

  init(_ folder: URL) throws {
    self.folder = folder
    let script = try String(contentsOf: folder.appending(path: "data.js"), encoding: .utf8)
    guard script.hasPrefix("overset.open("), script.hasSuffix(");\n") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let json = Data(script.dropFirst("overset.open(".count).dropLast(3).utf8)
    document = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:]
  }

  /// The rows of a table.
  func rows(_ name: String) -> [[String: Any]] { document[name] as? [[String: Any]] ?? [] }

  /// The names of the files of pictures.
  var files: [String] {
    let folder = folder.appending(path: "pictures").path(percentEncoded: false)
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  // MARK: Samples

  /// A run over the card and the paywall on the smallest device, with a picture that differs in one cell, a text that is
  /// cut in another, and cells of both directions.
  static func run(_ project: TestProject, jobs: Int = 2) async throws -> OversetProcess.Result {
    try await OversetProcess.run(
      [
        "run", "--component", "ErrorCard", "--component", "Paywall", "--locale", "en", "--locale",
        "ar", "--locale", "de", "--device", "iPhoneSE", "--device", "iPhone16Pro", "--jobs",
        "\(jobs)", "--report", "html=out/page",
      ], folder: project.root)
  }

  /// A project whose references are there, of which one is another cell's.
  static func recorded() async throws -> TestProject {
    let project = try TestProject.gallery()
    _ = try await run(project)
    for ending in ["png", "txt"] {
      let path = "__Snapshots__/ErrorCard/network"
      try FileManager.default.removeItem(at: project.file("\(path).de_iPhoneSE.\(ending)"))
      try FileManager.default.copyItem(
        at: project.file("\(path).en_iPhoneSE.\(ending)"),
        to: project.file("\(path).de_iPhoneSE.\(ending)"))
    }
    return project
  }

  /// A catalog whose key and text are scripts, markup and controls, and are too long.
  static func hostile() throws -> TestProject {
    let project = try TestProject()
    let text =
      "<script>overset_pwned = 1</script></script><img src=x onerror=overset_pwned=1>\\u202Eabc\\u2028"
      + "\\u0000\\u001B]8;;javascript:overset_pwned=1\\u0007 and more words than any button holds"
    try project.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"\(text)": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Off"}},
        "de": {"stringUnit": {"state": "translated", "value": "\(text)"}},
        "ar": {"stringUnit": {"state": "translated", "value": "إعدادات الإشعارات والخصوصية والأمان في التطبيق"}}}}}}
      """, to: "Hostile.xcstrings")
    return project
  }

  /// A check of the catalog in the slot of a button.
  static func check(_ project: TestProject) async throws -> OversetProcess.Result {
    try await OversetProcess.run(
      ["check", ".", "--slot", "halfButton", "--report", "html=out/page"], folder: project.root)
  }
}
