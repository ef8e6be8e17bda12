import Foundation
import OversetTestBasics
import Testing

/// `overset calibrate`.
struct CalibrateTests {
  private static let words = [
    "Einstellungen", "Abbrechen", "Fertig", "Speichern", "Profil", "Konto", "Passwort", "Weiter",
    "Suche", "Verlauf", "Kaufen", "Teilen", "Kopieren", "Bearbeiten", "Hilfe", "Sprache",
  ]

  /// Texts of one to three words at three sizes, without repeats.
  private static func texts(_ count: Int) -> [(text: String, size: Int)] {
    (0..<count).map { index in
      let first = words[index % words.count]
      let rest = (0..<index % 3).map { words[(index * 5 + $0 * 7 + index / 16) % words.count] }
      return (([first] + rest).joined(separator: " "), [13, 15, 17][index / 2 % 3])
    }
  }

  /// A file of frames as a device would give them whose widths are the model's, changed by `change`.
  private static func file(
    _ count: Int, in project: TestProject, change: (Int, Double) -> Double
  ) async throws {
    let texts = texts(count)
    let input = texts.map { "{\"text\":\"\($0.text)\",\"size\":\($0.size)}\n" }.joined()
    let rows = try await OversetProcess.run(["measure", "--batch", "-"], input: input).rows()
    try #require(rows.count == count)
    var csv = "text,size,weight,width\r\n"
    for (index, (text, row)) in zip(texts, rows).enumerated() {
      let width = change(index, try #require(row["width"] as? Double))
      csv += "\"\(text.text)\",\(text.size),regular,\((width * 3).rounded(.up) / 3)\r\n"
    }
    try project.write(csv, to: "measured.csv")
  }

  private func calibrate(
    _ project: TestProject, _ arguments: [String] = []
  ) async throws -> OversetProcess.Result {
    let file = project.file("measured.csv").path(percentEncoded: false)
    return try await project.overset(["calibrate", file] + arguments)
  }

  private func correct(_ project: TestProject) throws {
    try project.write(
      "version: 1\nextends: default\nfamilies: [{name: Inter, correction: own.yml}]\n",
      to: "Fonts/fonts.yml")
  }

  /// From frames to a correction that the other commands then follow: the round trip.
  @Test("a calibration writes a correction that measure and explain then follow")
  func correctionIsFoundAndFollowed() async throws {
    let project = try TestProject()
    try await Self.file(45, in: project) { $1 * 1.04 }
    let output = project.file("Fonts/own.yml")
    try project.write("", to: "Fonts/own.yml")
    let run = try await calibrate(project, ["-o", output.path(percentEncoded: false)])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.contains("Correction of Inter, from 45 texts\n"))
    #expect(run.text.contains("written to "))

    let measure = ["measure", "Nachrichten", "--width", "200", "--lines", "1", "--format", "json"]
    let plain = try #require(try await project.overset(measure).rows().first)
    try correct(project)
    let corrected = try #require(try await project.overset(measure).rows().first)
    let widths = try [plain, corrected].map { try #require($0["width"] as? Double) }
    #expect(abs(widths[1] / widths[0] - 1.04) < 0.002)
    let slacks = try [plain, corrected].map { try #require($0["slack"] as? Double) }
    #expect(slacks[1] < slacks[0])
    #expect(slacks[1] >= 0.5)
    let explanation = try await project.overset(["explain", "Nachrichten"])
    #expect(explanation.text.contains("corrected by 1.0"))

    // What a correction changes is left out when the model is measured again.
    let again = try await calibrate(project)
    #expect(again.exitCode == 0)
    #expect(again.text.contains("not written; use -o FILE to write it"))
    #expect(
      again.text.split(separator: "\n").prefix(3) == run.text.split(separator: "\n").prefix(3))
  }

  /// Widths that are the model's own: nothing to correct, and no file that says there is.
  @Test("widths that agree with the model give no correction file")
  func noHelp() async throws {
    let project = try TestProject()
    try await Self.file(30, in: project) { $1 }
    let output = project.file("own.yml").path(percentEncoded: false)
    let run = try await calibrate(project, ["-o", output])
    #expect(run.exitCode == 1)
    #expect(run.text.contains("none; it does not reduce the error"))
    #expect(run.errors.contains("nothing was written"))
    #expect(!project.exists("own.yml"))
    #expect(try await calibrate(project).exitCode == 0)
  }

  /// A correction rests on 20 texts at least; the error is printed for fewer.
  @Test(
    "a correction needs 20 texts, and the error is printed for fewer",
    arguments: [(19, false), (20, true)])
  func fewest(count: Int, isFitted: Bool) async throws {
    let project = try TestProject()
    try await Self.file(count, in: project) { $1 * 1.05 }
    let output = project.file("own.yml").path(percentEncoded: false)
    let run = try await calibrate(project, ["-o", output])
    #expect(run.exitCode == (isFitted ? 0 : 65))
    #expect(run.errors.contains("measure at least 20") == !isFitted)
    #expect(project.exists("own.yml") == isFitted)
    #expect(run.text.contains("Model error"))
  }

  /// A slip of the pen is among the worst, and moves no fit.
  @Test("three wrong rows among 60 are listed as the worst and do not move the fit")
  func outliers() async throws {
    let project = try TestProject()
    try await Self.file(60, in: project) { $0 % 20 == 7 ? $1 * 2 : $1 * 1.04 }
    let output = project.file("own.yml").path(percentEncoded: false)
    let run = try await calibrate(project, ["-o", output])
    // The three slips are 5 of 100 rows: the 95th percentile stays clear of them.
    #expect(run.exitCode == 0, "\(run.errors)")
    let rows = run.text.split(separator: "\n").map { $0.split(separator: " ") }
    let worst = rows.drop { $0.first != "Largest" }.dropFirst(2).prefix(3)
    #expect(Set(worst.compactMap(\.first)) == ["9", "29", "49"])
    let file = try String(contentsOf: project.file("own.yml"), encoding: .utf8)
    let scales = file.matches(of: /scale: ([0-9.]+)/).compactMap { Double($0.1) }
    #expect(!scales.isEmpty)
    for scale in scales { #expect(abs(scale - 1.04) < 0.005) }
  }

  /// Scripts are told apart, texts wider than the allowance counted, and other families' texts
  /// take no part in the fit.
  @Test("errors are listed by script, and texts of other families stay out of the fit")
  func scriptsAndFamilies() async throws {
    let project = try TestProject()
    try project.write(
      """
      text,size,weight,width,locale,scale,kind
      "Hello, world",17,400,90,,,
      Hello,17,semibold,43,en,2,ink

      مرحبا,17,400,400,ar,3,frame
      "say ""hi"" ",17,400,80,,,
      """, to: "measured.csv")
    let run = try await calibrate(project)
    #expect(run.exitCode == 0, "\(run.errors)")
    let rows = run.text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(rows.contains { $0.first == "Arab" && $0[1] == "1" && $0.last == "1" })
    #expect(rows.contains { $0.first == "Latn" && $0[1] == "3" })
    #expect(run.text.contains("\"Hello, world\""))
    #expect(run.text.contains("Correction of Inter, from 3 texts: none"))
    let arabic = try await calibrate(project, ["--family", "Noto Sans Arabic"])
    #expect(arabic.text.contains("Correction of Noto Sans Arabic, from 1 text: none"))
    let unknown = try await calibrate(project, ["--family", "Intre"])
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.contains("'Inter'"))
  }

  @Test(
    "a bad file of measurements is refused with line, column and problem",
    arguments: [
      ("", "1:1: the file is empty"),
      ("text,size,weight,width\n", "2:1: there are no rows"),
      ("text,size,wieght,width\n", "1:11: there is no column 'wieght'; did you mean 'weight'?"),
      ("text,size,weight\n", "1:1: there is no column 'width'"),
      ("text,size,text\n", "1:11: there are two columns 'text'"),
      ("text,size,weight,width\na,17,400\n", "2:1: the row has 3 fields, the header has 4"),
      ("text,size,weight,width\na,b,17,400,9\n", "2:1: the row has 5 fields, the header has 4"),
      ("text,size,weight,width\na,big,400,9\n", "2:3: size is 'big'"),
      ("text,size,weight,width\na,17,400,nan\n", "2:10: width is 'nan'"),
      ("text,size,weight,width\na,17,400,-4\n", "2:10: width is '-4'"),
      ("text,size,weight,width\na,17,fat,9\n", "2:6: there is no weight 'fat'"),
      ("text,size,weight,width\r\n\r\n ,17,400,9\r\n", "3:1: the text is empty"),
      ("text,size,weight,width\n\"a\nb\",17,400,9\n", "2:1: the text has a line break"),
      ("text,size,weight,width\n\"a\nb\",17,400,9\nx,0,400,9\n", "4:3: size is '0'"),
      ("text,size,weight,width\n\"a,17,400,9\n", "2:1: the quotation mark is never closed"),
      ("text,size,weight,width\na\"b,17,400,9\n", "2:2: a quotation mark inside an unquoted field"),
      ("text,size,weight,width\n\"a\"b,17,400,9\n", "2:4: text after the closing quotation mark"),
      ("text,size,weight,width,kind\na,17,400,9,box\n", "2:12: kind is 'box'"),
      ("text,size,weight,width,locale\na,17,400,9,enn\n", "2:12: there is no locale 'enn'"),
    ])
  func wrongFiles(text: String, message: String) async throws {
    let project = try TestProject()
    try project.write(text, to: "measured.csv")
    let run = try await calibrate(project)
    #expect(run.exitCode == (message.hasSuffix("there are no rows") ? 66 : 65))
    #expect(run.errors.contains("measured.csv:\(message)"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  /// Every wrong row is named, up to twenty.
  @Test("every bad row is reported, up to twenty")
  func manyWrongRows() async throws {
    let project = try TestProject()
    let rows = String(repeating: "a,17,400,0\n", count: 25)
    try project.write("text,size,weight,width\n" + rows, to: "measured.csv")
    let run = try await calibrate(project)
    #expect(run.exitCode == 65)
    #expect(run.errors.components(separatedBy: "width is '0'").count == 21)
    #expect(run.errors.contains("5 more rows are wrong"))
  }

  @Test("a file that cannot be read or written ends a calibration with 74")
  func filesThatCannotBeUsed() async throws {
    let project = try TestProject()
    #expect(try await calibrate(project).exitCode == 74)
    try await Self.file(30, in: project) { $1 * 1.04 }
    let nowhere = project.file("none/own.yml").path(percentEncoded: false)
    let run = try await calibrate(project, ["-o", nowhere])
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("cannot be written"))
  }

  /// A correction that is wrong is refused with its place, as every file of a project.
  @Test("a missing or bad correction file is refused at its place")
  func wrongCorrection() async throws {
    let project = try TestProject()
    try correct(project)
    let missing = try await project.overset(["measure", "a"])
    #expect(missing.exitCode == 65)
    #expect(
      missing.errors.contains("Fonts/fonts.yml:3:38: the correction file own.yml does not exist"))
    try project.write("version: 1\nfamily: Inter\ngroups: [{weight: 4}]\n", to: "Fonts/own.yml")
    let wrong = try await project.overset(["measure", "a"])
    #expect(wrong.exitCode == 65)
    #expect(wrong.errors.contains("own.yml:3:10: `size` is missing"), "\(wrong.errors)")
  }
}
