import Foundation
import OversetShaping
import OversetTestBasics
import OversetText
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Truncation")
struct TruncationTests {
  private static let ellipsis: UInt16 = 0x2026

  @Test("more room never hides a text that less room shows")
  func widerHidesNoMore() throws {
    var generator = SeededGenerator(seed: 11)
    let engine = try Bundled.engine()
    var becameWhole = 0
    for _ in 0..<200 {
      var request = TextRequest.randomLimited(using: &generator)
      request.truncation = .tail
      var wasWhole = false
      for width in stride(from: 0.0, through: 600, by: 25) {
        request.width = width
        let isWhole = !engine.layout(request, detail: .summary).isTruncated
        #expect(isWhole || !wasWhole, "\(request)")
        if isWhole, !wasWhole, width > 0 { becameWhole += 1 }
        wasWhole = isWhole
      }
    }
    #expect(becameWhole > 80)
  }

  @Test("a truncated line fits, ellipsis and all, unless the ellipsis stands alone")
  func truncatedLineFits() throws {
    var generator = SeededGenerator(seed: 12)
    let engine = try Bundled.engine()
    var truncated = 0
    for _ in 0..<500 {
      let request = TextRequest.randomLimited(using: &generator)
      let width = try #require(request.width)
      let layout = engine.layout(request)
      guard layout.isTruncated, let line = layout.lines.last else { continue }
      #expect(line.isTruncated && line.runs.count { $0.isEllipsis } == 1)
      let isAlone = line.runs.allSatisfy { $0.isEllipsis || $0.width == 0 }
      #expect(line.width <= width + tolerance || isAlone, "\(request): \(line.width)")
      if !isAlone { truncated += 1 }
    }
    #expect(truncated > 150)
  }

