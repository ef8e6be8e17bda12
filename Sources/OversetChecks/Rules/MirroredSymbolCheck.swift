import OversetLayoutEngine
import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let mirroredSymbol = RuleID("mirrored-symbol")
}

/// A symbol that is mirrored and must not be: a clock, a checkmark, the controls of a player.
///
/// From Apple's Human Interface Guidelines, "Right to left": real objects, universal marks and media
/// controls keep their side.
struct MirroredSymbolCheck: TreeCheck {
  let rule = Rule(
    .mirroredSymbol, fault: "R-3", title: "Symbol must not mirror", looksAt: .tree,
    severity: .warning, locales: .rightToLeft,
    example: "a clock with `.flipsForRightToLeftLayoutDirection(true)`",
    precision: "By the symbol's name, according to Apple's guidelines.")

  /// First words of names of symbols.
  private static let kept: Set<String> = [
    "alarm", "backward", "checkmark", "clock", "forward", "goforward", "gobackward", "pause",
    "play", "record", "repeat", "shuffle", "stop", "stopwatch", "timer", "xmark",
  ]

  func findings(in checked: CheckedTree) -> [Finding] {
    guard checked.tree.direction == .rightToLeft else { return [] }
    return checked.sites.compactMap { site in
      guard case .symbol(let symbol) = site.node.content, symbol.isMirrored,
        !site.isDirectionFixed, !site.isHidden,
        Self.kept.contains(symbol.name.split(separator: ".").first.map(String.init) ?? "")
      else { return nil }
      return site.finding(
        rule, "\(symbol.name) is mirrored, but must look the same in both directions",
        fix: "Remove .flipsForRightToLeftLayoutDirection, or set it to false.")
    }
  }
}
