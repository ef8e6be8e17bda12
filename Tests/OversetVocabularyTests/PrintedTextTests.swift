import OversetVocabulary
import Testing

/// Text that may be printed.
struct PrintedTextTests {
  private func printed(_ text: String) -> String { ("\(text)" as PrintedText).string }

  @Test(
    "what a terminal or a log obeys is written as code points",
    arguments: [
      ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\r\nb", "a\\u{D}⏎b"), ("a\tb", "a\\u{9}b"),
      ("\u{0}\u{7F}\u{85}\u{9B}", "\\u{0}\\u{7F}\\u{85}\\u{9B}"),
      ("\u{202E}a\u{2066}b\u{2069}", "\\u{202E}a\\u{2066}b\\u{2069}"),
      ("\u{61C}\u{200E}\u{200F}", "\\u{61C}\\u{200E}\\u{200F}"), ("a\u{2028}b", "a\\u{2028}b"),
      ("\u{E0041}\u{FEFF}\u{3164}", "\\u{E0041}\\u{FEFF}\\u{3164}"),
      ("::error file=a::x", ":\\u{3A}error file=a:\\u{3A}x"),
      ("  ::set-output", "  :\\u{3A}set-output"), (":::Z", "::\\u{3A}Z"),
      ("##[group]", "#\\u{23}[group]"), ("a##VSO[b", "a#\\u{23}VSO[b"),
      ("###teamCity[b", "##\\u{23}teamCity[b"),
    ])
  func hostile(text: String, shown: String) {
    #expect(printed(text) == shown)
    #expect(printed(printed(text)) == shown)
  }

  @Test(
    "words, emoji and punctuation stay as they are",
    arguments: [
      "Größe 10 % – “x”…", "می\u{200C}خواهم", "👩\u{200D}👩\u{200D}👧 ❤\u{FE0F} 葛\u{E0100}",
      "שלום عربى",
      "soft\u{AD}hyphen\u{200B}\u{2060}", "C:\\n a: :b ::1 :: :", "# ## ##x [#] ##vso ##team[",
      "ไทย हिन्दी 日本",
    ])
  func innocent(text: String) { #expect(printed(text) == text) }

  @Test(
    "everything that Unicode lets be ignored is written as code points, but for parts of words and emoji"
  )
  func ignorable() {
    for point in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(point) else { continue }
      let isWord =
        [0xAD, 0x34F, 0x200B, 0x200C, 0x200D, 0x2060].contains(point)
        || scalar.properties.isVariationSelector
      let isControl = [.control, .lineSeparator, .paragraphSeparator]
        .contains(scalar.properties.generalCategory)
      let isAnnotation = (0xFFF9...0xFFFB).contains(point)
      let isObeyed =
        isControl || isAnnotation || point == 0x61C
        || scalar.properties.isDefaultIgnorableCodePoint && !isWord
      if ForeignText.isObeyed(point) != isObeyed { Issue.record("U+\(String(point, radix: 16))") }
    }
  }

  @Test("a marker that two pieces make together is broken")
  func joinedMarkers() {
    let (colon, command) = (":", ":error::")
    #expect(("\(colon)\(command)" as PrintedText).string == ":\\u{3A}error::")
    #expect(("#\("#[a")" as PrintedText).string == "#\\u{23}[a")
    #expect(([":", "\(command)"] as [PrintedText]).joined().string == ":\\u{3A}error::")
    #expect((("a:" as PrintedText) + "\(command)").string == "a:\\u{3A}error::")
  }

  @Test("literals keep their line feeds and isolates, values in them do not")
  func literals() {
    let value = "a\nb\u{2068}"
    #expect(
      ("x\n\u{2068}\(value)\u{2069}" as PrintedText).string == "x\n\u{2068}a⏎b\\u{2068}\u{2069}")
    let part: PrintedText = "y\n"
    #expect(("\(part)z" as PrintedText).string == "y\nz")
  }

  @Test("a long value keeps its beginning and its end, whatever its characters are")
  func longValues() {
    #expect(printed(String(repeating: "a", count: 1_000)).count == 1_000)
    let long = printed("A" + String(repeating: "é", count: 2_000) + "Z")
    #expect(long.hasPrefix("Aéé") && long.hasSuffix("ééZ"))
    #expect(long.contains("é… (1002 more characters) …é"))
    // A character of a hundred thousand accents is cut, one of three code points is not.
    #expect(
      printed("a" + String(repeating: "\u{301}", count: 100_000)).unicodeScalars.count < 1_100)
    let flags = printed(String(repeating: "👩\u{200D}👧", count: 500))
    #expect(flags.split(separator: " ").first?.allSatisfy { "👩\u{200D}👧…".contains($0) } == true)
  }

  @Test("the lines of a text are neutralized each, and of many the first are shown")
  func lines() {
    #expect(
      PrintedText.lines(of: "a\n\n ::error\n").map(\.string) == ["a", "", " :\\u{3A}error", ""])
    #expect(
      PrintedText.lines(of: "1\n2\n3\n4", limit: 2).map(\.string) == ["1", "2", "… 2 more lines"])
    #expect(PrintedText.lines(of: "1\n2", limit: 2).map(\.string) == ["1", "2"])
  }

  @Test("a diagnostic is a line, whatever it names, and of many a hundred are listed")
  func diagnostics() {
    let place = SourcePlace(file: "a\n::error.yml", line: 2, column: 3)
    let one = Diagnostic(.data, at: place, problem: "'\u{1B}' is odd", remedy: "remove\nit")
    #expect(one.description == "a⏎:\\u{3A}error.yml:2:3: '\\u{1B}' is odd; remove⏎it")
    var many = one
    many.alsoFound = Array(repeating: one, count: 150)
    let lines = many.description.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.last == "… and 51 more")
  }

  @Test(
    "a YAML scalar holds every character exactly and none that is obeyed",
    arguments: [
      ("a", "\"a\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("a\n- b", "\"a\\x0A- b\""),
      ("\u{1B}\u{2028}\u{E0041}", "\"\\x1B\\u2028\\U000E0041\""), ("::error", "\":\\x3Aerror\""),
      ("é##[", "\"é#\\x23[\""),
    ])
  func yaml(text: String, scalar: String) { #expect(PrintedText.yaml(text).string == scalar) }
}
