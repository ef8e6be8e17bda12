import Foundation
import Testing

/// `overset explain`.
struct ExplainTests {
  private func explain(_ arguments: [String]) async throws -> [String: Any] {
    let run = try await OversetProcess.run(["explain"] + arguments + ["--format", "json"])
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    return try run.json()
  }

  private func list(_ object: [String: Any], _ key: String) throws -> [[String: Any]] {
    try #require(object[key] as? [[String: Any]], "\(key)")
  }

  /// The whole of a small report: what a person reads.
  @Test("an explanation of a Latin text shows levels, scripts, model, breaks and fit")
  func textOfALatinWord() async throws {
    let run = try await OversetProcess.run(["explain", "Hi you", "--width", "40"])
    #expect(run.exitCode == 0)
    let lines = run.text.split(separator: "\n").map(String.init)
    for line in [
      "\"Hi you\"", "  6 UTF-16 units, locale en, base direction ltr", "Levels (UAX #9)",
      "  0-6  paragraph  level 0", "  0-6  run        level 0, left to right",
      "Scripts (UAX #24)", "  0-6  Latn", "Width model: ios, 17 pt, weight 400",
      "  tracking       -0.43 pt per glyph",
      "    Inter, text master, weight 400, per-glyph term applies", "  \"Hi |you\"", "  at 3 6",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(lines.contains("Lines: 2 lines"))
    #expect(lines.last?.hasPrefix("fits: needs ") == true)
  }

  /// A text that runs from right to left is isolated, so that a terminal leaves the line in order.
  @Test("a right-to-left text is isolated in the output, and its levels are listed")
  func isolates() async throws {
    let run = try await OversetProcess.run(["explain", "سلام abc", "--locale", "ar"])
    #expect(run.text.contains("\"\u{2068}سلام abc\u{2069}\""))
    #expect(run.text.contains("base direction rtl"))
    #expect(run.text.contains("level 1, right to left"))
    #expect(run.text.contains("level 2, left to right"))
    #expect(run.text.contains("Noto Sans Arabic, text master"))
  }

  /// Every stage covers the text exactly once.
  @Test(
    "every stage covers the text exactly once",
    arguments: [
      ["سلام abc 123", "--locale", "ar"], ["日本語とkana", "--locale", "ja", "--size", "24"],
      ["a\nb\r\nc"], ["x🎉yᏣ"], ["e\u{301}\u{200D}", "--direction", "rtl"],
    ])
  func stagesCoverTheText(arguments: [String]) async throws {
    let explanation = try await explain(arguments)
    let units = try #require(explanation["units"] as? Int)
    #expect(units == arguments[0].utf16.count)
    for stage in ["paragraphs", "levels", "scripts", "items", "lines"] {
      var end = 0
      for run in try list(explanation, stage) {
        #expect(run["start"] as? Int == end, "\(stage)")
        end = try #require(run["end"] as? Int)
      }
      #expect(end == units, "\(stage)")
    }
    #expect(try list(explanation, "breaks").last?["offset"] as? Int == units)
    let marked = try #require(explanation["marked"] as? String)
    #expect(marked.filter { $0 != "|" && $0 != "\u{2016}" }.utf16.count == units)
  }

  /// Glyphs in the notation of hb-shape, and widths that add up.
  @Test("glyphs are in the notation of hb-shape, and their advances add up to the width")
  func glyphsAndWidths() async throws {
    let explanation = try await explain(["fig", "--metrics", "font"])
    let item = try #require(try list(explanation, "items").first)
    let glyphs = try #require(item["glyphs"] as? String)
    let parts = try #require(
      glyphs.wholeMatch(of: /\[(\d+=0\+\d+)\|(\d+=1\+\d+)\|(\d+=2\+\d+)\]/))
    let units = try #require(item["unitsPerEm"] as? Int)
    let advances = [parts.1, parts.2, parts.3].compactMap {
      $0.split(separator: "+").last.flatMap { Double($0) }
    }
    let width = advances.reduce(0, +) * 17 / Double(units)
    #expect(abs(try #require(item["width"] as? Double) - width) < 1e-9)
    let line = try #require(try list(explanation, "lines").first)
    #expect(abs(try #require(line["width"] as? Double) - width) < 1e-9)
    #expect(item["displayGlyphs"] == nil)
  }

