/// Rows for elements that contain others: those that do can be folded open.
///
/// Each row begins folded, as on iOS; a test's driver opens it.
public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection {
  let data: Data
  let children: (Data.Element) -> Data?
  let identify: (Data.Element) -> ID
  let row: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Leaf: View {
  /// A row for each element, in order.
  public var body: some View {
    ForEach(data: data, content: { line($0) }, identify: identify)
  }

  @MainActor private func line(_ element: Data.Element) -> AnyView {
    guard let inner = children(element) else { return AnyView(row(element)) }
    return AnyView(
      DisclosureGroup {
        OutlineGroup(data: inner, children: children, identify: identify, row: row)
      } label: {
        row(element)
      })
  }
}

extension OutlineGroup
where
  Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren>
{
  /// Creates rows for elements, which the value at `id` identifies; nil at `children` is none.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      data: data, children: { $0[keyPath: children] }, identify: { $0[keyPath: id] }, row: content)
  }

  /// Creates rows for elements, which their own `id` identifies; nil at `children` is none.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, children: { $0[keyPath: children] }, identify: { $0.id }, row: content)
  }

  /// Creates a row for an element and those below it.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init(
      data: [root], children: { $0[keyPath: children] }, identify: { $0.id }, row: content)
  }
}

/// The rows below a row that can be folded. You rarely name this type.
public struct OutlineSubgroupChildren: View {
  /// Never evaluated: rows are made by ``OutlineGroup``.
  public var body: some View { EmptyView() }
}

extension List {
  /// Creates a list of elements that contain others, which their own `id` identifies. Users choose one.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    content = OutlineGroup(data, children: children, content: rowContent)
  }

  /// Creates a list of elements that contain others, which their own `id` identifies. Users choose several.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    content = OutlineGroup(data, children: children, content: rowContent)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of elements that contain others, which their own `id` identifies.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    content = OutlineGroup(data, children: children, content: rowContent)
  }

  /// Creates a list of elements that contain others, which the value at `id` identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    content = OutlineGroup(data, id: id, children: children, content: rowContent)
  }
}
