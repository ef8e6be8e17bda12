import Foundation
import OversetTestBasics
import Testing

/// Nothing that comes from outside can be taken for a line of Overset's, or for a command.
struct OutputChannelTests {
  @Test("the table has 192 channels, and a reason for each that shows nothing")
  func tableIsRead() {
    #expect(OutputChannel.all.count == 192)
    #expect(OutputChannel.all.allSatisfy { $0.silent?.isEmpty != true })
  }

  /// In eight parts, so that eight processes run at once and no more.
  @Test("a hostile text is shown and neither obeyed nor changed", arguments: 0..<8)
  func hostileText(part: Int) async throws {
    for (index, channel) in OutputChannel.all.enumerated() where index % 8 == part {
      try await expectHarmless(channel)
    }
  }

  private func expectHarmless(_ channel: OutputChannel) async throws {
    let name = Comment(rawValue: channel.channel)
    let result = try await channel.result()
    #expect(try HostileText.obeyed(in: channel.withoutOwn(result.output)) == [], name)
    #expect(HostileText.obeyed(in: Data(result.errors.utf8)) == [], name)
    let shows = (result.text.contains(HostileText.mark), result.errors.contains(HostileText.mark))
    switch channel.stream {
    case _ where channel.silent != nil: #expect(shows == (false, false), name)
    case .output: #expect(shows.0, name)
    case .error: #expect(shows.1, name)
    case nil: #expect(shows.0 || shows.1, name)
    }
    guard channel.isExact == true else { return }
    let documents = channel.arguments[0] == "measure" ? try result.rows() : [try result.json()]
    #expect(documents.flatMap { Self.texts(in: $0) }.contains { Self.isExact($0) }, name)
  }

  /// Strings of a document, the keys of its objects among them.
  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let object as [String: Any]: object.flatMap { [$0.key] + texts(in: $0.value) }
    default: []
    }
  }

  /// Whether a string holds every code unit of the text; XML cannot write all controls.
  private static func isExact(_ text: String) -> Bool {
    [HostileText.text, HostileText.xml].contains {
      Data(text.utf8).firstRange(of: Data($0.utf8)) != nil
    }
  }

  // MARK: Length

  /// A long value, and what may be printed of it.
  @Test(
    "of a value of a million characters the beginning is shown",
    arguments: [
      ("Config/matrix.yml", "metrics: ", ["run"]), ("Config/checks.yml", "", ["run"]),
      ("Fonts/fonts.yml", "version: ", ["measure", "a"]),
    ])
  func longValue(file: String, before: String, command: [String]) async throws {
    let project = try TestProject()
    try project.write(before + "A" + String(repeating: "x", count: 1_000_000) + "Z\n", to: file)
    let result = try await OversetProcess.run(command, folder: project.root)
    #expect(result.exitCode == 65)
    #expect(result.errors.utf8.count < 4_000)
    #expect(result.errors.contains("Axxx") && result.errors.contains("…"))
  }

  @Test("of 150 faults 100 are printed as text, and all are in the JSON")
  func manyFaults() async throws {
    let project = try TestProject()
    // Of each file 50 are reported.
    let lines = (0..<60).map { "\"k\($0)\" = = \"b\";\n" }
    for locale in ["en", "de", "ar"] {
      try project.write(lines.joined(), to: "\(locale).lproj/A.strings")
    }
    let text = try await OversetProcess.run(["check", "."], folder: project.root)
    #expect(text.errors.split(separator: "\n").count == 101)
    #expect(text.errors.hasSuffix("… and 50 more\n"))
    let json = try await OversetProcess.run(
      ["check", ".", "--format", "json"], folder: project.root
    ).json()
    #expect((json["errors"] as? [String])?.count == 150)
  }

  @Test("a difference of 1,000 lines is printed with its first 200")
  func longDifference() async throws {
    let project = try TestProject()
    _ = try await OversetProcess.run(
      ["run"] + TestProject.card + ["--locale", "en"], folder: project.root)
    let lines = (0..<1_000).map { "line \($0)\n" }
    try project.write(lines.joined(), to: "__Snapshots__/ErrorCard/network.en_iPhoneSE.txt")
    let result = try await OversetProcess.run(
      ["run"] + TestProject.card + ["--locale", "en"], folder: project.root)
    #expect(result.text.contains("    -line 100\n"))
    #expect(!result.text.contains("line 300"))
    #expect(result.text.contains(" more lines\n"))
  }
}
