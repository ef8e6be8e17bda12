public import Foundation
public import OversetLayoutEngine

/// A modifier that says something of its content's rows.
private struct ListRowTraitModifier: AttributeModifier {
  typealias Body = Never

  let change: @MainActor (inout ListRowTraits) -> Void

  func apply(to node: _ViewNode) { change(&node.traits.listRow) }
}

/// A modifier that puts a view behind its content's rows. Of several the innermost counts.
private struct ListRowBackgroundModifier<Background: View>: ViewModifier {
  typealias Body = Never

  let background: Background?

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    guard let background = modifier.background else { return nodes }
    for node in nodes where node.traits.listRow.background == nil {
      node.traits.listRow.background = resolve(
        background, in: context.descending(to: "listRowBackground"))
    }
    return nodes
  }
}

extension View {
  /// Sets the room around the content of a list's row, in points; nil is the system's. Of several the
  /// innermost counts. The row keeps its least height.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowTraitModifier { $0.insets = $0.insets ?? insets })
  }

  /// Sets the room at some edges of a list's row, in points; nil, and the other edges, are 16 points at the
  /// sides and 11 above and below.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      ListRowTraitModifier { row in
        guard let length else { return }
        var insets = row.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        if edges.contains(.top) { insets.top = length }
        if edges.contains(.leading) { insets.leading = length }
        if edges.contains(.bottom) { insets.bottom = length }
        if edges.contains(.trailing) { insets.trailing = length }
        row.insets = insets
      })
  }

  /// Puts a view behind a list's row, in place of the system's background; nil keeps that.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }

  /// Shows or hides the separators at the edges of a list's row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListRowTraitModifier { $0.separators.append((visibility, edges)) })
  }

  /// Sets the colour of the separator below a list's row; nil is the system's. That of one above belongs to
  /// the row above.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      ListRowTraitModifier { row in
        if edges.contains(.bottom) { row.separatorTint = row.separatorTint ?? color }
      })
  }

  /// Shows or hides the lines above and below a section. The system draws none around cards, and those of a
  /// plain list belong to its rows, so this has no effect here.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparator", "\(visibility)")
  }

  /// Records the colour of the lines above and below a section, which are not drawn here.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    ignored("listSectionSeparatorTint")
  }

  /// Records the colour of the symbols in a row. They are drawn in the tint of their surroundings.
  @ViewBuilder
  public func listItemTint(_ tint: Color?) -> some View {
    if tint == nil { self } else { ignored("listItemTint") }
  }
}