  /// The display cut has a part in the width from 17 points on, and draws from 22.5.
  @Test(
    "the display cut has a part in the width above 17 points and is drawn at 24",
    arguments: [(17.0, false, "text"), (20, true, "text"), (24, true, "display")])
  func cuts(size: Double, hasDisplay: Bool, cut: String) async throws {
    let explanation = try await explain(["Hi", "--size", "\(size)"])
    let item = try #require(try list(explanation, "items").first)
    #expect((item["displayGlyphs"] != nil) == hasDisplay)
    #expect(item["cut"] as? String == cut)
    let model = try #require(explanation["model"] as? [String: Any])
    let blend = try #require(model["blend"] as? Double)
    #expect(abs(blend - (size - 17) / 11) < 1e-12)
  }

  @Test("Hebrew points are listed with their offsets")
  func marksHaveOffsets() async throws {
    let explanation = try await explain(["שָׁלוֹם", "--locale", "he"])
    let glyphs = try #require(try list(explanation, "items").first?["glyphs"] as? String)
    #expect(glyphs.contains("@"))
  }

  @Test("missing glyphs, emoji and controls are listed as placeholders")
  func placeholders() async throws {
    let explanation = try await explain(["Ꮳ🎉\u{2028}a"])
    let items = try list(explanation, "items")
    #expect(
      items.map { $0["placeholder"] as? String } == ["missing", "emoji", "control", nil])
    #expect(items.map { $0["family"] as? String } == [nil, nil, nil, "Inter"])
    #expect(explanation["missing"] as? [String] == ["U+13E3"])
  }

  /// A family has the weights of its faces: Noto Sans Arabic comes in two.
  @Test(
    "each family takes the nearest of its weights",
    arguments: [("500", 500, 400), ("700", 700, 700), ("900", 900, 700)])
  func weights(weight: String, latin: Int, arabic: Int) async throws {
    let items = try list(try await explain(["aس", "--weight", weight]), "items")
    #expect(items.map { $0["weight"] as? Int } == [latin, arabic])
  }

  @Test("a truncated text is explained by its verdict, shown and hidden part")
  func truncationAndVerdict() async throws {
    let explanation = try await explain(["Wiederherstellen", "--width", "80", "--lines", "1"])
    let fit = try #require(explanation["fit"] as? [String: Any])
    #expect(fit["verdict"] as? String == "truncated")
    #expect(fit["confidence"] as? String == "A")
    let shown = try #require(explanation["shown"] as? String)
    let hidden = try #require(explanation["hidden"] as? String)
    #expect(shown.dropLast() + hidden == "Wiederherstellen")
    #expect(try list(explanation, "lines").first?["truncated"] as? Bool == true)
  }

  /// Two lines, or three if the model errs: the text says so as well.
  @Test("a text that barely fits its line is explained as one to two lines")
  func lineCounts() async throws {
    let arguments = ["Benachrichtigungen verwalten", "--width", "232"]
    let natural = try await OversetProcess.run(["measure", arguments[0], "--format", "json"]).rows()
    let width = try #require(natural.first?["width"] as? Double)
    let tight = [arguments[0], "--width", "\(width)"]
    let count = try #require(try await explain(tight)["lineCount"] as? [String: Any])
    #expect(count["predicted"] as? Int == 1)
    #expect(count["least"] as? Int == 1)
    #expect(count["most"] as? Int == 2)
    let text = try await OversetProcess.run(["explain"] + tight).text
    #expect(text.contains("Lines: 1 line (1 to 2)"))
    let wide = try await OversetProcess.run(["explain", arguments[0], "--width", "400"]).text
    #expect(wide.contains("Lines: 1 line\n"))
  }

  @Test(
    "an empty or invisible text is explained without an error", arguments: ["", "\n", "\u{200D}"])
  func almostNothing(text: String) async throws {
    for format in ["text", "json"] {
      let run = try await OversetProcess.run(
        ["explain", text, "--width", "0", "--lines", "1", "--format", format])
      #expect(run.exitCode == 0)
      #expect(!run.output.isEmpty)
    }
  }

  @Test(
    "a bad option value ends explain with 64 and a remedy",
    arguments: [
      ["--locale", "enn"], ["--size", "0"], ["--weight", "semibolt"], ["--width", "nan"],
    ])
  func wrongValues(arguments: [String]) async throws {
    let run = try await OversetProcess.run(["explain", "Hello"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("; "))
  }
}
