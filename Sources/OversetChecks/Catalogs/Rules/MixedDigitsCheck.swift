import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let mixedDigits = RuleID("mixed-digits")
}

/// Digits of two sets in one text, or of a set that the locale does not write.
///
/// Holds for every locale whose texts have other digits than ASCII's. ASCII digits within a word of
/// Latin letters, such as `IPv6`, are part of a name and do not count.
struct MixedDigitsCheck: CatalogTextCheck {
  let rule = Rule(
    .mixedDigits, fault: "N-2", title: "Digits of two sets", looksAt: .catalogText,
    severity: .warning, locales: .every,
    example: "“٣ of 5”",
    precision: "Exact; names such as IPv6 are excluded.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.nativeDigit) else { return nil }
    let words = text.scalars.split(whereSeparator: CheckedText.isSpace)
    let native = words.first { $0.contains(where: Self.isNative) }
    let plain = words.first { word in
      word.contains(where: CheckedText.isDigit) && !word.contains(where: CheckedText.isLatin)
    }
    if let native, let plain {
      return CatalogFault(
        "“\(native.string)” and “\(plain.string)” use different sets of digits",
        fix: "Write all numbers in the digits of the locale.")
    }
    let hasRegion = entry.locale.tag.region != nil
    guard let native, hasRegion, entry.locale.language == "ar", entry.locale.firstDigit == 0x30
    else { return nil }
    return CatalogFault(
      "“\(native.string)” does not use the digits of \(entry.locale.tag)",
      fix: "Write the number in the digits of the locale.")
  }

  private static func isNative(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0660...0x0669, 0x06F0...0x06F9, 0x0966...0x096F, 0x09E6...0x09EF, 0x0E50...0x0E59: true
    default: false
    }
  }
}
