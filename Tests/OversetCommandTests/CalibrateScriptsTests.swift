import Foundation
import OversetTestBasics
import Testing

/// `overset calibrate --corrections`: what is written of each script, and what is said where nothing is.
struct CalibrateScriptsTests {
  private static let greek = [
    "Ρυθμίσεις", "Άκυρο", "Αποθήκευση", "Αναζήτηση", "Κωδικός", "Γλώσσα", "Συνέχεια", "Βοήθεια",
    "Εικόνες", "Μηνύματα", "Προφίλ", "Επόμενο",
  ]

  /// A table of frames that are wider than the model says by a factor.
  private func table(
    _ count: Int, of words: [String] = greek, locale: String = "el", factor: Double,
    in project: TestProject
  ) async throws {
    let texts = (0..<count).map { (words[$0 % words.count], [17, 15][$0 / 12 % 2]) }
    let input = texts.map { text in
      "{\"text\":\"\(text.0)\",\"size\":\(text.1),\"locale\":\"\(locale)\"}\n"
    }.joined()
    let rows = try await OversetProcess.run(["measure", "--batch", "-"], input: input).rows()
    var csv = "text,size,weight,width,locale\n"
    for (text, row) in zip(texts, rows) {
      let width = (try #require(row["width"] as? Double) * factor * 3).rounded(.up) / 3
      csv += "\(text.0),\(text.1),400,\(width),\(locale)\n"
    }
    try project.write(csv, to: "measured.csv")
  }

  private func correct(_ project: TestProject) async throws -> OversetProcess.Result {
    try await OversetProcess.run(
      ["calibrate", "measured.csv", "--corrections", "Fonts/own.yml"], folder: project.root)
  }

  @Test("corrections by script are written beside those of other scripts, and then followed")
  func corrections() async throws {
    let project = try TestProject()
    try await table(24, factor: 1.06, in: project)
    try project.write(
      """
      version: 1
      extends: default
      scripts:
        - {script: Thai, family: Noto Sans Thai, basis: few, source: 'say "x"', widths: [{scale: 1.2}]}
      lines: [{languages: [km], steps: [{size: 17, points: 3}], source: y}]
      """, to: "Fonts/own.yml")
    try project.write(
      "version: 1\nextends: default\ncorrections: own.yml\n", to: "Fonts/fonts.yml")
    let measure = ["measure", "Ειδοποιήσεις", "--locale", "el", "--format", "json"]
    let before = try #require(try await project.overset(measure).rows().first)
    let run = try await correct(project)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.contains("written to Fonts/own.yml"), "\(run.text)")
    let after = try #require(try await project.overset(measure).rows().first)
    let widths = try [before, after].map { try #require($0["width"] as? Double) }
    #expect(abs(widths[1] / widths[0] - 1.06) < 0.004)
    let file = try String(contentsOf: project.file("Fonts/own.yml"), encoding: .utf8)
    #expect(file.contains("script: Thai") && file.contains("scale: 1.2"))
    #expect(file.contains("languages: [km]") && file.contains("script: Grek"))
    // The same texts again: the correction is there.
    let again = try await correct(project)
    #expect(again.exitCode == 1 && again.errors.contains("nothing was written"))
  }

  @Test(
    "what gives no corrections by script says so in its exit code",
    arguments: [
      (24, 1.0, 1, "no correction reduces the error"), (12, 1.06, 65, "measure at least 20"),
      (1, 1.06, 65, "1 row in Grek is too few"),
    ] as [(Int, Double, Int32, String)])
  func noCorrections(count: Int, factor: Double, exitCode: Int32, message: String) async throws {
    let project = try TestProject()
    try await table(count, factor: factor, in: project)
    try project.write("", to: "Fonts/none.txt")
    let run = try await correct(project)
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.text.contains("Corrections by script"))
    #expect(run.text.contains("slack: [{script: Grek") == (count >= 20))
    #expect(!project.exists("Fonts/own.yml"))
  }

  @Test(
    "a stray text of another script is no shortage, and one text in many rows is",
    arguments: [
      (24, ["แก้ไข,17,400,40,th"], 1, "no correction reduces the error"),
      (0, Array(repeating: "Ρυθμίσεις,17,400,77,el", count: 24), 65, "1 different text in 24 rows"),
      (0, (0..<24).map { "Word \($0),17,400,50,en" }, 1, "use -o"),
    ] as [(Int, [String], Int32, String)])
  func reasons(count: Int, rows: [String], exitCode: Int32, message: String) async throws {
    let project = try TestProject()
    try await table(count, factor: 1, in: project)
    let table = try String(contentsOf: project.file("measured.csv"), encoding: .utf8)
    try project.write(table + rows.map { $0 + "\n" }.joined(), to: "measured.csv")
    let run = try await correct(project)
    if exitCode == 65 { #expect(!run.text.contains("slack:"), "\(run.text)") }
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("no margin is told of letters that a correction of their family changes")
  func margins() async throws {
    let project = try TestProject()
    let words = ["Settings", "Cancel", "Save", "Search", "Language", "Continue", "Help", "Photos"]
    let pairs = words.flatMap { word in words.prefix(4).map { "\(word) \($0)" } }
    try await table(32, of: pairs, locale: "en", factor: 1.04, in: project)
    let arguments = ["calibrate", "measured.csv", "-o", "own.yml"]
    let run = try await OversetProcess.run(arguments, folder: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(!run.text.contains("slack:"), "\(run.text)")
    try project.write(
      "version: 1\nextends: default\nfamilies: [{name: Inter, correction: ../own.yml}]\n",
      to: "Fonts/fonts.yml")
    let again = try await OversetProcess.run(["calibrate", "measured.csv"], folder: project.root)
    #expect(
      again.text.contains("the correction of Inter in Fonts/fonts.yml already changes these widths")
    )
    #expect(!again.text.contains("slack:"), "\(again.text)")
  }

  @Test("a file that holds something else, and one that cannot be written, stay as they are")
  func unwritable() async throws {
    let project = try TestProject()
    try await table(24, factor: 1.06, in: project)
    let nowhere = try await correct(project)
    #expect(nowhere.exitCode == 74 && nowhere.errors.contains("there is no such folder"))
    #expect(nowhere.text.contains("Corrections by script"))
    try project.write("version: 1\nfamily: Inter\ngroups: []\n", to: "Fonts/own.yml")
    let other = try await correct(project)
    #expect(other.exitCode == 65 && other.errors.contains("own.yml:2:1"), "\(other.errors)")
    #expect(
      try String(contentsOf: project.file("Fonts/own.yml"), encoding: .utf8).contains("groups"))
  }
}
