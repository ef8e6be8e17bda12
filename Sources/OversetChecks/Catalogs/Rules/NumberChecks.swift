import OversetCatalogs

/// A share of a hundred that is not written as the locale writes it (CLDR percent pattern): the sign on
/// the wrong side, or a space too many or too few.
///
/// Holds for every locale whose pattern has ASCII digits and no directional marks: Turkish `%50`, German
/// and French `50 %`, English, Japanese and Hebrew `50%`; not for Arabic and Persian.
struct PercentFormatCheck: CatalogTextCheck {
  let rule = Rule(
    name: "percent-format", fault: "N-1", title: "Percent sign", severity: .warning,
    locales: .plainPercent)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.percent) else { return nil }
    let pattern = entry.locale.percent
    guard pattern.isPlain else { return nil }
    for share in Share.all(in: text.scalars) {
      guard let problem = Self.problem(share, pattern) else { continue }
      let right = pattern.isBefore ? "%50" : pattern.hasSpace ? "50\u{A0}%" : "50%"
      return CatalogFault(
        "\(problem), and \(entry.locale.tag) writes “\(right)”",
        fix: "Write the share as “\(right)”, or let code format it.")
    }
    return nil
  }

  private static func problem(_ share: Share, _ pattern: PercentPattern) -> String? {
    if share.isBefore != pattern.isBefore {
      return "the percent sign stands \(share.isBefore ? "before" : "behind") the number"
    }
    guard share.hasSpace != pattern.hasSpace else { return nil }
    return share.hasSpace
      ? "a space stands between number and percent sign"
      : "no space stands between number and percent sign"
  }
}

/// An ordinary space before a percent sign: the line may break there.
///
/// Holds for the locales that write a space there, which by CLDR is one without a break.
struct PercentWrapsCheck: CatalogTextCheck {
  let rule = Rule(
    name: "percent-wraps", fault: "N-1", title: "Percent sign may wrap", severity: .info,
    locales: .spacedPercent)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.percent) else { return nil }
    let pattern = entry.locale.percent
    guard pattern.isPlain, pattern.hasSpace, !pattern.isBefore,
      Share.all(in: text.scalars).contains(where: { !$0.isBefore && $0.mayWrap })
    else { return nil }
    return CatalogFault(
      "an ordinary space stands before the percent sign, so that a line may break there",
      fix: "Write U+00A0 in place of the space.")
  }
}

/// A number with a percent sign.
private struct Share {
  let isBefore: Bool
  let hasSpace: Bool
  let mayWrap: Bool

  static func all(in scalars: [UInt32]) -> [Share] {
    scalars.indices.filter { scalars[$0] == 0x25 }.compactMap { Share(at: $0, in: scalars) }
  }

  /// Nil where no number, or one on both sides, stands beside the sign; and within a word, as in
  /// “100%ig”.
  private init?(at index: Int, in scalars: [UInt32]) {
    func scalar(_ offset: Int) -> UInt32 {
      scalars.indices.contains(index + offset) ? scalars[index + offset] : 0
    }
    let spacedBefore = Self.isSpace(scalar(-1)) && Self.isNumber(scalar(-2))
    let behind = Self.isNumber(scalar(-1)) || spacedBefore
    let before = Self.isNumber(scalar(1))
    guard behind != before else { return nil }
    guard before || !(CheckedText.isLatin(scalar(1)) || scalar(1) == 0x2D) else { return nil }
    guard behind || !(CheckedText.isLatin(scalar(-1))) else { return nil }
    isBefore = before
    hasSpace = spacedBefore
    mayWrap = spacedBefore && scalar(-1) == 0x20
  }

  private static func isNumber(_ scalar: UInt32) -> Bool {
    CheckedText.isDigit(scalar) || scalar == CheckedText.argument
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0xA0 || scalar == 0x202F
  }
}

/// Digits of two sets in one text, or of a set that the locale does not write.
///
/// Holds for every locale whose texts have other digits than ASCII's. ASCII digits within a word of
/// Latin letters, such as `IPv6`, are part of a name and do not count.
struct MixedDigitsCheck: CatalogTextCheck {
  let rule = Rule(
    name: "mixed-digits", fault: "N-2", title: "Digits of two sets", severity: .warning,
    locales: .every)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.nativeDigit) else { return nil }
    let words = text.scalars.split(whereSeparator: CheckedText.isSpace)
    let native = words.first { $0.contains(where: Self.isNative) }
    let plain = words.first { word in
      word.contains(where: CheckedText.isDigit) && !word.contains(where: CheckedText.isLatin)
    }
    if let native, let plain {
      return CatalogFault(
        "“\(native.string)” and “\(plain.string)” have digits of two sets",
        fix: "Write all numbers in the digits of the locale.")
    }
    let hasRegion = entry.locale.tag.contains("-")
    guard let native, hasRegion, entry.locale.language == "ar", entry.locale.firstDigit == 0x30
    else { return nil }
    return CatalogFault(
      "“\(native.string)” has other digits than those that \(entry.locale.tag) writes",
      fix: "Write the number in the digits of the locale.")
  }

  private static func isNative(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0660...0x0669, 0x06F0...0x06F9, 0x0966...0x096F, 0x09E6...0x09EF, 0x0E50...0x0E59: true
    default: false
    }
  }
}
