/// What users may do with the rows of a list. Nobody edits rows here.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Delete rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Creates a view for a binding to each element, which its own `id` identifies. Rows are not edited here.
  public init<Elements>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable, ID == Elements.Element.ID
  {
    self.init(data, content: content)
  }

  /// Creates a view for a binding to each element, which the value at `id` identifies. Rows are not edited here.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    self.init(data, id: id, content: content)
  }
}

extension List {
  /// Creates a list with a row for a binding to each element. Users choose one; rows are not edited here.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for a binding to each element. Users choose several; rows are not edited here.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list of the views of `content`, of whose rows one is always chosen.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each number. Users choose one.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each number. Users choose several.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for a binding to each element. Rows are not edited here.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for a binding to each element, which the value at `id` identifies. Rows are not edited
  /// here.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    content = ForEach(data, id: id, content: rowContent)
  }
}
