import Foundation
import OversetTestBasics
import Testing

/// `overset check --shard` and `overset merge`: many machines say what one would have said.
struct CheckMergeTests {
  static let reports = [
    "sarif", "junit", "gitlab", "rdjson", "markdown", "github", "editor",
  ]

  /// An app with two tables, source, remarks of reading, keys that only a table of other keys tells about, a locale
  /// that no face covers, an accepted finding and one that is not found any more.
  func project() throws -> TestProject {
    let project = try SourceApp.project()
    try project.write(
      "devices: [iPhoneSE, iPhone16Pro]\n",
      to: "Config/matrix.yml")
    try project.write(
      "rules:\n  - {key: \"row.*\", slot: button}\n", to: "Config/slots.yml")
    var strings: [String] = []
    for number in 1...24 {
      let german = String(repeating: "Benachrichtigung ", count: number % 5 + 1)
      strings.append(
        """
        "row.\(number).button" : { "localizations" : {
          "chr" : { "stringUnit" : { "state" : "translated", "value" : "ᏣᎳ \(number)" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "\(german)" } },
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Row %lld of \(number)" } }
        } }
        """)
    }
    strings.append(
      """
      "odd" : { "localizations" : { "de" : { "stringUnit" : { "state" : "odd", "value" : "%@" } } } }
      """)
    try project.write(
      """
      { "sourceLanguage" : "en", "strings" : { \(strings.joined(separator: ", ")) },
        "version" : "1.0" }
      """, to: "App/Rows.xcstrings")
    try project.write(
      """
      known:
        - rule: text-truncated
          key: row.4.button
          reason: known
        - rule: argument-left-out
          key: row.5.button
          locale: de
          reason: known
        - rule: raw-key
          key: row.6.button
          reason: gone
      """, to: "Config/checks.yml")
    return project
  }

  func check(
    _ project: TestProject, _ arguments: [String] = []
  ) async throws -> OversetProcess.Result {
    try await project.overset(
      ["check", project.file("App").path(percentEncoded: false), "--today", "2026-01-01"]
        + arguments)
  }

  /// The blobs of all shards, in their order.
  func shards(
    _ count: Int, of project: TestProject, _ arguments: [String] = []
  ) async throws -> [String] {
    var blobs: [String] = []
    for index in 1...count {
      let blob = project.file("blobs/\(index)-\(count)").path(percentEncoded: false)
      let check = try await check(
        project, ["--shard", "\(index)/\(count)", "--blob", blob] + arguments)
      #expect([0, 1].contains(check.exitCode), "\(check.errors)")
      #expect(check.text.contains("shard \(index)/\(count), "))
      blobs.append(blob)
    }
    return blobs
  }

  func outputs(of folder: String) -> [String] {
    Self.reports.flatMap { ["--report", "\($0)=\(folder)/\($0)"] }
  }

