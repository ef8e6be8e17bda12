import Foundation
import OversetLayoutEngine

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values of rows.
  associatedtype TableRowValue: Identifiable
  /// What orders rows by the columns.
  associatedtype TableColumnSortComparator

  /// The columns with their types erased. Only this module's columns implement it.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column, whatever its content, opaque to app code.
public struct _TableColumn<RowValue> {
  var value: _TableColumnValue
  let title: AnyView
  let content: (RowValue) -> AnyView

  init(_ value: _TableColumnValue, title: AnyView, content: @escaping (RowValue) -> AnyView) {
    self.value = value
    self.title = title
    self.content = content
  }
}

extension Array {
  /// The columns with their places from the leading edge.
  func numbered<Value>() -> [_TableColumn<Value>] where Element == _TableColumn<Value> {
    enumerated().map { index, column in
      var column = column
      column.value.index = index
      return column
    }
  }
}

/// What a column says of itself.
struct _TableColumnValue {
  var index = 0
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?
  let alignment: HorizontalAlignment
}

/// Several columns.
public struct _TableColumnPair<First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where First.TableRowValue == Second.TableRowValue {
  /// The type of the values of rows.
  public typealias TableRowValue = First.TableRowValue
  /// What orders rows by the first column.
  public typealias TableColumnSortComparator = First.TableColumnSortComparator

  let first: First
  let second: Second

  /// The columns, from the leading edge.
  public var _columns: [_TableColumn<TableRowValue>] { first._columns + second._columns }
}

/// Columns that are there or not.
public struct _OptionalTableColumn<Column: TableColumnContent>: TableColumnContent {
  /// The type of the values of rows.
  public typealias TableRowValue = Column.TableRowValue
  /// What orders rows by the columns.
  public typealias TableColumnSortComparator = Column.TableColumnSortComparator

  let column: Column?

  /// The columns.
  public var _columns: [_TableColumn<TableRowValue>] { column?._columns ?? [] }
}

/// Puts the columns of a table together.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// One column.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where Column.TableRowValue == RowValue { column }

  /// The first column.
  public static func buildPartialBlock<Column: TableColumnContent>(
    first: Column
  ) -> Column where Column.TableRowValue == RowValue { first }

  /// A further column.
  public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
    accumulated: First, next: Second
  ) -> _TableColumnPair<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _TableColumnPair(first: accumulated, second: next)
  }

  /// Columns of an `if` without `else`.
  public static func buildIf<Column: TableColumnContent>(
    _ column: Column?
  ) -> _OptionalTableColumn<Column> where Column.TableRowValue == RowValue {
    _OptionalTableColumn(column: column)
  }
}
