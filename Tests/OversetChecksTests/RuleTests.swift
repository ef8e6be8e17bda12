import Foundation
import OversetChecks
import OversetLayoutTree
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// For every rule, the smallest view that breaks it and the nearest that does not.
@MainActor
struct RuleTests {
  /// A view, as wide as the screen of 200 x 100 points it stands on.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: String?
    let locale: LocaleTag
    let view: @MainActor @Sendable () -> AnyView

    init<Content: View>(
      _ rule: String?, _ name: String, locale: LocaleTag = "en",
      @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
      testDescription = "\(rule ?? "clean"): \(name)"
      self.rule = rule
      self.locale = locale
      self.view = { AnyView(view()) }
    }
  }

  @Test(
    "the smallest view that breaks a rule is found, and the nearest that does not is clean",
    arguments: examples)
  func findsWhatItShould(_ example: Example) throws {
    let findings = try findings(of: example.view(), example.locale)
    #expect(findings.map(\.rule.name) == (example.rule.map { [$0] } ?? []), "\(findings)")
    for finding in findings {
      #expect(!finding.message.isEmpty)
      #expect(finding.fix.hasSuffix("."))
      #expect(finding.node?.identifier == "it")
    }
  }

  /// Rules about widths and those that compare have tests of their own; every other one is triggered here.
  @Test("every rule is broken by an example here or has tests of its own")
  func everyRuleIsTriggered() {
    let triggered = Set(Self.examples.compactMap(\.rule))
    let others: Set = [
      "text-at-risk", "text-scaled-down", "overlap", "touch-target-small", "outside-safe-area",
      "squeezed-beside-space", "line-break-forbidden", "control-title-truncated",
      "drawn-number-reversed", "drawn-line-direction", "drawn-casing-residue", "arrow-in-text",
      "row-reordered", "bar-not-mirrored", "translation-left-to-right", "text-not-in-catalog",
      "asset-missing",
    ]
    #expect(triggered.union(others) == Set(TreeChecks.all.map(\.rule.name)))
    #expect(triggered.isDisjoint(with: others))
  }

  @Test("every rule about views has its own name and title")
  func rulesAreToldApart() {
    let rules = TreeChecks.all.map(\.rule)
    #expect(Set(rules.map(\.name)).count == rules.count)
    #expect(Set(rules.map(\.title)).count == rules.count)
  }

  private func findings(of view: some View, _ locale: LocaleTag) throws -> [Finding] {
    let stage = try Stage()
    let size = CGSize(width: 200, height: 100)
    let variant = Stage.variant(locale)
    var other = variant
    other.direction = variant.direction == .leftToRight ? .rightToLeft : .leftToRight
    let view = view.accessibilityIdentifier("it")
    return TreeChecks.findings(
      in: CheckedTree(
        stage.layout(view, screen: size, for: variant),
        mirrored: stage.layout(view, screen: size, for: other)))
  }

  nonisolated private static let words = "Some words that need more than one line of their screen"

  nonisolated static let examples: [Example] =
    [
      Example("text-cut-by-height", "no height for the second line") {
        Text(verbatim: words).frame(height: 40)
      },
      Example(nil, "height for every line") { Text(verbatim: words).frame(height: 90) },
      Example("word-broken", "a word is wider than its lines") {
        Text(verbatim: "Wiederherstellen").frame(width: 60)
      },
      Example(nil, "a word is narrower than its lines") {
        Text(verbatim: "Wiederherstellen ist gut").frame(width: 150)
      },
      Example("text-truncated", "mandatory breaks alone make too many lines") {
        Text(verbatim: "a\nb").lineLimit(1).fixedSize()
      },
      Example("text-truncated", "a text is squeezed to nothing") {
        HStack(spacing: 0) {
          Circle().frame(width: 200, height: 9)
          Text(verbatim: "Words").lineLimit(1)
        }
      },
      Example("outside-screen", "what a clip leaves beyond the screen") {
        Text(verbatim: words).fixedSize().clipped()
      },
      Example("outside-screen", "one line is wider than the screen") {
        Text(verbatim: words).fixedSize()
      },
      Example(nil, "a short line fits") { Text(verbatim: "Some words").fixedSize() },
      Example(nil, "what a clip cuts off is not outside") {
        Text(verbatim: words).fixedSize().frame(width: 100).clipped()
      },
      Example(nil, "what is hidden is not outside") { Text(verbatim: words).fixedSize().hidden() },
      Example(nil, "shapes may reach beyond") { Circle().frame(width: 300, height: 300) },
      Example("outside-screen", "a symbol above the screen") {
        Image(systemName: "star").position(x: 100, y: -4)
      },
      Example("not-mirrored", "an offset keeps its side") {
        Text(verbatim: "Words").offset(x: 5)
      },
      Example(nil, "padding changes sides") { Text(verbatim: "Words").padding(.leading, 5) },
      Example(nil, "an offset downwards has no side") { Text(verbatim: "Words").offset(y: 5) },
      Example("not-mirrored", "an absolute position keeps its side") {
        Circle().frame(width: 9, height: 9).position(x: 20, y: 20)
      },
      Example(nil, "the middle is its own mirror image") {
        Circle().frame(width: 9, height: 9).position(x: 100, y: 20)
      },
      Example("glyph-missing", "no font draws private use") { Text(verbatim: "a\u{E123}") },
      Example(nil, "the system draws Balinese") { Text(verbatim: "a\u{1B05}") },
      Example(nil, "hidden letters need no glyph") { Text(verbatim: "a\u{E123}").hidden() },
    ]
    + (["en", "de", "ar", "he", "ja", "th", "hi"] as [LocaleTag]).map { locale in
      Example(nil, "the faces cover \(locale)", locale: locale) {
        Text(verbatim: samples[locale] ?? "\u{E123}")
      }
    }
    + (["ar", "he"] as [LocaleTag]).flatMap { locale in
      ["chevron.right", "chevron.left", "arrow.right", "arrow.left"].map { name in
        Example("direction-fixed-symbol", "\(name) in \(locale)", locale: locale) {
          Image(systemName: name)
        }
      }
        + ["chevron.forward", "arrow.backward", "chevron.up", "star"].map { name in
          Example(nil, "\(name) in \(locale)", locale: locale) { Image(systemName: name) }
        } + [
          Example(nil, "declared fixed in \(locale)", locale: locale) {
            Image(systemName: "chevron.right").environment(\.layoutDirection, .leftToRight)
          },
          Example(nil, "hidden in \(locale)", locale: locale) {
            Image(systemName: "chevron.right").hidden()
          },
        ]
    }
    + ["ar", "he", "fa"].flatMap { locale in
      [
        Example("image-not-mirrored", "a picture of an arrow in \(locale)", locale: locale) {
          Image("arrow-next")
        },
        Example("image-not-mirrored", "humps in \(locale)", locale: locale) { Image("goBack") },
        Example(nil, "it flips in \(locale)", locale: locale) {
          Image("arrow-next").flipsForRightToLeftLayoutDirection(true)
        },
        Example(nil, "it points down in \(locale)", locale: locale) { Image("arrow-down") },
        Example(nil, "a picture of something in \(locale)", locale: locale) {
          Image("backpack")
        },
        Example(nil, "a picture declared fixed in \(locale)", locale: locale) {
          Image("arrow-next").overset(.notMirrored)
        },
        Example("mirrored-symbol", "a clock that flips in \(locale)", locale: locale) {
          Image(systemName: "clock").flipsForRightToLeftLayoutDirection(true)
        },
        Example("mirrored-symbol", "a player that flips in \(locale)", locale: locale) {
          Image(systemName: "forward.fill").flipsForRightToLeftLayoutDirection(true)
        },
        Example(nil, "a clock in \(locale)", locale: locale) { Image(systemName: "clock") },
        Example(nil, "a player in \(locale)", locale: locale) {
          Image(systemName: "forward.fill")
        },
        Example(nil, "a pencil may flip in \(locale)", locale: locale) {
          Image(systemName: "pencil").flipsForRightToLeftLayoutDirection(true)
        },
      ]
    }
    + [
      Example("tracking-on-joining-script", "spaced Arabic", locale: "ar") {
        Text(verbatim: "التقويم").tracking(1)
      },
      Example("tracking-on-joining-script", "spaced Arabic in English") {
        Text(verbatim: "Al التقويم").tracking(1)
      },
      Example(nil, "spaced Latin", locale: "ar") { Text(verbatim: "ABC").tracking(1) },
      Example(nil, "spaced Hebrew, which does not join", locale: "he") {
        Text(verbatim: "יומן").tracking(1)
      },
      Example(nil, "Arabic as it is", locale: "ar") { Text(verbatim: "التقويم") },
      Example(nil, "a full stop keeps with its word", locale: "ja") {
        Text(verbatim: "ああああああ。").frame(width: 40)
      },
      Example("ink-clipped", "marks of Thai above the lines of English", locale: "en") {
        Text(verbatim: "กั้ปี่").font(.system(size: 40)).clipped()
      },
      Example(nil, "the higher lines of Thai", locale: "th") {
        Text(verbatim: "กั้ปี่").font(.system(size: 40)).clipped()
      },
      Example(nil, "marks with room", locale: "en") {
        Text(verbatim: "กั้ปี่").font(.system(size: 40)).padding(.vertical, 12).clipped()
      },
    ]
    + ["en", "ja"].map { locale in
      Example(nil, "chevron.right points forward in \(locale)", locale: locale) {
        Image(systemName: "chevron.right")
      }
    }

  /// One word of each language.
  nonisolated private static let samples: [LocaleTag: String] = [
    "en": "Calendar", "de": "Größe", "ar": "التقويم", "he": "יומן", "ja": "カレンダー", "th": "ปฏิทิน",
    "hi": "कैलेंडर",
  ]
}
