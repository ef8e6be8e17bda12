import OversetCatalogs
import OversetUnicode
package import OversetVocabulary

/// A locale with its plural rules, number patterns and directions. Not `Sendable`: it owns a text analyzer.
package final class CheckedLocale {
  package let tag: LocaleTag
  /// The language subtag.
  var language: String { tag.language }
  /// Whether texts run from right to left.
  var isRightToLeft: Bool { direction == .rightToLeft }
  /// The direction of texts.
  let direction: LayoutDirection
  /// Whether the language is written in Latin letters.
  let isLatin: Bool
  /// The plural categories of the language, by name.
  let categories: [String]
  /// Resolves embedding levels.
  let analyzer = TextAnalyzer()

  private let plurals: PluralRules
  private lazy var spans = CategorySpans(plurals)
  private lazy var patterns = NumberPatterns(locale: tag)
  /// How the locale writes shares.
  private(set) lazy var percent = PercentPattern(patterns.percent(0.5))
  /// The first scalar of the locale's digits.
  private(set) lazy var firstDigit = patterns.decimal(0).unicodeScalars.first?.value ?? 0x30

  /// Looks up the properties of a locale.
  ///
  /// - Returns: nil for a pseudolocale, because rules about languages do not apply to it.
  package init?(tag: LocaleTag) {
    guard Pseudolocale(tag: tag) == nil else { return nil }
    self.tag = tag
    direction = LayoutDirection.of(locale: tag)
    isLatin = tag.likelyScript == .latin
    plurals = PluralRules(locale: tag)
    categories = plurals.categories.map(\.rawValue)
  }

  /// The whole numbers of a category.
  func span(of category: String) -> CategorySpan { spans[category] }
}

/// Which whole numbers come to a plural category (CLDR cardinal rules).
struct CategorySpan: Equatable {
  /// How many of 1 to 200.
  var count = 0
  /// The first three of 0 to 200.
  var examples: [Int] = []
  /// Whether a million does.
  var hasMillion = false
  /// Whether 1.5 does.
  var hasFraction = false
}

/// The numbers of every category of a language.
private struct CategorySpans {
  private var spans: [String: CategorySpan] = [:]

  init(_ rules: PluralRules) {
    for number in 0...200 {
      let category = rules.category(of: number).rawValue
      if number > 0 { spans[category, default: CategorySpan()].count += 1 }
      if spans[category, default: CategorySpan()].examples.count < 3 {
        spans[category, default: CategorySpan()].examples.append(number)
      }
    }
    spans[rules.category(of: 1_000_000).rawValue, default: CategorySpan()].hasMillion = true
    spans[rules.category(of: 1.5).rawValue, default: CategorySpan()].hasFraction = true
  }

  subscript(category: String) -> CategorySpan { spans[category] ?? CategorySpan() }
}

/// On which side of a number the percent sign stands, and with what between.
struct PercentPattern: Equatable {
  /// Whether the sign comes before the number.
  let isBefore: Bool
  /// Whether there is a space between the two.
  let hasSpace: Bool
  /// Whether number and sign are ASCII, without directional marks.
  let isPlain: Bool

  /// Reads the pattern from a share that is written by it, such as `50 %`.
  init(_ sample: String) {
    let scalars = Array(sample.unicodeScalars.map(\.value))
    let spaces: Set<UInt32> = [0x20, 0xA0, 0x202F]
    isBefore = scalars.first == 0x25
    hasSpace = scalars.contains { spaces.contains($0) }
    isPlain = scalars.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x25 || spaces.contains($0) }
  }
}
