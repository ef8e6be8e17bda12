import OversetLayout
import OversetModel

/// An arrow or a chevron that points the same way in every language, where the interface runs from
/// right to left: if it stands for forward or back, it now points the wrong way.
struct DirectionFixedSymbolCheck: TreeCheck {
  let rule = Rule(
    name: "direction-fixed-symbol", fault: "R-1", title: "Symbol does not mirror",
    severity: .error, locales: .rightToLeft)

  func findings(in checked: CheckedTree) -> [Finding] {
    guard checked.tree.direction == .rightToLeft else { return [] }
    return checked.sites.compactMap { site in
      guard case .symbol(let symbol) = site.node.content, !site.isDirectionFixed, !site.isHidden,
        let side = SymbolLibrary.shared.symbol(symbol.name).fixedSide
      else { return nil }
      return site.finding(
        rule, "\(symbol.name) points \(side.rawValue) in every language",
        fix: "If it means forward or back, use \(replacement(of: symbol.name, side)).")
    }
  }

  private func replacement(of name: String, _ side: SymbolOutline.FixedSide) -> String {
    let direction = side == .right ? "forward" : "backward"
    return name.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0 == side.rawValue ? direction : String($0) }.joined(separator: ".")
  }
}
