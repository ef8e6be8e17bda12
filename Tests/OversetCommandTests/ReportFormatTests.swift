import Foundation
import OversetTestBasics
import Testing

/// Docs/report-format.md names every field that the JSON has, and none that it has not.
struct ReportFormatTests {
  /// Fields that the tables of the document list in their first columns, and those of lines.
  private static func documented() throws -> Set<String> {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Docs/report-format.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let cells = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "|").first }
    let names = cells.flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
    return Set(names).union(["start", "end"])
  }

  /// The keys of `value` and of all within it. The keys of `fitting` are locales.
  private static func keys(of value: Any) -> Set<String> {
    switch value {
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(keys(of: $1)) }
    case let object as [String: Any]:
      object.reduce(into: Set(object.keys)) { keys, field in
        if field.key != "fitting" { keys.formUnion(Self.keys(of: field.value)) }
      }
    default: []
    }
  }

  /// Runs that between them have every field: a known truncation, a stale suppression, an absent
  /// glyph, a space too many, a cut text, a row that is wrong, a difference to review.
  private static func outputs() async throws -> [[String: Any]] {
    let project = try TestProject.gallery()
    let run = try await project.overset([
      "run", "--component", "Paywall", "--locale", "de", "--device", "iPhoneSE", "--format", "json",
    ])
    let failed = try await FailingApp().run(["run", "--component", "Drawing", "--format", "json"])
    let stress = try await project.overset(["stress", "--component", "Paywall", "--format", "json"])
    let small = try SmallCatalog.project()
    try small.write("known: [{rule: text-truncated, reason: ours}]", to: "Config/checks.yml")
    let catalog = try String(contentsOf: small.file(SmallCatalog.name), encoding: .utf8)
    try small.write(
      catalog.replacing("\"Off\"", with: "\"Off \u{1D15E}\"")
        .replacing("\"Ja\"", with: "\"Ja \""), to: SmallCatalog.name)
    let check = try await small.check("button", ["--format", "json"])
    // A guess says what it goes by.
    try small.write(
      catalog.replacing("\"long\"", with: "\"long.placeholder\""), to: SmallCatalog.name)
    let guessed = try await small.overset(
      ["check", SmallCatalog.name, "--format", "json"], folder: small.root)
    let stale = try TestProject()
    try stale.write("devices: [iPhoneSE]\nlocales: [en]\n", to: "Config/matrix.yml")
    try stale.write(
      "known: [{rule: outside-screen, component: None, reason: gone}]", to: "Config/checks.yml")
    let whole = try await stale.overset(["run", "--budget", "--format", "json"])
    let measure = try await OversetProcess.run(
      ["measure", "--batch", "-"],
      input: """
        {"id":1,"text":"Hello, world","width":40,"lines":1}
        {"id":2}

        """)
    let fonts = try await OversetProcess.run(["fonts", "--locale", "en", "--format", "json"])
    let devices = try await OversetProcess.run(["devices", "--format", "json"])
    let explained = try await explanations()
    let review = try await pending()
    let source = try SourceApp.project()
    let placed = try await source.overset(
      ["check", "App", "--format", "json"], folder: source.root)
    let shard = try await source.overset(
      ["check", "App", "--shard", "1/2", "--format", "json"], folder: source.root)
    try source.commit()
    let changed = try await source.overset(
      ["check", "App", "--changed-since", "HEAD", "--format", "json"], folder: source.root)
    try source.write(openPlaces, to: "App/OpenPlaces.swift")
    var uses: [OversetProcess.Result] = []
    for key in ["title", "note", "lost", "fixed", "gone.placeholder"] {
      uses.append(
        try await source.overset(
          ["uses", "settings.\(key)", "App", "--format", "json"], folder: source.root))
    }
    return try [
      run.json(), failed.json(), stress.json(), check.json(), guessed.json(), whole.json(), review,
    ]
      + [placed.json(), shard.json(), changed.json()] + uses.map { try $0.json() }
      + [fonts.json(), devices.json()] + measure.rows()
      + explained
  }

  /// A tab among an open number of them, a name that the widget gallery draws, and a label whose lines and font are not
  /// known, and one in a font of the app.
  private static let openPlaces = """
    import SwiftUI

    @main struct SecondApp: App {
      var isShown = false
      let board = Board()

      var body: some Scene {
        WindowGroup {
          TabView {
            Tab("settings.gone.placeholder") {}
            Tab("Second") {}
            if isShown { Tab("Third") {} }
          }
        }
      }
    }

    @main struct SampleWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "sample") { Text("Sample") }
          .configurationDisplayName("settings.gone.placeholder")
      }
    }

    class Card: UIView {
      @IBOutlet var note: UILabel!
      @IBOutlet var brand: UILabel!

      override func awakeFromNib() {
        note.font = Fonts.note(of: self)
        note.text = NSLocalizedString("settings.gone.placeholder", comment: "")
        brand.font = UIFont(name: "Brand", size: 12)
        brand.text = NSLocalizedString("settings.gone.placeholder", comment: "")
      }
    }

    class Board: UIViewController {
      let card = Card()
    }

    """

  /// A text that differs.
  private static func pending() async throws -> [String: Any] {
    let project = try TestProject.gallery()
    _ = try await project.run()
    try project.write("other", to: "__Snapshots__/ErrorCard/network.en_iPhoneSE.txt")
    _ = try await project.run()
    return try await project.overset(["review", "--list", "--json"]).json()
  }

  /// A cut text at a size that both cuts have a part in, without and with faces of its own, in a
  /// family that a correction is for.
  private static func explanations() async throws -> [[String: Any]] {
    let project = try TestProject()
    try project.write(
      "version: 1\nextends: default\nfamilies: [{name: Inter, correction: own.yml}]\n",
      to: "Fonts/fonts.yml")
    try project.write(
      "version: 1\nfamily: Inter\ngroups: [{weight: 400, size: 17, scale: 1.01}]\n",
      to: "Fonts/own.yml")
    let run = try await project.overset([
      "explain", "Hello, \u{1F389} world", "--size", "20", "--width", "60", "--lines", "1",
      "--format", "json",
    ])
    return [try run.json()]
  }

  @Test(
    "the document of the report format names exactly the fields of the JSON",
    .enabled(if: GitFolder.isThere, "git is not installed"))
  func documentAndOutputAgree() async throws {
    let outputs = try await Self.outputs()
    let found = Self.keys(of: outputs)
    let documented = try Self.documented()
    #expect(documented.count >= 100)
    #expect(found.subtracting(documented).sorted() == [])
    #expect(documented.subtracting(found).sorted() == [])
  }

  @Test("a JSON report has its version and its command")
  func versionsAndCommands() async throws {
    let project = try SmallCatalog.project()
    let run = try await project.run(["--format", "json"]).json()
    let check = try await project.check("button", ["--format", "json"]).json()
    #expect(run["version"] as? Int == 1)
    #expect(check["version"] as? Int == 1)
    #expect(run["command"] as? String == "run")
    #expect(check["command"] as? String == "check")
  }

  /// The report's exit code is that of the process, and cells say what became of them.
  @Test("cells report every verdict, and the report has the exit code of the process")
  func verdictsOfCells() async throws {
    let project = try TestProject.gallery()
    func verdicts(_ arguments: [String] = []) async throws -> [String] {
      let result = try await project.run(arguments + ["--format", "json"])
      let report = try result.json()
      #expect(report["exitCode"] as? Int == Int(result.exitCode))
      let cells = try #require(report["cells"] as? [[String: Any]])
      return cells.compactMap { $0["verdict"] as? String }
    }
    #expect(try await verdicts(["--record", "never"]) == ["missing", "missing", "missing"])
    #expect(try await verdicts() == ["recorded", "recorded", "recorded"])
    #expect(try await verdicts() == ["matched", "matched", "matched"])
    // The second of the three states is `network`.
    try project.changePixel(of: RecordingTests.picture)
    #expect(try await verdicts() == ["matched", "different", "matched"])
    #expect(
      try await verdicts(["--record", "failed"]) == ["matched", "rerecorded", "matched"])
    try project.write("", to: RecordingTests.picture)
    #expect(try await verdicts() == ["matched", "unreadable", "matched"])
  }

  /// A grid of numbers and texts that the text report has as well.
  @Test("an accepted truncation has the same numbers and texts in both report formats")
  func knownTruncation() async throws {
    let project = try TestProject.gallery()
    let arguments = ["run", "--component", "Paywall", "--locale", "de", "--device", "iPhoneSE"]
    _ = try await project.overset(arguments)
    let result = try await project.overset(arguments + ["--format", "json"])
    #expect(result.exitCode == 0)
    let findings = try #require(try result.json()["findings"] as? [[String: Any]])
    let known = findings.filter { $0["known"] != nil }
    #expect(!known.isEmpty)
    let text = try await project.overset(arguments).text
    for finding in known {
      #expect(finding["rule"] as? String == "text-truncated")
      let shown = try #require(finding["shown"] as? String)
      #expect(text.contains("shows \"\(shown)\""))
      let fit = try #require(finding["fit"] as? [String: Any])
      let needed = try #require(fit["needed"] as? Double)
      let available = try #require(fit["available"] as? Double)
      let over = try #require(fit["percentOver"] as? Double)
      #expect(abs(over - (needed - available) / available * 100) < 1e-9)
      #expect(needed > available)
    }
    #expect(text.contains("known: The gallery keeps one German label too long"))
  }
}
