/// The older way to a container of your own, which SwiftUI has without documentation: a root makes a view of those
/// that a content consists of. `Group(subviews:transform:)` is the documented one.
public enum _VariadicView {
  /// What makes a view of others.
  public typealias Root = _VariadicView_Root
  /// What makes any number of views of others.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// What makes one view of others.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot

  /// The views of a content, in order. As a view, it shows them all.
  public struct Children: RandomAccessCollection {
    let subviews: [Subview]

    /// One of the views.
    public struct Element: Identifiable {
      let subview: Subview

      /// What tells it from those beside it.
      public var id: AnyHashable { subview.id.identity }

      /// The value of `id(_:)` or `tag(_:)`, if it is of the type.
      public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
        subview.id.identity.base as? ID ?? subview.tag?.base as? ID
      }
    }

    /// 0.
    public var startIndex: Int { subviews.startIndex }
    /// How many there are.
    public var endIndex: Int { subviews.endIndex }
    /// The view at a place.
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
  }

  /// A root and the content that it makes a view of.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes the view.
    public var root: Root
    /// The content.
    public var content: Content

    /// Creates a tree.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// What makes a view of those that a content consists of.
@MainActor @preconcurrency
public protocol _VariadicView_Root {
  /// The type of the view; the compiler infers it.
  associatedtype Body: View

  /// The view.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes any number of views of those that a content consists of.
public protocol _VariadicView_MultiViewRoot: _VariadicView_Root {}

/// What makes one view of those that a content consists of: several lie above each other.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_Root {}

extension _VariadicView.Children: View {
  /// A view for each.
  public var body: some View { ForEach(subviews) { $0 } }
}

extension _VariadicView.Children.Element: View {
  /// The view.
  public var body: some View { subview }
}

extension _VariadicView.Tree: View where Content: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The nodes of what the root makes.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let source = SubviewSource(view.content, in: context)
    let body = view.root.body(
      children: _VariadicView.Children(subviews: source.collection.subviews))
    let inner = context.descending(to: "root")
    guard view.root is any _VariadicView_UnaryViewRoot else { return resolve(body, in: inner) }
    return [
      _ViewNode.one(of: resolve(body, in: inner), or: "ZStack", ZStackBehavior(), in: inner)
    ]
  }
}
