import Foundation
import OversetTestBasics
import Testing

/// A project in a folder `in` of a scratch folder, and what no command may read or change beside it.
struct GuardedProject {
  static let secret = "SECRET-3f9a"

  let scratch: Scratch
  var root: URL { scratch.folder.appending(path: "in", directoryHint: .isDirectory) }
  var outside: URL { scratch.folder.appending(path: "out", directoryHint: .isDirectory) }

  init() throws {
    scratch = try Scratch()
    for path in ["secret", "folder/secret.strings", "folder/gone.en_iPhoneSE.txt"] {
      try write("\"\(Self.secret)\" = {\n", to: outside.appending(path: path))
    }
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let faces = folder.appending(path: "../../OversetTestBasics/Faces").standardizedFileURL
    for (path, text) in [
      ("Fonts/own.yml", "family: Inter\n"), ("Locales/en.lproj/A.strings", "\"a\" = \"b\";\n"),
      ("Locales/B.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {}}"),
    ] { try write(text, to: root.appending(path: path)) }
    let manifest = try String(contentsOf: faces.appending(path: "bars.yml"), encoding: .utf8)
    try write(manifest, to: root.appending(path: "Fonts/fonts.yml"))
    try FileManager.default.copyItem(
      at: faces.appending(path: "Bars.ttf"), to: root.appending(path: "Fonts/Bars.ttf"))
  }

  func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Puts something in place of what is at a path.
  func replace(_ path: String, by replacement: Replacement) throws {
    let file = root.appending(path: path, directoryHint: .notDirectory)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: file)
    let name = file.path(percentEncoded: false)
    switch replacement {
    case .pipe: #expect(unsafe mkfifo(name, 0o644) == 0)
    case .link(let target):
      try FileManager.default.createSymbolicLink(
        atPath: name,
        withDestinationPath: outside.appending(path: target).path(percentEncoded: false))
    }
  }

  enum Replacement: Sendable {
    case link(String)
    case pipe
  }

  /// Runs a command, which may neither wait, tell the secret nor change anything outside.
  func overset(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> OversetProcess.Result {
    let before = try contents()
    let result = try await OversetProcess.run(
      arguments, environment: environment, folder: root, killedAfter: 120)
    #expect(result.exitCode != -1, "\(arguments) waited or crashed")
    #expect(!result.text.contains(Self.secret) && !result.errors.contains(Self.secret))
    #expect(try contents() == before, "\(arguments) changed what lies outside")
    return result
  }

  private func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in FileManager.default.subpaths(atPath: outside.path(percentEncoded: false)) ?? [] {
      contents[path] = (try? Data(contentsOf: outside.appending(path: path))) ?? Data()
    }
    return contents
  }
}
