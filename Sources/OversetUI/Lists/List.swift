import OversetLayoutEngine
import OversetLayoutTree

/// Rows below each other that scroll, in the looks of the system.
///
/// Each view at the root of the content is a row; ``Section`` groups rows. A list takes all the room that it is
/// offered and shows its beginning; rows beyond it are cut off in pictures and not reported, since users can
/// scroll to them. A selection is kept but not drawn, and rows are not edited.
public struct List<SelectionValue: Hashable, Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  let content: Content

  /// The node of the list.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let look = context.environment.listStyle
    return ListContent.nodes(of: view.content, named: "List", look: look, in: context)
  }
}

/// Settings in groups: a list with cards whose controls show their labels.
///
/// Rows stand as in ``List``. A picker's value stands at the trailing edge of its row.
public struct Form<Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let content: Content

  /// Creates a form of the views of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The node of the form.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    var inner = context
    if let look = inner.environment[LookKey<FormStyleConfiguration>.self].popLast() {
      return look.nodes(FormStyleConfiguration(content: _ControlPart(view.content)), in: inner)
    }
    return ListContent.nodes(of: view.content, named: "Form", look: .insetGrouped, in: context)
  }
}

/// What lists and forms have in common: the rows of their content in a look.
@MainActor
enum ListContent {
  /// The node of a list called `kind` with the rows of `content`.
  static func nodes<Content: View>(
    of content: Content, named kind: String, look: _ListLook, in context: _ViewContext
  ) -> [_ViewNode] {
    let context = context.descending(to: kind)
    var inner = context.descending(to: "content")
    inner.environment.listLook = look
    inner.environment.setDefaultLabelStyle(ListLabelStyle())
    inner.environment.headerCase =
      context.environment.platformMetrics.list.hasCapitalHeaders ? .uppercase : nil
    let sections = ListSection.sections(of: resolve(content, in: inner))
    let body = ListBody(look: look, sections: sections)
    let node = _ViewNode(
      kind, GroupPassThrough(), children: resolve(body, in: context), in: context)
    return [node]
  }
}
