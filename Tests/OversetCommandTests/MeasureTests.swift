import Foundation
import Testing

/// `overset measure` for one text.
struct MeasureTests {
  private static let always: Set<String> = [
    "width", "ink", "size", "lines", "truncated", "verdict", "slack", "missing",
  ]

  private func measure(_ arguments: [String]) async throws -> [String: Any] {
    let run = try await OversetProcess.run(["measure", "--format", "json"] + arguments)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    let rows = try run.rows()
    #expect(rows.count == 1)
    return try #require(rows.first)
  }

  @Test("a measurement without options takes the documented defaults")
  func defaults() async throws {
    let plain = try await OversetProcess.run(["measure", "Hello, world"])
    let explicit = try await OversetProcess.run([
      "measure", "Hello, world", "--locale", "en", "--size", "17", "--weight", "regular",
      "--lines", "0", "--scale", "3", "--metrics", "ios", "--direction", "auto",
      "--truncation", "tail",
    ])
    #expect(plain.exitCode == 0)
    #expect(plain.output == explicit.output)
  }

  @Test("a measurement for a person has figures, verdict, what is shown, and the lines")
  func forAPerson() async throws {
    let one = try await OversetProcess.run([
      "measure", "Wiederherstellen", "--width", "80", "--lines", "1",
    ])
    #expect(one.exitCode == 0)
    #expect(one.text.hasPrefix("\"Wiederherstellen\"\n  width    "))
    #expect(
      one.text.contains(
        /\n  verdict  truncated; error margin \d+\.\d pt\n  shows    "W.*…"\n  hides    "/))
    let several = try await OversetProcess.run(["measure", "one two three four", "--width", "60"])
    #expect(several.text.contains(/\n  lines\n    1  +\d+\.\d pt  "one/))
    let missing = try await OversetProcess.run(["measure", "Ꮳ"])
    #expect(missing.text.contains("  missing  no face has U+13E3\n"))
    let batch = try await OversetProcess.run(["measure", "--batch", "-", "--format", "text"])
    #expect(batch.exitCode == 64)
  }

  @Test("without a width there is no verdict and nothing is truncated")
  func fieldsWithoutWidth() async throws {
    let row = try await measure(["Hello"])
    #expect(Set(row.keys) == Self.always)
    #expect(row["verdict"] is NSNull)
    #expect(row["slack"] is NSNull)
    #expect(row["truncated"] as? Bool == false)
    #expect((row["missing"] as? [String])?.isEmpty == true)
  }

  @Test("a truncated text has its shown and hidden part")
  func fieldsOfACutText() async throws {
    let row = try await measure(["Wiederherstellen", "--width", "80", "--lines", "1"])
    #expect(Set(row.keys) == Self.always.union(["shown", "hidden"]))
    #expect(row["truncated"] as? Bool == true)
    #expect(row["verdict"] as? String == "truncated")
    let shown = try #require(row["shown"] as? String)
    let hidden = try #require(row["hidden"] as? String)
    #expect(shown.hasSuffix("…"))
    #expect(shown.dropLast() + hidden == "Wiederherstellen")
    let lines = try #require(row["lines"] as? [[String: Any]])
    #expect(lines.count == 1)
    #expect(lines.first?["end"] as? Int == shown.utf16.count - 1)
  }

  /// A size is rounded up to the pixel, a width is not.
  @Test("a size is rounded up to whole pixels, and a width is not", arguments: [1.0, 2, 3])
  func sizeIsRoundedUp(scale: Double) async throws {
    let row = try await measure(["Hello, world", "--scale", "\(scale)"])
    let size = try #require(row["size"] as? [Double])
    let width = try #require(row["width"] as? Double)
    #expect(abs(size[0] - (width * scale).rounded(.up) / scale) < 1e-9)
    #expect(abs(size[1] * scale - (size[1] * scale).rounded()) < 1e-9)
    let ink = try #require(row["ink"] as? [Double])
    #expect(ink.count == 2)
    #expect(0 < ink[0] && ink[0] < ink[1] && ink[1] < width)
  }

  /// A style follows the text size, a fixed size does not. Body is 17 points at Large and 53 at AX5
  /// (Human Interface Guidelines, Typography).
  @Test("a text style follows the type size, and a fixed size does not")
  func styleAndSize() async throws {
    let fixed = try await measure(["Hello", "--size", "53"])
    let enlarged = try await measure(["Hello", "--style", "body", "--type-size", "AX5"])
    let unmoved = try await measure(["Hello", "--size", "17", "--type-size", "AX5"])
    let plain = try await measure(["Hello"])
    let body = try await measure(["Hello", "--style", "body"])
    func number(_ row: [String: Any]) -> Double? { row["width"] as? Double }
    #expect(number(fixed) == number(enlarged))
    #expect(number(unmoved) == number(plain))
    #expect(number(body) == number(plain))
    let widths = try [plain, fixed].map { try #require(number($0)) }
    #expect(widths[1] > 2.5 * widths[0])
  }

  /// A text style has the line height that iOS gives it (its leading), a fixed size that of the
  /// face: 22 points for body at Large (Human Interface Guidelines), 20 1/3 for 17 points of SF.
  @Test(
    "a text style has the line height of iOS, a fixed size that of the face",
    arguments: [(["--style", "body"], 22.0), (["--size", "17"], 20 + 1.0 / 3)])
  func height(font: [String], line: Double) async throws {
    let text = "one two three four five six"
    let one = try await measure([text] + font)
    let several = try await measure([text, "--width", "60"] + font)
    let count = try #require(several["lines"] as? [Any]).count
    let heights = try [one, several].map { try #require($0["size"] as? [Double])[1] }
    #expect(count > 2)
    #expect(abs(heights[0] - (20 + 1.0 / 3)) < 1e-9)
    // Between the first and the last line stand whole line heights.
    let between = (heights[1] - heights[0]) / Double(count - 1)
    #expect(abs(between - line) < 0.34)
  }

  @Test(
    "a weight measures alike by name and number, and differs from regular",
    arguments: [("semibold", "600"), ("ultraLight", "100"), ("black", "900")])
  func weights(name: String, number: String) async throws {
    let byName = try await measure(["Hello", "--weight", name])
    let byNumber = try await measure(["Hello", "--weight", number])
    let regular = try await measure(["Hello"])
    #expect(byName as NSDictionary == byNumber as NSDictionary)
    #expect(byName["width"] as? Double != regular["width"] as? Double)
  }

  @Test("the iOS model and the font's own metrics differ, and the model alone has a margin")
  func metricsAreTwo() async throws {
    let ios = try await measure(["Hello", "--metrics", "ios", "--width", "300"])
    let font = try await measure(["Hello", "--metrics", "font", "--width", "300"])
    #expect(ios["width"] as? Double != font["width"] as? Double)
    #expect(font["slack"] as? Double == 0)
    #expect(try #require(ios["slack"] as? Double) > 0)
  }

  /// Characters that no face has, in the order in which they come.
  @Test(
    "a character is listed as missing where no face has it",
    arguments: [("Hi", []), ("Ꮳx", ["U+13E3"]), ("a好b", []), ("\u{1F389}x", [])]
      as [(String, [String])])
  func missing(text: String, points: [String]) async throws {
    let row = try await measure([text])
    #expect(row["missing"] as? [String] == points)
  }

  @Test("an empty text has no width, no ink and no lines, and fits")
  func emptyText() async throws {
    let run = try await OversetProcess.run(["measure", "", "--width", "10", "--format", "json"])
    #expect(run.exitCode == 0)
    #expect(!run.text.contains("-0"))
    let row = try #require(try run.rows().first)
    #expect(row["width"] as? Double == 0)
    #expect(row["ink"] is NSNull)
    #expect((row["lines"] as? [Any])?.isEmpty == true)
    #expect(row["verdict"] as? String == "fits")
  }

  @Test(
    "a bad option value ends measure with 64 and what is accepted",
    arguments: [
      (["--style", "boody"], "'body'"), (["--locale", "enn"], "'en'"),
      (["--type-size", "xll"], "'xL'"), (["--type-size", "xll", "--style", "body"], "'xL'"),
      (["--metrics", "font1"], "'font'"), (["--direction", "rlt"], "rtl"),
      (["--truncation", "tial"], "'tail'"), (["--weight", "semibolt"], "'semibold'"),
      (["--weight", "1000"], "100 to 900"), (["--size", "0"], "0.1 to 1000"),
      (["--width=-1"], "0.0 to"), (["--lines=-1"], "0 (unlimited)"), (["--scale", "0"], "0.1 to"),
      (["--size", "17", "--style", "body"], "both size and style"), (["--width", "nan"], "width"),
      (["--size", "inf"], "size"),
    ])
  func wrongValues(arguments: [String], words: String) async throws {
    let run = try await OversetProcess.run(["measure", "Hello"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(words))
    #expect(run.output.isEmpty)
  }
}
