import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let misreadText = RuleID("misread-text")
}

/// A text in UTF-8 that was read as Latin-1 or Windows-1252 and saved: `cafÃ©`, `donâ€™t`.
///
/// Holds for every locale.
struct MisreadTextCheck: CatalogTextCheck {
  let rule = Rule(
    .misreadText, fault: "G-8", title: "Text in the wrong encoding", looksAt: .catalogText,
    severity: .error, locales: .every,
    example: "“cafÃ©” for “café”",
    precision: "Pairs of characters that no language writes.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.misread), let index = Self.firstPair(in: text.scalars) else {
      return nil
    }
    return CatalogFault(
      "“\(text.scalars[index...(index + 1)].string)” is one character of UTF-8 in another encoding",
      fix: "Restore the text, and read the file as UTF-8.")
  }

  private static func firstPair(in text: [UInt32]) -> Int? {
    text.indices.dropLast().first { index in
      let (first, second) = (text[index], text[index + 1])
      if first == 0xE2 { return second == 0x20AC }
      // A letter may stand beside a quotation mark or a space of its own.
      return CheckedText.begins(misread: first) && (0x80..<0xC0).contains(second)
        && second != 0xAB && second != 0xBB && second != 0xA0
    }
  }
}
