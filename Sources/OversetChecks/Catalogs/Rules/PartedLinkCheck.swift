import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let partedLink = RuleID("parted-link")
}

/// A Markdown link whose two parts do not touch, or stand the wrong way round: `[Help] (https://example.com)`.
/// SwiftUI then draws the brackets and the address.
///
/// Holds for every locale.
struct PartedLinkCheck: CatalogTextCheck {
  let rule = Rule(
    .partedLink, fault: "K-7", title: "Link is parted", looksAt: .catalogText, severity: .error,
    locales: .every,
    example: "`[Help] (https://example.com)`",
    precision: "An address in brackets behind a text in brackets, with a space between.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.markup) else { return nil }
    let scalars = text.scalars
    for index in scalars.indices.dropFirst() where scalars[index] == 0x5D {
      guard let opening = scalars[..<index].lastIndex(of: 0x5B) else { continue }
      if let problem = Self.problem(opening, index, in: scalars) {
        return CatalogFault(
          "\(problem), so the address is shown and is no link",
          fix: "Write the link as “[text](address)”, without a space between.")
      }
    }
    return nil
  }

  /// What is wrong with the link whose square brackets stand at two indices.
  private static func problem(_ opening: Int, _ closing: Int, in text: [UInt32]) -> String? {
    let rest = text[(closing + 1)...]
    let gap = rest.prefix { CheckedText.isSpace($0) || $0 == 0x200B }
    let bracket = gap.endIndex
    if bracket < text.endIndex, text[bracket] == 0x28 || text[bracket] == 0xFF08,
      !gap.isEmpty || text[bracket] == 0xFF08, isAddress(text[(bracket + 1)...])
    {
      return gap.isEmpty
        ? "“](” has a full-width bracket" : "there is a space between “]” and “(”"
    }
    guard opening > 0, text[opening - 1] == 0x29, isAddress(text[(opening + 1)..<closing]) else {
      return nil
    }
    return "the address stands in the square brackets"
  }

  /// Whether an address begins there.
  private static func isAddress(_ text: ArraySlice<UInt32>) -> Bool {
    let start = text.prefix(8).string.lowercased()
    return ["http://", "https://", "mailto:", "www."].contains { start.hasPrefix($0) }
  }
}
