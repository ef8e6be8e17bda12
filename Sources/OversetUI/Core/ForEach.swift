/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// The nodes of every element's view, in order.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    view.data.flatMap { element in
      let identity = AnyHashable(view.identify(element))
      let nodes = Content._makeNodes(
        view.content(element), in: context.descending(toElement: identity))
      for node in nodes where node.implicitTag == nil { node.implicitTag = identity }
      return nodes
    }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each of `data`, told apart by the elements' own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identify = { $0.id }
  }
}

extension ForEach where Content: View {
  /// A view for each of `data`, told apart by `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identify = { $0 }
  }
}
