import Foundation
import OversetLayoutEngine
import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let rowReordered = RuleID("row-reordered")
}

/// A row whose parts keep their order in every language, and that a stack has turned round: the controls of a
/// player, the prefix of a phone number.
///
/// From Apple's Human Interface Guidelines, “Right to left”: media controls and phone numbers keep their order.
struct RowReorderedCheck: TreeCheck {
  let rule = Rule(
    .rowReordered, fault: "R-3", title: "Row must keep its order", looksAt: .tree,
    severity: .warning, locales: .rightToLeft,
    example: "`HStack` of `backward.fill`, `play.fill` and `forward.fill` in Arabic",
    precision: """
      By the symbols' names, and by texts such as “+49” before a field or a number in one row.
      """)

  func findings(in checked: CheckedTree) -> [Finding] {
    guard checked.tree.direction == .rightToLeft else { return [] }
    var rows: [Row] = []
    for site in checked.sites {
      guard !site.isHidden, !site.isDirectionFixed, let part = Part(site),
        let (row, member) = Self.row(around: site)
      else { continue }
      let item = Item(part: part, member: member, place: site.drawn(site.node.frame).midX)
      if let index = rows.firstIndex(where: { $0.site === row }) {
        rows[index].items.append(item)
      } else {
        rows.append(Row(site: row, items: [item]))
      }
    }
    return rows.compactMap { row in
      row.fault.map {
        row.site.finding(
          rule, $0,
          fix: "Set .environment(\\.layoutDirection, .leftToRight) on the row, without its words.")
      }
    }
  }

  /// The nearest row around a site, and the member of it that the site is in.
  private static func row(around site: VisitedNode) -> (VisitedNode, VisitedNode)? {
    var member = site
    while let outer = member.parent {
      if outer.node.kind == "HStack", outer.node.children.count > 1 { return (outer, member) }
      member = outer
    }
    return nil
  }
}

/// What a member of a row is.
private enum Part {
  case back
  case ahead
  case prefix(String)
  case number

  init?(_ site: VisitedNode) {
    switch site.node.content {
    case .symbol(let symbol):
      switch symbol.name.prefix(while: { $0 != "." }) {
      case "backward", "gobackward": self = .back
      case "forward", "goforward": self = .ahead
      default: return nil
      }
    case .text(let text):
      let marks = text.string.unicodeScalars.filter { !VisualLine.isControl($0.value) }
      let words = String(String.UnicodeScalarView(marks)).trimmingCharacters(in: .whitespaces)
      if words.wholeMatch(of: /\+[0-9]{1,4}/) != nil {
        self = .prefix(words)
      } else if words.wholeMatch(of: /[0-9][0-9 \-\/]{2,}[0-9]/) != nil {
        self = .number
      } else if site.ancestors.contains(where: { $0.node.kind == "TextField" }) {
        self = .number
      } else {
        return nil
      }
    case .none, .shape, .image: return nil
    }
  }
}

/// One part in a row.
private struct Item {
  let part: Part
  /// The member of the row that it is in.
  let member: VisitedNode
  /// Its middle from the left, in points of the screen.
  let place: CGFloat
}

/// A row with its parts.
private struct Row {
  let site: VisitedNode
  var items: [Item]

  /// What is wrong with its order; nil if nothing is.
  var fault: String? {
    for item in items {
      for other in items where item.member !== other.member && item.place > other.place {
        switch (item.part, other.part) {
        case (.back, .ahead): return "its controls of a player stand in reverse order"
        case (.prefix(let prefix), .number):
          return "the prefix “\(prefix)” stands to the right of the number that it begins"
        default: continue
        }
      }
    }
    return nil
  }
}
