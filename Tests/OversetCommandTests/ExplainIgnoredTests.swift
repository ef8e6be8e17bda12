import Foundation
import OversetTestBasics
import Testing

/// `overset run --explain-ignored`, as a process whose program has components of its own.
struct ExplainIgnoredTests {
  private func run(_ arguments: [String]) async throws -> OversetProcess.Result {
    let project = try TestProject()
    try project.write("locales: [en]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    return try await OversetProcess.run(
      ["run", "--project", project.root.path(percentEncoded: false)] + arguments,
      program: OversetProcess.sampleProgram())
  }

  private static let names = ["ShapeStyle.shadow", "symbolRenderingMode", "visualEffect"]

  @Test("the modifiers that are not drawn are listed by component, and only if asked for")
  func textListsThem() async throws {
    let asked = try await run(["--explain-ignored"])
    let lines = asked.text.split(separator: "\n").filter { $0.contains("visualEffect") }
    #expect(lines.count == 1, "\(asked.text) \(asked.errors)")
    for word in ["Ignoring"] + Self.names { #expect(lines.first?.contains(word) == true) }
    #expect(!asked.text.contains("accessibilityHint"))
    let plain = try await run([])
    for name in Self.names { #expect(!plain.text.contains(name)) }
  }

  @Test("the report in JSON lists them, and leaves components without any out")
  func jsonListsThem() async throws {
    let report = try await run(["--explain-ignored", "--format", "json"]).json()
    let list = try #require(report["ignoredModifiers"] as? [[String: Any]])
    #expect(list.map { $0["component"] as? String } == ["Ignoring"])
    #expect(list.first?["modifiers"] as? [String] == Self.names)
    #expect(try await run(["--format", "json"]).json()["ignoredModifiers"] == nil)
  }
}
