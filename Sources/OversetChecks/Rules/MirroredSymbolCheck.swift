import OversetLayoutEngine
import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let mirroredSymbol = RuleID("mirrored-symbol")
}

/// A symbol or picture that is mirrored and must not be: a clock, a checkmark, the controls of a player, a logo.
///
/// From Apple's Human Interface Guidelines, "Right to left": real objects, universal marks, logos and media
/// controls keep their side.
struct MirroredSymbolCheck: TreeCheck {
  let rule = Rule(
    .mirroredSymbol, fault: "R-3", title: "Symbol must not mirror", looksAt: .tree,
    severity: .warning, locales: .rightToLeft,
    example: "a clock with `.flipsForRightToLeftLayoutDirection(true)`",
    precision: "By the name of the symbol or picture, according to Apple's guidelines.")

  /// First words of names of symbols.
  private static let kept: Set<String> = [
    "alarm", "backward", "checkmark", "clock", "forward", "goforward", "gobackward", "pause",
    "play", "record", "repeat", "shuffle", "stop", "stopwatch", "timer", "xmark",
  ]

  /// Words in the names of pictures.
  private static let keptPictures: Set<String> = [
    "avatar", "badge", "barcode", "brand", "brandmark", "clock", "flag", "logo", "logotype",
    "photo",
    "portrait", "qr", "qrcode", "wordmark",
  ]

  func findings(in checked: CheckedTree) -> [Finding] {
    guard checked.tree.direction == .rightToLeft else { return [] }
    return checked.sites.compactMap { site in
      guard !site.isDirectionFixed, !site.isHidden, let name = keptName(of: site.node.content)
      else { return nil }
      return site.finding(
        rule, "\(name) is mirrored, but must look the same in both directions",
        fix: "Remove .flipsForRightToLeftLayoutDirection, or set it to false.")
    }
  }

  /// The name of what is mirrored and must not be; nil for anything else.
  private func keptName(of content: NodeContent) -> String? {
    switch content {
    case .symbol(let symbol) where symbol.isMirrored:
      let first = symbol.name.split(separator: ".").first.map(String.init) ?? ""
      return Self.kept.contains(first) ? symbol.name : nil
    case .image(let image) where image.isMirrored:
      return NameWords.words(of: image.name).isDisjoint(with: Self.keptPictures)
        ? nil : "“\(image.name)”"
    case .none, .text, .shape, .symbol, .image: return nil
    }
  }
}
