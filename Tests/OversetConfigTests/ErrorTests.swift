import Foundation
import OversetConfig
import OversetFiles
import OversetVocabulary
import Testing

@Suite struct ErrorTests {
  @Test("every case of errors.txt is read")
  func everyCaseIsRead() throws {
    let text = try String(contentsOf: Expectations.file("errors.txt"), encoding: .utf8)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("=== ") }
    #expect(ErrorCase.all.count == headings.count)
    #expect(headings.count > 50)
  }

  @Test(
    "a wrong configuration is refused with its place, problem and remedy", arguments: ErrorCase.all)
  func refusal(_ refused: ErrorCase) throws {
    let error = try #require(throws: Diagnostic.self) { try refused.read() }
    let prefix = "errors.yml:"
    #expect(error.description.hasPrefix(prefix))
    let description = String(error.description.dropFirst(prefix.count))
    if refused.isBeginning {
      #expect(description.hasPrefix(refused.expected), "\(description)")
    } else {
      #expect(description == refused.expected)
    }
  }

  @Test(
    "the remedy of broken YAML names the likely cause",
    arguments: [
      ("locales:\n\t- de", "indent with spaces, not tabs"),
      ("catalogs: [*.xcstrings]", "quote the value that begins with `*`"),
      ("catalogs: @strings", "quote the value that begins with `@`"),
      ("locales: [en", "correct the syntax here or just before this place"),
    ])
  func remedyOfBrokenSyntax(text: String, remedy: String) throws {
    let error = try #require(throws: Diagnostic.self) {
      try MatrixConfiguration.parse(text, file: "matrix.yml")
    }
    #expect(error.remedy == remedy)
  }

  @Test("a missing file is refused by its path")
  func missingFile() throws {
    let error = try #require(throws: Diagnostic.self) {
      try MatrixConfiguration.read(file: BoundFile(named: URL(filePath: "nowhere/matrix.yml")))
    }
    #expect(
      error.description
        == "nowhere/matrix.yml: the file does not exist; create it, or correct the path")
  }

  @Test("a folder in place of a file is refused as unreadable")
  func folderInPlaceOfAFile() throws {
    try withTemporaryFolder { folder in
      let error = try #require(throws: Diagnostic.self) {
        try ChecksConfiguration.read(file: BoundFile(named: folder))
      }
      #expect(error.problem == "this is a directory, not a file")
      #expect(error.exitCode == 74)
    }
  }

  @Test("bytes that are not UTF-8 are refused at their line and column")
  func anotherEncoding() throws {
    try withTemporaryFolder { folder in
      let file = folder.appending(path: "checks.yml")
      try Data(Array("known:\n  - rule: caf".utf8) + [0xE9, 0x0A]).write(to: file)
      let error = try #require(throws: Diagnostic.self) {
        try ChecksConfiguration.read(file: BoundFile(named: file))
      }
      #expect(error.problem == "the file is not UTF-8")
      #expect([error.line, error.column] == [2, 14])
    }
  }

  @Test("a byte order mark and Windows line ends shift no place")
  func byteOrderMarkAndWindowsLines() throws {
    let matrix = try MatrixConfiguration.parse(
      "\u{FEFF}strict: true\r\nlocales: [de]\r\n", file: "matrix.yml")
    #expect(matrix.strict)
    #expect(matrix.locales.first?.place == SourcePlace(file: "matrix.yml", line: 2, column: 11))
  }

  @Test(
    "every beginning of a good file is read or refused by its name",
    arguments: ["Fonts/fonts.yml", "Config/matrix.yml", "Config/checks.yml"])
  func everyBeginningIsReadOrRefused(path: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    try #require(text.count > 100)
    var (readings, refusals) = (0, 0)
    // What follows repeats the same keys.
    for length in stride(from: 0, to: min(text.count, 6_000), by: 5) {
      let beginning = String(text.prefix(length))
      for schema in [ErrorCase.Schema.fonts, .devices, .matrix, .checks] {
        let cut = ErrorCase(
          schema: schema, title: "", expected: "", isBeginning: true, text: beginning)
        do throws(Diagnostic) {
          try cut.read()
          readings += 1
        } catch {
          #expect(error.file == "errors.yml")
          refusals += 1
        }
      }
    }
    #expect(readings > 100 && refusals > 300, "\(readings), \(refusals)")
  }

  @Test("20,000 levels of nesting are refused", arguments: ["[", "{a: ", "- ", "? "])
  func deepNestingIsRefused(opening: String) {
    let text = String(repeating: opening, count: 20_000)
    #expect(throws: Diagnostic.self) { try MatrixConfiguration.parse(text, file: "matrix.yml") }
  }

  @Test("aliases that expand without end are refused")
  func aliasesThatExpandWithoutEndCostNothing() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...60 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(throws: Diagnostic.self) { try MatrixConfiguration.parse(text, file: "matrix.yml") }
  }
}
