/// A view for each element of a collection.
///
/// The container around lays them out. State belongs to the identity of an element: it stays with the
/// element when others are inserted before it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection, in the order of the views.
  public var data: Data
  /// The closure that makes the view of an element.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID

  /// Creates content for each element, which `identify` tells apart.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identify = identify
  }
}

extension ForEach: View where Content: View {
  /// A primitive view: the engine lays it out itself.
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
  /// Creates a view for each element, which its own `id` identifies.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identify = { $0.id }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, which the value at `id` identifies.
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
  /// Creates a view for each number. The range should not change between evaluations, as in SwiftUI.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identify = { $0 }
  }
}

extension ForEach where Content: View {
  /// Creates a view for a binding to each element, which its own `id` identifies: `ForEach($items) { $item in … }`.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable, ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for a binding to each element, which the value at `id` identifies.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { content(data[$0.0]) }
    identify = { $0.1 }
  }
}
