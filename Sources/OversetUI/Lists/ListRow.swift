import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// One row of a list: its content, its badge and the arrow of a link behind it (the order from memory), the separator, and what is behind.
struct ListRow: View {
  let node: _ViewNode
  let look: _ListLook
  let margin: SideMargin
  let hasSeparator: Bool

  @Environment(\.platformMetrics) private var metrics
  @Environment(\.ownLeastRowHeight) private var leastHeight

  private var traits: ListRowTraits { node.traits.listRow }

  var body: some View {
    if let swipe = traits.swipe {
      row.modifier(SwipedRowModifier(swipe: swipe))
    } else {
      row
    }
  }

  private var row: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(ListRowModifier(behavior: behavior, separator: separator))
      .background {
        if let background = traits.background {
          NodeView(background)
        } else {
          Rectangle().fill(Color(uiColor: cardColor))
        }
      }
  }

  @ViewBuilder private var content: some View {
    let badge = node.traits.badge?(.row) ?? []
    if node.leadsToScreen || !badge.isEmpty {
      HStack {
        NodeView(node).frame(maxWidth: .infinity, alignment: .leading)
        NodeView(badge)
        if node.leadsToScreen { DisclosureArrow() }
      }
    } else {
      NodeView(node)
    }
  }

  private var behavior: ListRowBehavior {
    let list = metrics.list
    return ListRowBehavior(
      insets: traits.insets, margin: margin, padding: list.rowPadding,
      leastHeight: leastHeight ?? list.leastRowHeight,
      separatorEnd: traits.separatorEnd ?? list.separatorEnd)
  }

  private var separator: Color? {
    hasSeparator ? traits.separatorTint ?? Color(uiColor: .separator) : nil
  }

  private var cardColor: UIColor {
    look.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }
}

/// The arrow at the trailing edge of a row that leads to another screen (from memory: 14 points, semibold).
struct DisclosureArrow: View {
  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.footnote.weight(.semibold))
      .foregroundStyle(Color(uiColor: .tertiaryLabel))
      .accessibilityHidden(true)
  }
}

/// A modifier that makes a row of its content, with a separator in a colour.
private struct ListRowModifier: WrappingModifier {
  typealias Body = Never

  let behavior: ListRowBehavior
  let separator: Color?

  func wrap(_ content: _ViewNode, in context: _ViewContext) -> _ViewNode {
    var children = [content]
    if let separator {
      let color = separator.color(in: context.environment)
      children.append(
        _ViewNode("separator", FlexibleLeafBehavior(), in: context)
          .drawing(.shape(ShapeContent(geometry: .rectangle, fill: color))))
    }
    return _ViewNode("row", behavior, children: children, in: context)
  }
}

extension _ViewNode {
  /// Whether the node shows a link to another screen. One that is invisible, as under a row that draws its own
  /// arrow, does not count.
  var leadsToScreen: Bool {
    guard attributes.opacity > 0 else { return false }
    return isNavigationLink || children.contains(where: \.leadsToScreen)
  }
}
