/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of rows.
  associatedtype TableRowValue: Identifiable

  /// The values with what is said of their rows. Only this module's rows implement it.
  var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row, opaque to app code.
public struct _TableRow<Value: Identifiable>: Identifiable {
  let value: Value
  /// What a long press opens.
  var menu = TableRowMenu(items: nil)

  /// The identity of the value.
  public var id: Value.ID { value.id }
}

/// The menu that a long press on a row opens.
struct TableRowMenu: ViewModifier {
  let items: AnyView?

  @ViewBuilder func body(content: Content) -> some View {
    if let items { content.contextMenu { items } } else { content }
  }
}

/// One row of a table.
public struct TableRow<Value: Identifiable> {
  private let value: Value

  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }
}

// Apart from the type, so that rows can be made where nothing is said of actors.
extension TableRow: TableRowContent {
  /// The row.
  public var _rows: [_TableRow<Value>] { [_TableRow(value: value)] }
}

/// The rows of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// The rows, in the order of the collection.
  public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values of rows.
  public typealias TableRowValue = Content.TableRowValue

  /// The rows of every element, in order.
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows for each element, which its own `id` identifies.
  public init<RowValue>(
    _ data: Data, @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == RowValue {
    self.init(data: data, content: content) { $0.id }
  }

  /// Creates a row for each element.
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }) { $0.id }
  }
}

extension Section: TableRowContent where Content: TableRowContent {
  /// The type of the values of rows.
  public typealias TableRowValue = Content.TableRowValue

  /// The rows of the section; its header is not drawn.
  public var _rows: [_TableRow<Content.TableRowValue>] { content._rows }
}

extension Section
where Parent == EmptyView, Footer == EmptyView, Content: TableRowContent {
  /// Creates a section of rows.
  public init(@TableRowBuilder<Content.TableRowValue> content: () -> Content) {
    self.init(
      header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: true)
  }
}

extension Section where Parent == Text, Footer == EmptyView, Content: TableRowContent {
  /// Creates a section of rows with a title, which is not drawn.
  public init(
    _ titleKey: LocalizedStringKey,
    @TableRowBuilder<Content.TableRowValue> content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: true)
  }
}

/// Several rows.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// The rows, from the top.
  public let _rows: [_TableRow<Value>]
}

extension TableRowContent {
  /// The rows with a menu that a long press opens.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some TableRowContent<TableRowValue> {
    let items = AnyView(menuItems())
    return _TableRows(
      _rows: _rows.map { row in
        var row = row
        row.menu = TableRowMenu(items: items)
        return row
      })
  }
}

/// Puts the rows of a table together.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  /// One expression of rows.
  public static func buildExpression<Row: TableRowContent>(
    _ row: Row
  ) -> Row where Row.TableRowValue == Value { row }

  /// The first rows.
  public static func buildPartialBlock<Row: TableRowContent>(
    first: Row
  ) -> Row where Row.TableRowValue == Value { first }

  /// Further rows.
  public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
    accumulated: First, next: Second
  ) -> _TableRows<Value> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _TableRows(_rows: accumulated._rows + next._rows)
  }

  /// Rows of an `if` without `else`.
  public static func buildIf<Row: TableRowContent>(
    _ row: Row?
  ) -> _TableRows<Value> where Row.TableRowValue == Value { _TableRows(_rows: row?._rows ?? []) }

  /// Rows of an `if` with `else`.
  public static func buildEither<Row: TableRowContent>(
    first: Row
  ) -> _TableRows<Value> where Row.TableRowValue == Value { _TableRows(_rows: first._rows) }

  /// Rows of an `else`.
  public static func buildEither<Row: TableRowContent>(
    second: Row
  ) -> _TableRows<Value> where Row.TableRowValue == Value { _TableRows(_rows: second._rows) }
}
