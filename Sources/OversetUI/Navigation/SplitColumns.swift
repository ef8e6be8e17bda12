import Foundation
import OversetLayoutEngine

/// The columns of a split view side by side, with lines between them.
struct SplitColumns<Content: View>: View {
  typealias Body = Never

  let dropsColumns: Bool
  let content: Content

  init(dropsColumns: Bool, @ViewBuilder content: () -> Content) {
    self.dropsColumns = dropsColumns
    self.content = content()
  }

  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let context = context.descending(to: "NavigationSplitView")
    let columns = resolve(view.content, in: context.descending(to: "columns"))
    let lines = resolve(
      ForEach(0..<max(columns.count - 1, 0), id: \.self) { _ in
        Color(uiColor: .separator)
      }, in: context.descending(to: "lines"))
    return [
      _ViewNode(
        "NavigationSplitView",
        SplitColumnsBehavior(
          widths: columns.dropLast().map { $0.traits.columnWidth ?? 320 },
          leastDetailWidth: view.dropsColumns ? 320 : 0),
        children: columns + lines, in: context)
    ]
  }
}

/// A column of a split view before the last: a navigation stack with the width that a view inside sets, or 320 points (from
/// memory).
struct SplitColumn<Content: View>: View {
  typealias Body = Never

  let content: Content

  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let width = ColumnWidth()
    var inside = context.descending(to: "column")
    inside.environment.columnWidth = width
    let node = _ViewNode.root(
      resolve(NavigationStack { view.content }, in: inside), in: context)
    node.traits.columnWidth = width.points
    return [node]
  }
}

/// The width of a column, which a view inside sets while its nodes are made.
@MainActor
final class ColumnWidth {
  /// The width, in points; nil if nothing sets one.
  var points: CGFloat?
}

private enum ColumnWidthKey: EnvironmentKey {
  static var defaultValue: ColumnWidth? { nil }
}

extension EnvironmentValues {
  /// The width of the column around; nil outside of one.
  var columnWidth: ColumnWidth? {
    get { self[ColumnWidthKey.self] }
    set { self[ColumnWidthKey.self] = newValue }
  }
}

/// A modifier that sets the width of the column around.
struct ColumnWidthModifier: ContextModifier {
  typealias Body = Never

  let width: CGFloat

  func change(_ context: inout _ViewContext) {
    guard width.isFinite, width >= 0 else { return }
    context.environment.columnWidth?.points = width
  }
}
