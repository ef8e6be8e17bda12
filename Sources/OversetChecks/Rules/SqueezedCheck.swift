import Foundation
import OversetModel
import OversetText

/// A truncated text beside room that nothing uses: a fixed width, or a sibling that takes more than it
/// shows.
struct SqueezedCheck: TreeCheck {
  let rule = Rule(
    name: "squeezed-beside-space", fault: "T-7", title: "Truncated beside free space",
    severity: .warning)

  /// What stays free between two views in any case, in points.
  private static let spacing: CGFloat = 8

  func findings(in checked: CheckedTree) -> [Finding] {
    let contents = checked.sites.filter { !$0.isHidden && $0.node.children.isEmpty && isDrawn($0) }
    return checked.sites.compactMap { site in
      guard case .text(let text) = site.node.content, !site.isHidden, let fit = text.fit,
        fit.verdict == .truncated, text.request.lineLimit != nil, fit.needed > fit.available,
        let row = row(around: site, in: checked.sites)
      else { return nil }
      let free = freeSpace(beside: site, in: row, contents)
      guard Double(free) >= fit.needed - fit.available else { return nil }
      return site.finding(
        rule, "has \(Points.text(free)) pt beside it that nothing uses",
        fix: "Let the text take the free room: no fixed width, or a higher layout priority."
      ).about(text)
    }
  }

  private func isDrawn(_ site: FindingSite) -> Bool {
    switch site.node.content {
    case .none: false
    case .text(let text): !text.string.isEmpty
    case .shape, .symbol, .image: true
    }
  }

  /// The nearest stack in a row around a text.
  private func row(around site: FindingSite, in sites: [FindingSite]) -> CGRect? {
    var parent = site.parent
    while let index = parent {
      if sites[index].node.kind == "HStack" { return sites[index].node.frame }
      parent = sites[index].parent
    }
    return nil
  }

  /// The room between the text and what stands nearest on either side in its row.
  private func freeSpace(
    beside site: FindingSite, in row: CGRect, _ contents: [FindingSite]
  ) -> CGFloat {
    let frame = site.node.frame
    var (left, right) = (frame.minX - row.minX, row.maxX - frame.maxX)
    for other in contents.map(\.node.frame)
    where other.minY < frame.maxY && other.maxY > frame.minY && other != frame {
      // What lies behind the whole text is its background.
      if frame.width > 0, other.minX <= frame.minX, other.maxX >= frame.maxX { continue }
      if other.midX <= frame.midX { left = min(left, frame.minX - other.maxX - Self.spacing) }
      if other.midX > frame.midX { right = min(right, other.minX - frame.maxX - Self.spacing) }
    }
    return max(left, 0) + max(right, 0)
  }
}
