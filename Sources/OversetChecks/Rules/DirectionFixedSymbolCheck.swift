import Foundation
import OversetLayoutEngine
import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let directionFixedSymbol = RuleID("direction-fixed-symbol")
}

/// An arrow or a chevron that points the same way in every language, where the interface runs from
/// right to left: if it means forward or back, it now points the wrong way.
///
/// One that is turned upwards or downwards points to no side, and one that is turned over by a negative
/// scale has been mirrored by hand.
struct DirectionFixedSymbolCheck: TreeCheck {
  let rule = Rule(
    .directionFixedSymbol, fault: "R-1", title: "Symbol does not mirror", looksAt: .tree,
    severity: .error, locales: .rightToLeft,
    example: "`Image(systemName: \"chevron.right\")` in Arabic",
    precision: "By the symbol's name; if it means the right-hand side, declare it fixed.")

  func findings(in checked: CheckedTree) -> [Finding] {
    guard checked.tree.direction == .rightToLeft else { return [] }
    return checked.sites.compactMap { site in
      guard case .symbol(let symbol) = site.node.content, !site.isDirectionFixed, !site.isHidden
      else { return nil }
      if symbol.isMirrored, (site.transform?.determinant ?? 1) < 0 {
        return site.finding(
          rule, "\(symbol.name) is mirrored twice: by the system and by a negative scale",
          fix: "Remove the negative scale; the system mirrors the symbol.")
      }
      guard
        let side = SymbolLibrary.shared.symbol(symbol.name).fixedSide,
        isLevel(site.transform)
      else { return nil }
      return site.finding(
        rule, "\(symbol.name) points \(side.rawValue) in every language",
        fix: "If it means forward or back, use \(replacement(of: symbol.name, side)).")
    }
  }

  private func isLevel(_ transform: Transform?) -> Bool {
    guard let transform else { return true }
    return transform.determinant > 0 && abs(transform.b) <= abs(transform.a)
  }

  private func replacement(of name: String, _ side: SymbolOutline.FixedSide) -> String {
    let direction = side == .right ? "forward" : "backward"
    return name.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0 == side.rawValue ? direction : String($0) }.joined(separator: ".")
  }
}