  @Test("shards in any order give the bytes of one machine", arguments: [1, 2, 3, 7, 40])
  func sameBytes(count: Int) async throws {
    let project = try project()
    let one = project.file("one").path(percentEncoded: false)
    let many = project.file("many").path(percentEncoded: false)
    let blobs = try await shards(count, of: project)
    for options in [["--format", "text"], ["--format", "json"], ["--verbose"], ["--summary"]] {
      let alone = try await check(project, options + outputs(of: one))
      let merged = try await project.overset(
        ["merge"] + options + blobs.reversed() + outputs(of: many))
      #expect(alone.exitCode == 1)
      #expect(merged.exitCode == alone.exitCode)
      #expect(merged.text == alone.text)
      #expect(merged.errors == alone.errors)
      for report in Self.reports {
        #expect(
          try Data(contentsOf: project.file("many/\(report)"))
            == Data(contentsOf: project.file("one/\(report)")), "\(report)")
      }
    }
  }

  /// The catalogs are where the shards are, and need not be where their blobs are put together.
  @Test("the page of many machines is that of one, with each text in its slot")
  func page() async throws {
    let project = try project()
    let blobs = try await shards(3, of: project)
    let one = project.file("one").path(percentEncoded: false)
    let many = project.file("many").path(percentEncoded: false)
    _ = try await check(project, ["--report", "html=\(one)"])
    _ = try await project.overset(["merge"] + blobs + ["--report", "html=\(many)"])
    let page = try project.bytes(of: "one")
    #expect(page.keys.contains { $0.hasSuffix(".png") })
    #expect(try project.bytes(of: "many") == page)
  }

  /// The findings of a table's keys in several shards, taken from the JSON, are those of one machine, each once.
  @Test("no finding is two shards', and none is lost")
  func partition() async throws {
    let project = try project()
    let whole = try await check(project, ["--format", "json"]).json()
    let all = try #require(whole["findings"] as? [[String: Any]])
    var parts: [String] = []
    for index in 1...3 {
      let report = try await check(
        project, ["--format", "json", "--shard", "\(index)/3"]
      ).json()
      parts += try #require(report["findings"] as? [[String: Any]]).map { "\($0["key"] ?? "")" }
      #expect(project.exists(".overset/shards/check-\(index)-of-3.blob"))
    }
    #expect(!all.isEmpty)
    #expect(parts.sorted() == all.map { "\($0["key"] ?? "")" }.sorted())
  }

  @Test(
    "a shard that is missing is named with its keys; --partial reports the others and is never clean"
  )
  func missing() async throws {
    let project = try project()
    try await project.expectMissingShardsAreNamed(
      try await shards(3, of: project), example: "Rows/row.", first: "partial, ",
      others: "keys of shards whose blobs were not given")
  }

  /// What is found in the source is one shard's. A part without that shard says so, as the others do.
  @Test("without the shard that has the findings of the source, a part says that they are missing")
  func missingSource() async throws {
    let project = try project()
    let said = ", and what the source alone shows"
    let reports = try await (1...3).asyncMap {
      try await check(project, ["--shard", "\($0)/3"]).text.contains(said)
    }
    #expect(reports.count { $0 } == 2)
    let blobs = try await shards(3, of: project)
    for index in blobs.indices {
      let partial = try await project.overset(["merge", "--partial", blobs[index]])
      #expect(partial.text.contains(said) == reports[index])
    }
  }

  /// Two keys of which one has no finding: the shard without one is no less clean than it says, and never whole.
  @Test("a clean part is not clean: --partial ends with 1")
  func cleanPart() async throws {
    let project = try TestProject()
    try project.write(
      "\"a.title\" = \"OK\";\n\"b.title\" = \"Yes\";\n", to: "App/en.lproj/Localizable.strings")
    let blobs = try await shards(2, of: project)
    #expect(try await project.overset(["merge"] + blobs).exitCode == 0)
    for (blob, report) in zip(blobs, ["1.sarif", "2.sarif"]) {
      let path = project.file(report).path(percentEncoded: false)
      let partial = try await project.overset([
        "merge", "--partial", blob, "--report", "sarif=\(path)",
      ])
      #expect(partial.exitCode == 1)
      // Its results are none of the whole: what they lack is not mended.
      let sarif = try String(contentsOf: project.file(report), encoding: .utf8)
      #expect(sarif.replacing(#"\/"#, with: "/").contains(#""overset/check/part/""#))
    }
  }

  @Test("a shard that is given twice, or is of another check or command, is refused by name")
  func contradictions() async throws {
    let project = try project()
    let blobs = try await shards(2, of: project)
    let twice = try await project.overset(["merge", blobs[0], blobs[1], blobs[0]])
    #expect(twice.exitCode == 65)
    #expect(twice.errors.contains("shard 1/2 was already given in "))
    func refuses(_ name: String, _ options: [String] = []) async throws {
      let path = project.file(name).path(percentEncoded: false)
      _ = try await check(project, ["--shard", "2/2", "--blob", path] + options)
      let other = try await project.overset(["merge", blobs[0], path])
      #expect(other.exitCode == 65, "\(name)")
      #expect(other.errors.contains("\(path): this is shard 2/2 of another run"), "\(name)")
    }
    for (index, options) in [
      ["--ios", "26"], ["--locale", "de"], ["--slot", "row"], ["--no-source"],
      ["--bold-text", "on"],
    ].enumerated() {
      try await refuses("option-\(index)", options)
    }
    // One after the other: each is a change of its own against the first blob.
    let catalog = "App/de.lproj/Localizable.strings"
    let text = try String(contentsOf: project.file(catalog), encoding: .utf8)
    try project.write(text + "\n", to: catalog)
    try await refuses("catalog")
    try project.write(text, to: catalog)
    let view = try String(contentsOf: project.file("App/SettingsView.swift"), encoding: .utf8)
    try project.write(view.replacing("size: 20", with: "size: 21"), to: "App/SettingsView.swift")
    try await refuses("source")
    try project.write(view, to: "App/SettingsView.swift")
    let same = project.file("same").path(percentEncoded: false)
    _ = try await check(project, ["--shard", "2/2", "--blob", same])
    #expect(try await project.overset(["merge", blobs[0], same]).exitCode == 1)
    try project.write("strict: true\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    try await refuses("configuration")
  }

  @Test("a blob of a run and one of a check are refused together, by name")
  func otherCommand() async throws {
    let project = try TestProject.gallery()
    let run = project.file("run").path(percentEncoded: false)
    let check = project.file("check").path(percentEncoded: false)
    _ = try await project.run(["--shard", "1/2", "--blob", run])
    _ = try await project.overset([
      "check", project.file("Locales").path(percentEncoded: false), "--shard", "2/2", "--blob",
      check, "--device", "iPhoneSE", "--locale", "de",
    ])
    let merged = try await project.overset(["merge", run, check])
    #expect(merged.exitCode == 65)
    #expect(merged.errors.contains("\(check): this is a blob of `overset check --shard`"))
    #expect(merged.errors.contains("`overset run --shard`"))
    let narrowed = try await project.overset(["merge", "--partial", run, "--summary"])
    #expect(narrowed.exitCode == 64)
  }

  @Test("a blob that is damaged or of another format ends with 65 and its name")
  func damaged() async throws {
    let project = try project()
    let blob = try await shards(1, of: project)[0]
    let bytes = try Data(contentsOf: URL(filePath: blob))
    let text = String(decoding: bytes, as: UTF8.self)
    let damages: [(Data, String)] = [
      (bytes.prefix(bytes.count / 2), "damaged"), (bytes + Data(" ".utf8), "damaged"),
      (Data(text.replacing("row.4", with: "row.x").utf8), "damaged"),
      (Data(text.replacing("overset-shard 2 check", with: "overset-shard 2 run").utf8), "damaged"),
      (Data(text.replacing("overset-shard 2", with: "overset-shard 1").utf8), "format 1"),
    ]
    try await project.expectDamagesAreRefused(damages)
  }

  @Test("a shard that is killed leaves its blob whole or absent")
  func killed() async throws {
    let project = try project()
    let blob = project.file("blob").path(percentEncoded: false)
    let whole = try await check(project)
    let arguments = [
      "check", project.file("App").path(percentEncoded: false), "--today", "2026-01-01", "--shard",
      "1/1", "--blob", blob,
    ]
    for delay in [0.02, 0.05, 0.1, 0.2, 0.4, 0.8] {
      _ = try await project.overset(arguments, killedAfter: delay)
      let isThere = project.exists("blob")
      let merged = try await project.overset(["merge", blob])
      #expect(merged.exitCode == (isThere ? 1 : 74))
      if isThere {
        #expect(merged.text == whole.text)
        try FileManager.default.removeItem(atPath: blob)
      }
    }
  }
}
