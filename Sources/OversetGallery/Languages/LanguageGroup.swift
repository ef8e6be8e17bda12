/// A sentence in one language.
struct LanguagePhrase: Hashable {
  /// The BCP 47 tag.
  let tag: String
  /// What the language calls itself.
  let name: String
  /// The beginning of the Universal Declaration of Human Rights, article 1.
  let sentence: String
}

/// Languages that share a screen: those of the interface of iOS, and more that apps are translated into.
enum LanguageGroup: String, CaseIterable {
  case western, northern, central, cyrillic, rightToLeft, northIndian, southIndian, southeastAsian
  case eastAsian

  /// The group's languages, from the top.
  var phrases: [LanguagePhrase] {
    switch self {
    case .western: LatinPhrases.western
    case .northern: LatinPhrases.northern
    case .central: LatinPhrases.central
    case .cyrillic: OtherPhrases.cyrillic
    case .rightToLeft: OtherPhrases.rightToLeft
    case .northIndian: AsianPhrases.northIndian
    case .southIndian: AsianPhrases.southIndian
    case .southeastAsian: AsianPhrases.southeastAsian
    case .eastAsian: AsianPhrases.eastAsian
    }
  }

  /// Whether the group's texts run from right to left.
  var isRightToLeft: Bool { self == .rightToLeft }
}
