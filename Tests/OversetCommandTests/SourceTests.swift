import Foundation
import OversetTestBasics
import Testing

/// `overset check` of an app whose source is there, `overset uses`, and rules from source.
struct SourceTests {
  private static func findings(
    _ arguments: [String], in project: TestProject
  ) async throws -> (report: [String: Any], findings: [[String: Any]]) {
    let run = try await project.overset(
      ["check"] + arguments + ["--format", "json"], folder: project.root)
    let report = try run.json()
    return (report, try #require(report["findings"] as? [[String: Any]]))
  }

  @Test("a check of a folder judges each key where the source draws it, and names the place")
  func drawnAt() async throws {
    let project = try SourceApp.project()
    let (report, findings) = try await Self.findings(["App", "--unused-keys"], in: project)
    let places = findings.filter { $0["rule"] as? String == "text-truncated" }.map {
      "\($0["key"] ?? "") \($0["slot"] ?? "") \($0["severity"] ?? "") \($0["drawnAt"] ?? "none")"
    }
    #expect(
      places.sorted() == [
        "settings.gone.placeholder placeholder warning none",
        "settings.note body(lines:1) warning App/Support/Note.swift:7:5",
        "settings.title body(lines:1) error App/SettingsView.swift:12:9",
      ])
    let placement = try #require(report["placement"] as? [String: Any])
    #expect(placement["source"] as? Int == 3 && placement["guess"] as? Int == 1)
    #expect(placement["notDrawn"] as? Int == 1)
  }

  @Test("a key that no file names is not judged, and is counted")
  func unused() async throws {
    let project = try SourceApp.project()
    let (report, findings) = try await Self.findings(["App"], in: project)
    #expect(!findings.contains { $0["key"] as? String == "settings.gone.placeholder" })
    let gaps = try #require(report["notChecked"] as? [[String: Any]])
    let gap = gaps.first { $0["subject"] as? String == "unused keys" }
    #expect(gap?["count"] as? Int == 1 && gap?["reason"] as? String == "unused key")
    let run = try await project.overset(["check", "App"], folder: project.root)
    #expect(run.text.contains("`--unused-keys`"))
    let explained = try await project.overset(
      ["check", "App", "--explain", "settings.gone.placeholder"], folder: project.root)
    #expect(explained.text.contains("no file of the app's source names the key"))
  }

  @Test("the report names the place of a finding, how keys are placed, and what was left out")
  func text() async throws {
    let project = try SourceApp.project()
    let run = try await project.overset(["check", "App"], folder: project.root)
    #expect(run.exitCode == 1)
    for part in [
      "drawn at App/SettingsView.swift:12:9", "Where keys are drawn, in 2 files of source",
      "3 keys by source", "Pods 1", "room known by its row", "room at most",
    ] { #expect(run.text.contains(part), "\(part) in \(run.text)") }
    let explained = try await project.overset(
      ["check", "App", "--explain", "settings.note"], folder: project.root)
    #expect(explained.text.contains("drawn at:"))
    #expect(explained.text.contains("App/Support/Note.swift:7:5  body(lines:1)"))
    #expect(explained.text.contains("room at most"))
  }

  @Test("a text is judged beside what the source has on its line, in the words of each language")
  func rows() async throws {
    let project = try SourceApp.project()
    try project.write(
      "\"often\" = \"On\";\n\"how\" = \"Now\";\n", to: "App/en.lproj/Rows.strings")
    try project.write(
      "\"often\" = \"Benachrichtigungen\";\n\"how\" = \"Alle vierzehn Tage\";\n",
      to: "App/de.lproj/Rows.strings")
    func found(_ row: String) async throws -> [String] {
      try project.write(SourceApp.screen("List { HStack { \(row) } }"), to: "App/Rows.swift")
      let (_, findings) = try await Self.findings(["App"], in: project)
      return findings.filter { $0["key"] as? String == "often" }.map { finding in
        let evidence = finding["evidence"] as? [String: Any]
        return "\(finding["severity"] ?? "") \(evidence?["room"] ?? "") "
          + "\(evidence?["isInRow"] ?? "") \(evidence?["doubt"] ?? "")"
      }
    }
    let own = "Text(\"often\", tableName: \"Rows\").lineLimit(1)"
    let other = "Text(\"how\", tableName: \"Rows\").fixedSize()"
    let picture = "Color.red.frame(width: 40, height: 10)"
    #expect(try await found(own) == [])
    #expect(try await found("\(own); \(picture); \(other)") == ["error known 1 "])
    #expect(
      try await found("\(own); \(picture); \(other); Gem()")
        == ["warning bounded 1 Gem, whose size is not known"])
    #expect(try await found("\(own).layoutPriority(1); \(picture); Text(date)") == [])
  }

