public import OversetLayoutEngine

/// The first of several views that fits into the space offered; if none does, the last.
///
/// It is chosen by its ideal size, as in SwiftUI: a text that would have to wrap or be truncated does not fit.
/// Only the chosen view is checked, so give long translations a view to fall back on.
public struct ViewThatFits<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice among the views of `content`, which must fit along `axes`.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The node of the choice, with all views.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let nodes = resolve(view.content, in: context.descending(to: "ViewThatFits"))
    return [
      _ViewNode("ViewThatFits", ViewThatFitsBehavior(axes: view.axes), children: nodes, in: context)
    ]
  }
}
