import Foundation
import OversetLayoutEngine

/// The sections of a list below each other, on its background.
struct ListBody: View {
  let look: _ListLook
  let sections: [ListSection]

  @Environment(\.platformMetrics) private var metrics
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.hidesListBackground) private var hidesBackground

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(sections.indices, id: \.self) { index in
          ListSectionBody(
            look: look, section: sections[index], isFirst: index == 0,
            gap: sectionSpacing?.gap(metrics.list))
        }
      }
      .frame(maxWidth: .infinity)
    }
    .background { if !hidesBackground { background.ignoresSafeArea() } }
  }

  private var background: Color {
    Color(uiColor: look.isGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

/// One section: its header, its rows, and its footer.
private struct ListSectionBody: View {
  let look: _ListLook
  let section: ListSection
  let isFirst: Bool
  /// The room between sections, where the app sets it.
  let gap: CGFloat?

  @Environment(\.platformMetrics) private var metrics
  @Environment(\.listRowSpacing) private var rowSpacing

  private var list: ListMetrics { metrics.list }

  var body: some View {
    VStack(spacing: 0) {
      header
      rows
      footer
    }
    .modifier(
      LayoutModifier(
        kind: "margin",
        behavior: SideMarginBehavior(look.hasCards ? list.margin : SideMargin.none)))
  }

  @ViewBuilder private var header: some View {
    if look.isGrouped {
      if isFirst || gap == nil { Color.clear.frame(height: list.sectionGap) }
      if section.header.isEmpty {
        Color.clear.frame(height: isFirst ? list.sectionGap : gap ?? list.sectionGap)
      } else {
        texts(section.header, above: gap ?? list.headerAbove, below: list.headerBelow)
      }
    } else if !section.header.isEmpty {
      texts(section.header, above: 4, below: 4)
        .frame(minHeight: list.plainHeaderHeight)
    }
  }

  @ViewBuilder private var footer: some View {
    if !section.footer.isEmpty {
      texts(section.footer, above: list.footerAbove, below: list.footerBelow)
    }
  }

  private func texts(_ nodes: [_ViewNode], above: CGFloat, below: CGFloat) -> some View {
    VStack(alignment: .leading) { NodeView(nodes) }
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(LayoutModifier(kind: "margin", behavior: SideMarginBehavior(rowMargin)))
      .padding(.top, above)
      .padding(.bottom, below)
  }

  private var rowMargin: SideMargin { look.hasCards ? list.margin.inside : list.margin }

  /// The rows: on one card, or each on its own where there is room between them.
  @ViewBuilder private var rows: some View {
    if look.hasCards && rowSpacing == 0 {
      stack.clipShape(RoundedRectangle(cornerRadius: list.cardRadius))
    } else {
      stack
    }
  }

  private var stack: some View {
    VStack(spacing: rowSpacing) {
      ForEach(section.rows.indices, id: \.self) { index in
        let row = ListRow(
          node: section.rows[index], look: look, margin: rowMargin,
          hasSeparator: hasSeparator(below: index))
        if look.hasCards && rowSpacing > 0 {
          row.clipShape(RoundedRectangle(cornerRadius: list.cardRadius))
        } else {
          row
        }
      }
    }
  }

  /// The last row of a card has no separator; of a plain list it has.
  private func hasSeparator(below index: Int) -> Bool {
    guard rowSpacing == 0 else { return false }
    let isLast = index == section.rows.count - 1
    let row = section.rows[index].traits.listRow
    let next = isLast ? nil : section.rows[index + 1].traits.listRow
    if row.hidesSeparator(at: .bottom) || next?.hidesSeparator(at: .top) == true { return false }
    return !isLast || !look.hasCards || row.showsLastSeparator
  }
}

extension SideMargin {
  /// No margin.
  fileprivate static let none = SideMargin(narrow: 0, wide: 0, wideFrom: 0)
}
