import COversetICU
package import OversetVocabulary

/// The cardinal plural rules of a locale (UTS #35, part 3).
///
/// A locale without rules of its own has one category, ``PluralCategory/other``; so it is, too, should
/// ICU itself fail.
package struct PluralRules: Sendable {
  /// The categories the locale has, in the order of ``PluralCategory``; `other` always among them.
  package let categories: [PluralCategory]

  private let handle: Handle?

  /// Looks up the rules of a locale.
  package init(locale: LocaleTag) {
    handle = Handle(locale: locale)
    categories = handle?.categories() ?? [.other]
  }

  /// The category of a whole number; exact up to 2^53 in magnitude.
  package func category(of number: Int) -> PluralCategory { category(of: Double(number)) }

  /// The category of a number written with as few fraction digits as it needs: 1.0 counts as `1`.
  ///
  /// Not a number and infinity are `other`.
  package func category(of number: Double) -> PluralCategory {
    guard number.isFinite else { return .other }
    return handle?.category(of: number) ?? .other
  }
}

extension PluralRules {
  @safe
  fileprivate final class Handle: Sendable {
    /// ICU's rules are immutable, and both functions below take them as `const`.
    nonisolated(unsafe) private let rules: OpaquePointer

    init?(locale: LocaleTag) {
      var status: Int32 = 0
      guard let rules = unsafe overset_plural_rules_create(locale.identifier, &status) else {
        return nil
      }
      unsafe self.rules = rules
      guard status == 0 else { return nil }
    }

    deinit { unsafe overset_plural_rules_destroy(rules) }

    func category(of number: Double) -> PluralCategory? {
      var status: Int32 = 0
      let category = unsafe overset_plural_rules_select(rules, number, &status)
      guard status == 0 else { return nil }
      return PluralCategory.allCases.first { $0.icuCategory == category }
    }

    func categories() -> [PluralCategory]? {
      var status: Int32 = 0
      let bits = unsafe overset_plural_rules_categories(rules, &status)
      guard status == 0 else { return nil }
      return PluralCategory.allCases.filter { bits & (1 << $0.icuCategory.rawValue) != 0 }
    }
  }
}

extension PluralCategory {
  fileprivate var icuCategory: overset_plural_category {
    switch self {
    case .zero: OVERSET_PLURAL_ZERO
    case .one: OVERSET_PLURAL_ONE
    case .two: OVERSET_PLURAL_TWO
    case .few: OVERSET_PLURAL_FEW
    case .many: OVERSET_PLURAL_MANY
    case .other: OVERSET_PLURAL_OTHER
    }
  }
}
