import Foundation
import OversetChecks
import OversetLayoutTree
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// The rules about widths, at the widths where they begin and end.
@MainActor
struct TextWidthRuleTests {
  nonisolated static let texts: [(LocaleTag, String)] = [
    ("en", "Restore purchases"), ("de", "Käufe wiederherstellen"),
    ("tr", "Satın alımları geri yükle"),
    ("ar", "استعادة المشتريات السابقة"), ("ja", "購入を復元する"), ("th", "กู้คืนการซื้อ"),
  ]

  private func checked(
    _ view: some View, width: Double, _ locale: LocaleTag
  ) throws -> (findings: [Finding], text: TextContent) {
    let tree = try Stage().layout(view, width: CGFloat(width), for: Stage.variant(locale))
    let text = try #require(tree.texts.first).text
    return (TreeChecks.findings(in: CheckedTree(tree)), text)
  }

  @Test("findings begin where the width leaves the error margin", arguments: texts)
  func verdictsFollowTheSlack(locale: LocaleTag, words: String) throws {
    let line = Text(verbatim: words).lineLimit(1)
    let fit = try #require(try checked(line, width: 1000, locale).text.fit)
    let steps: [(Double, [String])] = [
      (fit.needed + fit.slack + 1, []), (fit.needed + fit.slack / 2, ["text-at-risk"]),
      (fit.needed - fit.slack / 2, ["text-at-risk"]),
      (fit.needed - fit.slack - 1, ["text-truncated"]), (fit.needed / 3, ["text-truncated"]),
    ]
    for (width, rules) in steps {
      let found = try checked(line, width: width, locale).findings
      #expect(found.map(\.rule.name) == rules, "\(width) of \(fit)")
      #expect(found.allSatisfy { $0.evidence.text == words })
    }
  }

  /// Without a limit the text wraps; that is no finding at any width that holds its words.
  @Test("a text that wraps is not a finding", arguments: texts)
  func wrappingIsNoFinding(locale: LocaleTag, words: String) throws {
    #expect(try checked(Text(verbatim: words), width: 150, locale).findings.isEmpty)
  }

  @Test("the finding of a truncated text has what is shown, available and needed", arguments: texts)
  func cutTextsSayWhatIsShown(locale: LocaleTag, words: String) throws {
    let line = Text(verbatim: words).lineLimit(1)
    let needed = try #require(try checked(line, width: 1000, locale).text.fit).needed
    let finding = try #require(try checked(line, width: needed / 2, locale).findings.first)
    #expect(finding.evidence.shown?.hasSuffix("…") == true)
    #expect(finding.evidence.fit?.available == needed / 2)
    #expect(finding.message.contains("needs "))
  }

  @Test("shrinking below three quarters of the size is a finding")
  func shrinkingBelowThreeQuartersIsFound() throws {
    let line = Text(verbatim: "Restore purchases").lineLimit(1).minimumScaleFactor(0.5)
    let plain = Text(verbatim: "Restore purchases").lineLimit(1)
    let natural = try checked(plain, width: 1000, "en").text.layout.naturalWidth
    let small = try checked(line, width: natural * 0.7, "en")
    #expect(small.findings.map(\.rule.name) == ["text-scaled-down"])
    let large = try checked(line, width: natural * 0.85, "en")
    #expect(large.text.layout.scaleFactor < 1)
    #expect(large.findings.isEmpty)
  }

  /// The same share of a small font is below 11 points.
  @Test("shrinking a font of 12 points below 11 points is a finding")
  func shrinkingBelowElevenPointsIsFound() throws {
    let plain = Text(verbatim: "Restore purchases").font(.system(size: 12)).lineLimit(1)
    let natural = try checked(plain, width: 1000, "en").text.layout.naturalWidth
    let found = try checked(plain.minimumScaleFactor(0.5), width: natural * 0.85, "en").findings
    #expect(found.map(\.rule.name) == ["text-scaled-down"])
  }

  /// A wider slot never hides what a narrower one shows.
  @Test(
    "a text that is whole at one width is whole at every greater one", arguments: texts, [1, 2, 3])
  func wideningNeverCuts(example: (LocaleTag, String), limit: Int) throws {
    let (locale, words) = example
    let view = Text(verbatim: "\(words) \(words)").lineLimit(limit)
    var wasWhole = false
    for width in stride(from: 20.0, through: 420, by: 7) {
      let isWhole = !(try checked(view, width: width, locale).text.layout.isTruncated)
      #expect(isWhole || !wasWhole, "cut at \(width) pt, whole at less")
      wasWhole = wasWhole || isWhole
    }
    #expect(wasWhole)
  }
}
