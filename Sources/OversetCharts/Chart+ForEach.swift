public import OversetUI

extension ForEach: ChartContent where Content: ChartContent {
  /// Never called: marks are not drawn.
  @MainActor @preconcurrency
  public var body: _Marks { _Marks() }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes marks for each element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: ChartContent {
  /// Makes marks for each element, which the value at `id` identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}
