import Foundation
import OversetTestBasics
import Testing

/// `overset measure --batch`
struct MeasureBatchTests {
  private func batch(
    _ rows: [String], _ arguments: [String] = []
  ) async throws -> OversetProcess.Result {
    try await OversetProcess.run(
      ["measure", "--batch", "-"] + arguments, input: rows.joined(separator: "\n") + "\n")
  }

  private func row(_ fields: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: fields), as: UTF8.self)
  }

  private static let texts = [
    "Hello, world", "Wiederherstellen des Kaufs", "مرحبا بالعالم، كيف الحال", "こんにちは世界、元気ですか",
    "שלום עולם abc", "สวัสดีชาวโลก", "नमस्ते दुनिया", "a\nb  \nc", "👨‍👩‍👧 family 👍🏽", "  leading",
    "e\u{301}tude",
  ]

  @Test(
    "rows keep their order, from input or file, with any number of jobs", arguments: ["-", "file"])
  func orderIsKept(source: String) async throws {
    let rows = try (0..<200).map { index in
      try row(["id": index, "text": "\(index) " + Self.texts[index % Self.texts.count]])
    }
    let project = try TestProject()
    try project.write(rows.joined(separator: "\n"), to: "rows.jsonl")
    let run =
      source == "-"
      ? try await batch(rows, ["--jobs", "8"])
      : try await OversetProcess.run(
        ["measure", "--batch", project.file("rows.jsonl").path(percentEncoded: false)])
    #expect(run.exitCode == 0)
    #expect(try run.rows().map { $0["id"] as? Int } == Array(0..<200))
    #expect(run.output == (try await batch(rows, ["--jobs", "1"])).output)
  }

  /// A row of a batch and the same text by itself have the same answer.
  @Test("a row of a batch and the same text alone give the same bytes", arguments: texts)
  func batchAndSingleAgree(text: String) async throws {
    let fields: [String: Any] = ["text": text, "locale": "de", "width": 90, "lines": 1]
    let one = try await OversetProcess.run(
      ["measure", text, "--locale", "de", "--width", "90", "--lines", "1", "--format", "json"])
    let run = try await batch([try row(fields)])
    #expect(run.exitCode == 0)
    #expect(run.output == one.output)
  }

  @Test("a row or a text that is too long is an error of its own row")
  func longRows() async throws {
    let run = try await batch([
      try row(["text": String(repeating: "a", count: 1_000_001)]),
      try row(["text": String(repeating: "a", count: 8_000_000)]),
      try row(["text": String(repeating: "a", count: 100_000), "width": 1_000_000]),
    ])
    #expect(run.exitCode == 65)
    let errors = try run.rows().map { $0["error"] as? String }
    #expect(
      errors == [
        "the text has 1000001 UTF-16 units; measure its parts; the limit is 1000000",
        "the row has 8000011 bytes; measure its parts; the limit is 8000000", nil,
      ])
  }

  @Test("more rows than are measured at once keep their order and their lines")
  func manyRows() async throws {
    let rows = (0..<9000).map { $0 % 1000 == 7 ? "{" : "{\"id\":\($0),\"text\":\"\"}" }
    let run = try await batch(rows, ["--jobs", "1"])
    let answers = try run.rows()
    #expect(answers.count == 9000)
    for (index, answer) in answers.enumerated() {
      #expect((answer["id"] ?? answer["line"]) as? Int == (index % 1000 == 7 ? index + 1 : index))
    }
  }

  @Test("an id comes back as it was written, number or string")
  func idsOfBothTypes() async throws {
    let ids = ["1", "-7", "9007199254740993", "\"a\"", "\"1\"", "\"\"", "\"ä\""]
    let run = try await batch(ids.map { "{\"id\":\($0),\"text\":\"x\"}" } + ["{\"text\":\"x\"}"])
    #expect(run.exitCode == 0)
    let lines = run.text.split(separator: "\n")
    try #require(lines.count == ids.count + 1)
    for (line, id) in zip(lines, ids) { #expect(line.contains("\"id\":\(id),")) }
    #expect(lines.last?.contains("\"id\"") == false)
  }

  /// A row that is wrong has an error that names the fault; the others are answered.
  @Test(
    "a bad row has an error with its line, and the others are measured",
    arguments: [
      (#"{"id":"x"}"#, "'text'"), ("nonsense", "JSON"), (#"["x"]"#, "object"), ("{", "JSON"),
      (#"{"id":"x","text":5}"#, "'text'"), (#"{"id":"x","text":null}"#, "'text'"),
      (#"{"id":"x","text":"a","lines":1.5}"#, "whole number"),
      (#"{"id":"x","text":"a","width":"wide"}"#, "'width'"),
      (#"{"id":"x","text":"a","width":-1}"#, "width"),
      (#"{"id":"x","text":"a","size":0}"#, "size"),
      (#"{"id":"x","text":"a","weight":50}"#, "100 to 900"),
      (#"{"id":"x","text":"a","style":"boody"}"#, "'body'"),
      (#"{"id":"x","text":"a","typeSize":"huge"}"#, "typeSize"),
      (#"{"id":"x","text":"a","locale":"enn"}"#, "'en'"),
      (#"{"id":"x","text":"a","direction":"up"}"#, "direction"),
      (#"{"id":"x","text":"a","size":12,"style":"body"}"#, "both size and style"),
    ])
  func badRow(row: String, words: String) async throws {
    let good = #"{"id":"good","text":"Hello"}"#
    let run = try await batch([good, "", row, good])
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("1 of 3 rows"))
    let rows = try run.rows()
    #expect(rows.count == 3)
    try #require(rows.count == 3)
    #expect(rows[0] as NSDictionary == rows[2] as NSDictionary)
    #expect(rows[0]["error"] == nil)
    let error = try #require(rows[1]["error"] as? String)
    #expect(error.contains(words))
    #expect(rows[1]["line"] as? Int == 3)
    #expect(rows[1]["width"] == nil)
    if row.contains("\"id\"") { #expect(rows[1]["id"] as? String == "x") }
  }

  @Test("a batch file that does not exist ends with 74")
  func absentFile() async throws {
    let run = try await OversetProcess.run(["measure", "--batch", "no such file"])
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("no such file: "))
  }

  @Test("a batch without rows is nothing to check", arguments: ["", "\n \n"])
  func emptyBatch(input: String) async throws {
    let run = try await OversetProcess.run(["measure", "--batch", "-"], input: input)
    #expect(run.exitCode == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: there are no rows; "))
  }

  /// Whatever the room and the lines: the ranges follow on one another and cover the text, or what
  /// is shown of it; only what is cut has `shown` and `hidden`.
  @Test(
    "the ranges of lines adjoin and cover what is shown of the text", arguments: texts, [0, 1, 2])
  func linesCoverTheText(text: String, limit: Int) async throws {
    let widths = [20.0, 45, 80, 130, 1000]
    let run = try await batch(
      try widths.map { try row(["text": text, "width": $0, "lines": limit, "locale": "ja"]) })
    #expect(run.exitCode == 0)
    let rows = try run.rows()
    #expect(rows.count == widths.count)
    for row in rows {
      let lines = try #require(row["lines"] as? [[String: Any]])
      let starts = lines.compactMap { $0["start"] as? Int }
      let ends = lines.compactMap { $0["end"] as? Int }
      #expect(starts.count == lines.count && ends.count == lines.count)
      #expect(starts.first == 0)
      #expect(Array(starts.dropFirst()) == Array(ends.dropLast()))
      let truncated = try #require(row["truncated"] as? Bool)
      #expect((row["shown"] != nil) == truncated)
      #expect((row["hidden"] != nil) == truncated)
      #expect(limit == 0 || lines.count <= limit)
      let end = try #require(ends.last)
      guard truncated else {
        #expect(end == text.utf16.count)
        continue
      }
      #expect(limit > 0)
      #expect(end < text.utf16.count)
      let shown = try #require(row["shown"] as? String)
      let hidden = try #require(row["hidden"] as? String)
      #expect(shown.hasSuffix("…"))
      func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      #expect(letters(String(shown.dropLast()) + hidden) == letters(text))
    }
  }

  /// The first strong character decides, and the locale where there is none (UAX #9, P2 and P3).
  @Test(
    "the first strong character decides the direction, else the locale",
    arguments: [
      ("abc שלום", "he", "ltr"), ("שלום abc", "en", "rtl"), ("12 + 3", "ar", "rtl"),
      ("12 + 3", "en", "ltr"),
    ])
  func automaticDirection(text: String, locale: String, same: String) async throws {
    var fields: [String: Any] = ["text": text, "locale": locale, "width": 30, "lines": 1]
    let automatic = try row(fields)
    fields["direction"] = same
    let explicit = try row(fields)
    let rows = try await batch([automatic, explicit]).rows()
    try #require(rows.count == 2)
    #expect(rows[0] as NSDictionary == rows[1] as NSDictionary)
  }

  /// The order of the runs of a mixed line, and so its ink, depends on the direction.
  @Test("the direction changes the ink of a mixed line, and not its width")
  func directionMatters() async throws {
    let rows = try await batch(
      try ["ltr", "rtl", "auto"].map { try row(["text": "fi שלום", "direction": $0]) }
    ).rows()
    try #require(rows.count == 3)
    #expect(rows[0]["ink"] as? [Double] != rows[1]["ink"] as? [Double])
    #expect(rows[0]["ink"] as? [Double] == rows[2]["ink"] as? [Double])
    let widths = try rows.map { try #require($0["width"] as? Double) }
    #expect(abs(widths[0] - widths[1]) < 1e-9)
  }

  /// A text one point narrower than its room less the slack fits; one that overshoots it by more
  /// than the slack is cut; between the two lies the risk.
  @Test("the verdict turns where the width passes the error margin")
  func verdictsByWidth() async throws {
    let text = "Einstellungen"
    let natural = try #require(
      try await batch([try row(["text": text])]).rows().first?["width"] as? Double)
    let slack = natural * 0.02 + 1.5
    let widths = [natural + slack + 0.1, natural + 0.1, natural - slack - 0.1]
    let rows = try await batch(
      try widths.map { try row(["text": text, "width": $0, "lines": 1]) }
    ).rows()
    #expect(rows.map { $0["verdict"] as? String } == ["fits", "at risk", "truncated"])
    #expect(rows.map { $0["truncated"] as? Bool } == [false, false, true])
    for row in rows { #expect(abs(try #require(row["slack"] as? Double) - slack) < 1e-9) }
  }
}
