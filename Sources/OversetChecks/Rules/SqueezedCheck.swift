import Foundation
import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let squeezedBesideSpace = RuleID("squeezed-beside-space")
}

/// A truncated text beside space that nothing uses: a fixed width, or a sibling that takes more than it
/// shows.
struct SqueezedCheck: TreeCheck {
  let rule = Rule(
    .squeezedBesideSpace, fault: "T-7", title: "Truncated beside free space", looksAt: .tree,
    severity: .warning, locales: .every,
    example: "a truncated text with a fixed width beside a spacer",
    precision: "Only in rows, and only if the free space would hold the whole text.")

  /// What stays free between two views in any case, in points.
  private static let spacing: CGFloat = 8

  func findings(in checked: CheckedTree) -> [Finding] {
    let truncated = checked.texts.filter { !$0.site.isHidden && isTruncated($0.text) }
    guard !truncated.isEmpty else { return [] }
    let contents = checked.sites.filter { !$0.isHidden && $0.node.children.isEmpty && isDrawn($0) }
    return truncated.compactMap { member in
      let (site, text) = (member.site, member.text)
      guard let fit = text.fit, let place = place(of: site) else { return nil }
      let free = freeSpace(beside: place.member, in: place.row, contents)
      guard Double(free) >= fit.needed - fit.available else { return nil }
      return site.finding(
        rule, "has \(Points.text(free)) pt of unused space beside it",
        fix:
          "Let the text use the free space: remove the fixed width, or raise its layout priority."
      ).about(text)
    }
  }

  private func isTruncated(_ text: TextContent) -> Bool {
    guard let fit = text.fit, fit.verdict == .truncated, text.request.lineLimit != nil else {
      return false
    }
    return fit.needed > fit.available
  }

  private func isDrawn(_ site: VisitedNode) -> Bool {
    switch site.node.content {
    case .none: false
    case .text(let text): !text.string.isEmpty
    case .shape, .symbol, .image: true
    }
  }

  /// The nearest stack in a row around a text, and the member of it that the text is in: what a member
  /// keeps free inside is not free.
  private func place(
    of site: VisitedNode
  ) -> (row: CGRect, member: VisitedNode)? {
    var member = site
    while let outer = member.parent {
      if outer.node.kind == "HStack" { return (outer.node.frame, member) }
      member = outer
    }
    return nil
  }

  /// The space between a member of a row and what stands nearest on either side of it.
  private func freeSpace(
    beside member: VisitedNode, in row: CGRect, _ contents: [VisitedNode]
  ) -> CGFloat {
    let frame = member.node.frame
    var (left, right) = (frame.minX - row.minX, row.maxX - frame.maxX)
    for other in contents where other !== member {
      let box = other.node.frame
      guard box.minY < frame.maxY, box.maxY > frame.minY,
        !other.isInside(member)
      else { continue }
      // What lies behind all of the member is a background.
      if frame.width > 0, box.minX <= frame.minX, box.maxX >= frame.maxX { continue }
      if box.midX <= frame.midX { left = min(left, frame.minX - box.maxX - Self.spacing) }
      if box.midX > frame.midX { right = min(right, box.minX - frame.maxX - Self.spacing) }
    }
    return max(left, 0) + max(right, 0)
  }
}
