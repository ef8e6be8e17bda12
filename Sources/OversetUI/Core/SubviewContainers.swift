/// A view that is made of the views of another one's content.
public struct _SubviewGroup<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension _SubviewGroup: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The nodes of what the closure makes.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let source = SubviewSource(view.base, in: context)
    return resolve(view.transform(source.collection), in: context.descending(to: "group"))
  }
}

extension Group where Content: View {
  /// Creates a group of what `transform` makes of the views that `view` consists of.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewGroup<Base, Result> {
    self.init(of: _SubviewGroup(base: view, transform: transform))
  }
}

/// A view for each of those that a view's content consists of.
public struct _SubviewRows<Base: View, Row: View> {
  let base: Base
  let row: (Subview) -> Row
}

extension _SubviewRows: View {
  /// The rows, in order.
  public var body: some View {
    _SubviewGroup(base: base) { subviews in
      ForEach(subviews) { row($0) }
    }
  }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// Creates a view for each of those that `view` consists of.
  public init<Base: View, Row: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row
  ) where Content == _SubviewRows<Base, Row> {
    self.init(
      data: CollectionOfOne(0), content: { _ in _SubviewRows(base: view, row: content) },
      identify: { $0 })
  }
}
