import Foundation
import OversetConfig
import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary
import Testing

@Suite("Fit")
struct FitTests {
  /// 136.9 points: what the width model gives for "Wiederherstellen" as a headline (semibold 17).
  @Test("a German button needs what the model says")
  func knownWidth() throws {
    var request = TextRequest(
      "Wiederherstellen", font: TextFont(size: 17, style: FontStyle(weight: 600)), locale: "de")
    request.lineLimit = 1
    request.width = 120
    let fit = try #require(Bundled.engine().fit(request))
    #expect(abs(fit.needed - 136.9) < 0.05)
    #expect(fit.verdict == .truncated && fit.confidence == .measured)
    #expect(abs(fit.percentOver - (fit.needed - 120) / 1.2) < 1e-9)
  }

  @Test("nothing limits a text without a width")
  func unlimited() throws {
    #expect(try Bundled.engine().fit(TextRequest("text", lineLimit: 1)) == nil)
    // Without a line limit only a word can be too wide.
    let free = try #require(Bundled.engine().fit(TextRequest("some more text", width: 60)))
    #expect(free.verdict == .fits && free.needed < 45)
    let broken = try #require(Bundled.engine().fit(TextRequest("some more text", width: 30)))
    #expect(broken.verdict == .truncated && broken.needed == free.needed)
  }

  static let samples:
    [(locale: LocaleTag, text: String, share: Double, points: Double, Confidence)] =
      [
        ("en", "Reset password", 0.02, 1.5, .measured),
        ("en", "Call 0123456789", 0.03, 1.5, .measured), ("en", "1234", 0.03, 1.5, .measured),
        ("zh-Hans", "重置密码", 0.025, 1.5, .fewRecords), ("ko", "비밀번호", 0.03, 1.5, .fewRecords),
        ("ja", "設定を変更", 0.03, 1.5, .fewRecords), ("ru", "Пароль", 0.025, 1.5, .fewRecords),
        ("de", "漢字", 0.04, 1.5, .fewRecords), ("el", "Κωδικός", 0.035, 1.5, .fewRecords),
        ("ar", "كلمة المرور", 0.06, 1.5, .fewRecords), ("th", "รหัสผ่าน", 0.04, 1.5, .fewRecords),
        ("he", "סיסמה", 0.065, 1.5, .fewRecords), ("hi", "पासवर्ड", 0.045, 1.5, .fewRecords),
        ("ar", "iPhone كلمة", 0.06, 1.5, .fewRecords), ("km", "ពាក្យ", 0.12, 0, .unverified),
      ]

  @Test("slack and confidence go by script", arguments: samples.indices)
  func slack(_ index: Int) throws {
    let (locale, text, share, points, confidence) = Self.samples[index]
    let fit = try #require(
      Bundled.engine().fit(TextRequest(text, locale: locale, width: 500, lineLimit: 1)))
    #expect(fit.confidence == confidence)
    #expect(abs(fit.slack - fit.needed * share - points) < 1e-9)
  }

  @Test(
    "Latin text of 20 points or more has a slack of 3 %",
    arguments: [(19.9, 0.02), (20, 0.03), (34, 0.03)])
  func largeText(size: Double, share: Double) throws {
    var request = TextRequest("Reset password", font: TextFont(size: size))
    request.width = 500
    request.lineLimit = 1
    let fit = try #require(Bundled.engine().fit(request))
    #expect(abs(fit.slack - fit.needed * share - 1.5) < 1e-9)
  }

  @Test("the verdict turns at the edges of the slack", arguments: samples.indices)
  func edges(_ index: Int) throws {
    let engine = try Bundled.engine()
    var request = TextRequest(
      Self.samples[index].text, locale: Self.samples[index].locale, width: 500, lineLimit: 1)
    let fit = try #require(engine.fit(request))
    let edge = 1e-6
    for (width, verdict) in [
      (fit.needed + fit.slack + edge, FitVerdict.fits), (fit.needed + fit.slack - edge, .atRisk),
      (fit.needed, .atRisk), (fit.needed - fit.slack + edge, .atRisk),
      (fit.needed - fit.slack - edge, .truncated), (0, .truncated),
    ] {
      request.width = width
      #expect(engine.fit(request)?.verdict == verdict, "\(width)")
    }
  }

  @Test(
    "the needed width is where the text starts to fit",
    arguments: [(1, 1.0), (1, 0.5), (1, 0.8), (2, 1), (3, 1), (2, 0.7)])
  func neededWidth(lineLimit: Int, minimumScaleFactor: Double) throws {
    let engine = try Bundled.engine()
    for text in [
      "Das Passwort konnte nicht wiederhergestellt werden", "تعذرت إعادة تعيين كلمة المرور الآن",
      "パスワードを再設定できませんでした", "one\ntwo",
    ] {
      for size in [11.0, 17, 24] {
        var request = TextRequest(text, font: TextFont(size: size))
        request.lineLimit = lineLimit
        request.minimumScaleFactor = minimumScaleFactor
        request.width = 10
        let fit = try #require(engine.fit(request))
        if text == "one\ntwo", lineLimit == 1 {
          #expect(fit.verdict == .truncated)
          continue
        }
        request.width = fit.needed
        #expect(!engine.layout(request).isTruncated)
        request.width = fit.needed - 1.0 / 32
        let tooNarrow = engine.layout(request)
        #expect(tooNarrow.isTruncated || dividesWord(tooNarrow, text), "\(text) at \(size)")
      }
    }
  }

  /// Whether a line ends where nothing but want of room ends it.
  private func dividesWord(_ layout: ParagraphLayout, _ text: String) -> Bool {
    let breaks = TextAnalyzer().lineBreaks(
      in: Array(text.utf16), locale: "en", style: .automatic
    ).map(\.offset)
    return layout.lines.contains { !breaks.contains($0.range.upperBound) }
  }

  @Test("no width will do where mandatory breaks alone make too many lines, or the height is short")
  func impossible() throws {
    let engine = try Bundled.engine()
    #expect(engine.fit(TextRequest("a\nb\nc", width: 900, lineLimit: 2))?.verdict == .truncated)
    var request = TextRequest("a\nb\nc", width: 900)
    request.height = 45
    #expect(engine.fit(request)?.verdict == .truncated)
    request.height = 70
    #expect(engine.fit(request)?.verdict == .fits)
  }

  @Test("the device's own face leaves half a point, the faces' own metrics nothing")
  func exact() throws {
    var manifest = try Bundled.manifest()
    manifest.families[0].isExact = true
    manifest.families[0].role = nil
    let engine = TextEngine(fonts: try FontCollection(manifest: manifest))
    let fit = try #require(engine.fit(TextRequest("Reset password", width: 500, lineLimit: 1)))
    #expect(fit.slack == 0.5 && fit.confidence == .measured)
    let large = try #require(
      engine.fit(TextRequest("Call 0123456789", width: 500, lineLimit: 1)))
    #expect(large.slack == 0.5)
    var request = TextRequest("Reset password", width: 500, lineLimit: 1)
    request.metrics = .font
    #expect(try Bundled.engine().fit(request)?.slack == 0)
  }

  @Test("confidence orders from the best to the worst")
  func order() {
    #expect(Confidence.allCases.sorted() == [.measured, .fewRecords, .unverified])
    #expect(Confidence.allCases.map(\.rawValue) == ["A", "B", "C"])
  }
}
