import OversetShaping
import OversetText
import OversetVocabulary
import Testing

/// Texts that fit their lines with hyphens alone, where iOS is known to hyphenate and where not.
struct HyphenationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text = "Neue Verbindungseinstellungen"
    var locale: LocaleTag = "de"
    var lineLimit: Int? = 2
    /// The share of the width that the text needs in whole words.
    var share = 0.8
    var version = 26
    var metrics = MetricsModel.ios
    let verdict: FitVerdict

    var testDescription: String {
      "\(text) in \(locale), \(lineLimit ?? 0) lines, \(share), iOS \(version), \(metrics): \(verdict)"
    }

    static let all: [Case] = [
      Case(verdict: .atRisk), Case(locale: "de-AT", verdict: .atRisk),
      Case(locale: "en", verdict: .truncated), Case(version: 16, verdict: .truncated),
      Case(metrics: .font, verdict: .truncated), Case(lineLimit: 1, verdict: .truncated),
      Case(lineLimit: nil, verdict: .truncated), Case(share: 0.5, verdict: .truncated),
      Case(share: 1.2, verdict: .fits),
      // No letter stands behind the first two of the last word.
      Case(text: "Neue 1234567890123456789", verdict: .truncated),
      Case(text: "Neue\nVerbindungen\nund", share: 0.9, verdict: .truncated),
      Case(text: "Новые автоподключения", locale: "ru", verdict: .atRisk),
      Case(text: "Новые автоподключения", locale: "ru", version: 18, verdict: .truncated),
    ]
  }

  @Test("what fits with hyphens alone is at risk, where iOS hyphenates", arguments: Case.all)
  func verdicts(_ example: Case) throws {
    let fonts = try FontCollection(manifest: Bundled.manifest(), version: example.version)
    let engine = TextEngine(fonts: fonts)
    var request = TextRequest(example.text, locale: example.locale, width: 10, lineLimit: 2)
    request.metrics = example.metrics
    let needed = try #require(engine.fit(request)).needed
    request.lineLimit = example.lineLimit
    request.width = needed * example.share
    #expect(engine.fit(request)?.verdict == example.verdict)
  }
}