  @Test("a finding about the source shows its code once, as it stands there, and names no language")
  func code() async throws {
    let project = try SourceApp.project()
    try project.write(
      """
      import SwiftUI

      struct Back: View {
        var body: some View { Image(systemName: "chevron.left") }
      }

      """, to: "App/Back.swift")
    try project.write("let back = Back()\n", to: "App/Way.swift")
    try project.write("\"often\" = \"غالبًا\";\n", to: "App/ar.lproj/Localizable.strings")
    let run = try await project.overset(
      ["check", "App", "--rule", "side-in-symbol-name"], folder: project.root)
    let lines = run.text.split(separator: "\n").filter { $0.contains("chevron") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines == [
        #"warning  side-in-symbol-name  "chevron.left"  App/Back.swift:4:43"#,
        "chevron.left points to the same side in all languages",
      ], "\(run.text)")
  }

  /// Options, and how many keys the source places.
  @Test(
    "the source of named folders is read, unless an option says otherwise",
    arguments: [
      (["App"], 3), (["App", "--no-source"], 0), (["App/de.lproj", "App/en.lproj"], 0),
      (["App/en.lproj/Localizable.strings", "--app", "App"], 3),
      (["App/en.lproj/Localizable.strings", "--app", "App/Support"], 0),
      (["App", "--slot", "row"], 0),
    ])
  func options(arguments: [String], count: Int) async throws {
    let project = try SourceApp.project()
    let (report, _) = try await Self.findings(arguments, in: project)
    let placement = try #require(report["placement"] as? [String: Any])
    #expect(placement["source"] as? Int == count)
  }

  @Test("the uses of a key are its places, how it is set there, and how it gets there")
  func uses() async throws {
    let project = try SourceApp.project()
    let title = try await project.overset(
      ["uses", "settings.title", "App"], folder: project.root)
    #expect(title.exitCode == 0 && title.errors.isEmpty)
    for part in ["App/SettingsView.swift:12:9", "1 line", "20.0 pt", "weight 700", "200.0 pt wide"]
    {
      #expect(title.text.contains(part), "\(part) in \(title.text)")
    }
    let note = try await project.overset(["uses", "settings.note", "App"], folder: project.root)
    #expect(note.text.contains("App/SettingsView.swift:11:9"))
    let spoken = try await project.overset(
      ["uses", "settings.spoken", "App"], folder: project.root)
    #expect(spoken.text.contains("not drawn"))
    let gone = try await project.overset(
      ["uses", "settings.gone.placeholder", "App"], folder: project.root)
    #expect(gone.exitCode == 0 && gone.text.contains("the source does not mention the key"))
  }

  /// Arguments, and the exit code.
  @Test(
    "uses of what is not there end with the code that says so",
    arguments: [
      (["settings.titel", "App"], 64), (["settings.title", "None"], 74),
      (["settings.title", "App/de.lproj"], 66),
    ] as [([String], Int32)])
  func exitCodes(arguments: [String], code: Int32) async throws {
    let project = try SourceApp.project()
    let run = try await project.overset(["uses"] + arguments, folder: project.root)
    #expect(run.exitCode == code, "\(run.errors)")
  }

  @Test("a key is drawn in its rows, in every locale, one picture for each row")
  func drawings() async throws {
    let project = try SourceApp.project()
    let run = try await project.overset(
      ["check", "App", "--draw", "settings.title"], folder: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    let line = try #require(run.text.split(separator: "\n").first)
    #expect(line.contains("  body(lines:1)  App/Settings"))
    let path = try #require(line.split(separator: " ").first.map(String.init))
    #expect(path.hasPrefix(".overset/drawn/settings-title-") && path.hasSuffix("-1.png"))
    let picture = try Data(contentsOf: project.file(path))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let spoken = try await project.overset(
      ["check", "App", "--draw", "settings.spoken"], folder: project.root)
    #expect(spoken.exitCode == 66)
  }

  @Test("rules from source are rules that a check takes")
  func suggestions() async throws {
    let project = try SourceApp.project()
    let run = try await project.overset(
      ["slots", "suggest", "--from-source", "App"], folder: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      run.text.contains(
        "  - {key: \"settings.title\", slot: \"body(lines:1)\", confidence: high}\n"), "\(run.text)"
    )
    try project.write(run.text, to: "Config/slots.yml")
    let (_, findings) = try await Self.findings(["App", "--no-source"], in: project)
    let slots = Set(
      findings.filter { $0["key"] as? String == "settings.title" }.compactMap {
        $0["slot"] as? String
      })
    #expect(slots == ["body(lines:1)"])
  }
}
