import Foundation
import OversetConfig
import OversetTestBasics
import OversetVocabulary
import Testing

/// Which code a command ends with, and that the documents say so.
struct ExitCodeTests {
  private typealias Status = OversetVocabulary.ExitStatus

  /// The root of this package.
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "the tables of exit codes in the documents have every code, with the same words",
    arguments: ["README.md", "Sources/OversetCommand/OversetCommand.docc/OversetCommand.md"])
  func theTablesAreWhole(path: String) throws {
    let text = try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let begin = try #require(lines.firstIndex(of: "| exit code | meaning |"))
    let rows = lines[(begin + 2)...].prefix { $0.hasPrefix("|") }
    #expect(
      rows.map { Int32($0.dropFirst(2).prefix { $0 != " " }) } == Status.allCases.map(\.rawValue))
    #expect(rows.contains("| 66 | nothing to check: no catalog, no string, no cell |"))
    #expect(text.contains("\nThe highest wins"))
  }

  @Test("of several faults of one reading the gravest decides the code")
  func theGravestOfOneReadingWins() {
    let kinds: [Diagnostic.Kind] = [.usage, .inputOutput, .data]
    let faults = kinds.map { Diagnostic($0, problem: "a", remedy: "b") }
    #expect(Diagnostic.combining(faults)?.exitCode == 74)
    #expect(Diagnostic.combining([faults[0], faults[2]])?.exitCode == 65)
    #expect(Diagnostic.combining([faults[0]])?.exitCode == 64)
  }

  // MARK: Nothing to check

  /// Arguments over a project, their code, and the words of the error; empty where there is none.
  struct Ending: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let code: Int32
    let words: String

    var testDescription: String { arguments.joined(separator: " ") }

    init(_ line: String, _ code: Int32, _ words: String = "") {
      arguments = line.split(separator: " ").map(String.init)
      self.code = code
      self.words = words
    }
  }

  static let endings = [
    Ending("check Docs --slot button", 66, "Docs: there is no catalog here (.xcstrings, "),
    Ending("check Docs Docs --slot button", 66, "there is no catalog here"),
    Ending("check . --slot button", 1),
    Ending("check Empty/Empty.xcstrings --slot button", 66, "there are no keys"),
    Ending("check Empty/Empty.strings --slot button", 66, "there are no keys"),
    Ending("check Empty Small.xcstrings --slot button", 1),
    Ending("check Blank.strings --slot button", 66, "no key has a text that the app draws"),
    Ending("check Fine.strings --slot button", 0),
    Ending("check nowhere --slot button", 74, "does not exist or cannot be read"),
    Ending("slots suggest Docs", 66, "there is no catalog here"),
    Ending("slots suggest Empty", 66, "there are no keys"),
    Ending("slots suggest Small.xcstrings", 0),
    Ending("calibrate header.csv", 66, "there are no rows"),
    Ending("measure --batch blank.jsonl", 66, "there are no rows"),
    Ending("measure --batch one.jsonl", 0),
    Ending("review --list", 0),
    Ending("prune", 64, "nothing has run here yet"),
  ]

  @Test("nothing to check is 66, and its neighbours are not", arguments: endings)
  func nothingToCheck(ending: Ending) async throws {
    let project = try SmallCatalog.project()
    try project.write("no catalog", to: "Docs/guide.md")
    try project.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}", to: "Empty/Empty.xcstrings")
    try project.write("/* nothing */\n", to: "Empty/Empty.strings")
    try project.write("\"a\" = \"\";\n", to: "Blank.strings")
    try project.write("\"a\" = \"Yes\";\n", to: "Fine.strings")
    try project.write("text,size,weight,width\n", to: "header.csv")
    try project.write("\n\n", to: "blank.jsonl")
    try project.write("{\"text\":\"a\"}\n", to: "one.jsonl")
    let run = try await project.overset(ending.arguments, folder: project.root)
    #expect(run.exitCode == ending.code, "\(run.errors)\(run.text)")
    #expect(ending.words.isEmpty || run.errors.contains(ending.words))
    #expect(run.errors.isEmpty == ending.words.isEmpty, "\(run.errors)")
  }

  // MARK: Files that cannot be read

  /// A file that may not be read, and arguments that read it.
  static let files: [(file: String, arguments: String)] = [
    ("Config/matrix.yml", "run"), ("Config/devices.yml", "run"), ("Config/checks.yml", "run"),
    ("Config/samples.yml", "check Small.xcstrings"), ("Config/slots.yml", "check Small.xcstrings"),
    ("Config/baseline.json", "check Small.xcstrings"), ("Fonts/fonts.yml", "measure a"),
    ("Fonts/Bars.ttf", "measure a"), ("Fonts/own.yml", "measure a"),
    ("Locales/Own.xcstrings", "run"), ("Locales/en.lproj/Own.strings", "run"),
    ("Small.xcstrings", "check Small.xcstrings"),
    ("Small.xcstrings", "slots suggest Small.xcstrings"),
    ("widths.csv", "calibrate widths.csv"), ("rows.jsonl", "measure --batch rows.jsonl"),
    (".overset/manifests/overset run.json", "prune"),
    (".overset/pending/ErrorCard/a.png", "review --accept **"),
    (RecordingTests.picture, "run --component ErrorCard --device iPhoneSE --locale en"),
    (
      "__Snapshots__/ErrorCard/generic.en_iPhoneSE.txt",
      "run --component ErrorCard --device iPhoneSE --locale en"
    ),
  ]

  @Test(
    "a file that cannot be read ends with 74, whatever it is",
    .enabled(if: OversetProcess.canObeyRights), arguments: files)
  func whatCannotBeReadIs74(file: String, arguments: String) async throws {
    let project = try TestProject.gallery()
    let small = try SmallCatalog.project()
    try FileManager.default.copyItem(
      at: small.file(SmallCatalog.name), to: project.file(SmallCatalog.name))
    if file.hasPrefix("Fonts") {
      try Self.writeFonts(to: project, corrects: file.hasSuffix("own.yml"))
    }
    if file.hasPrefix("__Snapshots__") { _ = try await project.run() }
    if !project.exists(file) { try project.write("a: b\n", to: file) }
    try project.setRights(0, of: file)
    let run = try await project.overset(
      arguments.split(separator: " ").map(String.init), folder: project.root, obeysRights: true)
    try project.setRights(0o644, of: file)
    #expect(run.exitCode == 74, "\(run.errors)\(run.text)")
    let name = file.split(separator: "/").last.map(String.init) ?? file
    #expect((run.errors + run.text).contains(name))
  }

  @Test(
    "of several catalogs those that can be read are reported, and the other ends with 74",
    .enabled(if: OversetProcess.canObeyRights))
  func oneOfSeveral() async throws {
    let project = try SmallCatalog.project()
    try project.write("\"a\" = \"Yes\";\n", to: "Other.strings")
    try project.write("\"b\" = \"No\";\n", to: "Hidden.strings")
    try project.setRights(0, of: "Hidden.strings")
    let run = try await project.overset(
      ["check", ".", "--slot", "button"], folder: project.root, obeysRights: true)
    try project.setRights(0o644, of: "Hidden.strings")
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("Hidden.strings: cannot open: Permission denied"))
    let whole = try await project.overset(["check", ".", "--slot", "button"], folder: project.root)
    #expect(run.text.contains("3 keys") && whole.text.contains("4 keys"), "\(run.text)")
  }

  /// A face of one's own, and a correction of another.
  private static func writeFonts(to project: TestProject, corrects: Bool) throws {
    let face = try Data(contentsOf: TestFaces.folder.appending(path: "Bars.ttf"))
    try project.write(manifest(of: face, corrects: corrects), to: "Fonts/fonts.yml")
    try face.write(to: project.file("Fonts/Bars.ttf"))
  }

  private static func manifest(of face: Data, corrects: Bool = false) -> String {
    """
    version: 1
    extends: default
    families:\(corrects ? "\n  - name: Inter\n    correction: own.yml" : "")
      - name: Bars
        licence: CC0-1.0
        scripts: [Latn]
        faces:
          - file: Bars.ttf
            weight: 400
            sha256: \(Digest.sha256Hex(of: face))

    """
  }

  @Test("a face that is refused is named with its line, its file and the reason")
  func aRefusedFaceNamesItsLine() async throws {
    let project = try TestProject()
    var face = try Data(contentsOf: TestFaces.folder.appending(path: "Bars.ttf"))
    try Self.writeFonts(to: project, corrects: false)
    #expect(try await project.overset(["measure", "a"]).exitCode == 0)
    face.replaceSubrange(0..<4, with: [0, 0, 0, 0])
    try face.write(to: project.file("Fonts/Bars.ttf"))
    try project.write(Self.manifest(of: face), to: "Fonts/fonts.yml")
    let run = try await project.overset(["measure", "a"])
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("Fonts/fonts.yml:8:15: the font file "), "\(run.errors)")
    #expect(run.errors.contains("Fonts/Bars.ttf is refused: the file has no face with index 0; "))
  }
}