  @Test("what is shown and what is hidden make up the text; a cut is never inside a cluster")
  func recomposition() throws {
    var generator = SeededGenerator(seed: 13)
    let engine = try Bundled.engine()
    var truncated = 0
    for _ in 0..<600 {
      let request = TextRequest.randomLimited(using: &generator)
      let layout = engine.layout(request)
      guard let shown = layout.shown, let hidden = layout.hidden else { continue }
      truncated += 1
      #expect(!hidden.isEmpty, "\(request)")
      // Surrogates without a partner are shown as U+FFFD.
      let text = Array(String(decoding: request.text, as: UTF16.self).utf16)
      let shownUnits = Array(shown.utf16)
      let mark = try #require(shownUnits.lastIndex(of: Self.ellipsis))
      let before = shownUnits[..<mark]
      let after = shownUnits[(mark + 1)...]
      let whole = Array(before) + Array(hidden.utf16) + Array(after)
      // White space at the very end hangs over the line: it is neither shown nor hidden.
      #expect(text.starts(with: whole), "\(request)")
      let rest = text.dropFirst(whole.count)
      #expect(rest.allSatisfy { CharacterProperties.isWhitespace(UInt32($0)) }, "\(request)")
      let boundaries = Set(engine.boundaries(request))
      #expect(boundaries.contains(before.count), "\(request)")
      #expect(boundaries.contains(before.count + hidden.utf16.count), "\(request)")
      if request.truncation == .tail { #expect(after.isEmpty) }
    }
    #expect(truncated > 200)
  }

  @Test("white space before the ellipsis is dropped, and after one that hides the beginning")
  func whiteSpace() throws {
    let engine = try Bundled.engine()
    var request = TextRequest("one two three four five six", lineLimit: 1)
    for mode in TruncationMode.allCases {
      request.truncation = mode
      for width in stride(from: 20.0, to: 180, by: 3) {
        request.width = width
        let shown = try #require(engine.layout(request).shown)
        #expect(!shown.contains(" …") && !shown.contains("… "), "\(shown)")
      }
    }
  }

  @Test(
    "the mode says which part is hidden",
    arguments: [
      (TruncationMode.tail, "one two…"), (.head, "…four one"), (.middle, "one…one"),
    ])
  func modes(mode: TruncationMode, shown: String) throws {
    let engine = try Bundled.engine()
    var request = TextRequest("one two three four one", lineLimit: 1)
    request.truncation = mode
    request.width = engine.naturalWidth(TextRequest(shown)) + 2
    #expect(engine.layout(request).shown == shown)
  }

  @Test(
    "nothing beyond a mandatory break stands on a truncated line",
    arguments: [
      (TruncationMode.tail, "one…"), (.head, "…three"), (.middle, "one…three"),
    ])
  func mandatoryBreaks(mode: TruncationMode, shown: String) throws {
    let engine = try Bundled.engine()
    for separator in ["\n", "\r\n", "\u{2028}"] {
      var request = TextRequest("one\(separator)two\(separator)three", width: 300, lineLimit: 1)
      request.truncation = mode
      #expect(engine.layout(request).shown == shown)
    }
  }

  @Test("only the last line is truncated, and keeps what the lines above hide")
  func lastLine() throws {
    let engine = try Bundled.engine()
    let text = "Das Passwort konnte leider nicht wiederhergestellt werden"
    let whole = engine.layout(TextRequest(text, width: 120))
    #expect(whole.lines.count > 3)
    let limited = engine.layout(TextRequest(text, width: 120, lineLimit: 3))
    #expect(limited.lines.map(\.isTruncated) == [false, false, true])
    #expect(limited.breaks.prefix(2) == whole.breaks.prefix(2))
    #expect(limited.neededLines == whole.lines.count)
    #expect(!limited.isTruncatedByHeight)
  }

  // MARK: Where the ellipsis stands

  static let sides: [(text: String, direction: BaseDirection, isRight: Bool)] = [
    ("The quick brown fox jumps over", .fixed(.leftToRight), true),
    ("The quick brown fox jumps over", .fixed(.rightToLeft), false),
    ("שועל חום מהיר קופץ מעל הכלב", .fixed(.rightToLeft), false),
    ("שועל חום מהיר קופץ מעל הכלב", .fixed(.leftToRight), true),
    ("قفز الثعلب البني السريع فوق الكلب", .fixed(.rightToLeft), false),
    ("قفز الثعلب البني السريع فوق الكلب", .fixed(.leftToRight), true),
    ("abc שועל חום 123 def מהיר קופץ", .fixed(.leftToRight), true),
    ("abc שועל חום 123 def מהיר קופץ", .fixed(.rightToLeft), false),
    ("قفز iPhone 15 Pro فوق 123 الكلب abc", .fixed(.rightToLeft), false),
    ("\u{202B}abc שועל def חום abc מהיר", .fixed(.leftToRight), true),
    ("\u{202E}abc def ghi jkl mno pqr", .fixed(.leftToRight), true),
    ("\u{202D}שועל חום מהיר קופץ מעל", .fixed(.rightToLeft), false),
    ("\u{2067}abc שועל def חום abc מהיר", .fixed(.leftToRight), true),
    ("\u{2066}abc שועל def חום abc מהיר", .fixed(.rightToLeft), false),
  ]

  @Test(
    "the ellipsis is the outermost run on the side where reading ends",
    arguments: sides.indices)
  func side(_ index: Int) throws {
    let (text, direction, isRight) = Self.sides[index]
    let engine = try Bundled.engine()
    var request = TextRequest(text, lineLimit: 1)
    request.direction = direction
    for mode in [TruncationMode.tail, .head] {
      request.truncation = mode
      for width in stride(from: 40.0, to: 160, by: 8) {
        request.width = width
        let layout = engine.layout(request)
        let runs = try #require(layout.lines.first).runs
        try #require(layout.isTruncated)
        let outermost = isRight == (mode == .tail) ? runs.last : runs.first
        #expect(outermost?.isEllipsis == true, "\(mode) \(width)")
      }
    }
  }

  @Test(
    "a cut never falls between lam and alef", arguments: ["لالالالالالا", "سلام لا إله إلا الله"])
  func ligature(_ text: String) throws {
    let engine = try Bundled.engine()
    var request = TextRequest(text, locale: "ar", lineLimit: 1)
    let natural = engine.naturalWidth(request)
    #expect(natural > 50)
    for width in stride(from: 10.0, to: natural - 1, by: 0.5) {
      request.width = width
      let layout = engine.layout(request)
      let cut = try #require(layout.breaks.first)
      try #require(layout.isTruncated)
      let isInLigature =
        cut > 0 && request.text[cut - 1] == 0x0644
        && [0x0622, 0x0623, 0x0625, 0x0627]
          .contains(request.text[cut])
      #expect(!isInLigature, "\(width): \(cut)")
    }
  }

  @Test("letters before the ellipsis take the form they have at a word's end")
  func finalForm() throws {
    let engine = try Bundled.engine()
    var request = TextRequest("ببببببببببببب", locale: "ar", lineLimit: 1)
    request.width = 60
    let line = try #require(engine.layout(request).lines.first)
    let run = try #require(line.runs.first { !$0.isEllipsis })
    let alone = TextRequest(
      String(decoding: request.text[line.range], as: UTF16.self), locale: "ar")
    let wanted = try #require(engine.layout(alone).lines.first?.runs.first)
    guard case .glyphs(_, let glyphs) = run.content, case .glyphs(_, let expected) = wanted.content
    else {
      Issue.record("runs without glyphs")
      return
    }
    #expect(glyphs.map(\.id) == expected.map(\.id))
  }
}
