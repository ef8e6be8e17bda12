import OversetLayoutEngine

/// Rows of values in columns.
///
/// Where the app is compact in width, as on an iPhone held upright, a table shows its first column alone and no titles,
/// as iOS does; elsewhere all columns, equally wide unless they say otherwise, below their titles. A selection and the
/// order of rows are kept and not drawn. Rows have the look of a plain list (from memory, not measured).
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableHeaders) private var headers
  private let rows: Rows
  private let columns: Columns

  init(rows: Rows, columns: Columns) {
    self.rows = rows
    self.columns = columns
  }

  /// A list of the rows.
  @ViewBuilder public var body: some View {
    let all = columns._columns.numbered()
    let isWide = width == .regular
    let shown = isWide ? all : Array(all.prefix(1))
    List {
      if isWide, headers != .hidden {
        TableLine(cells: shown.map { TableLine.Cell($0.value, $0.title) })
          .font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
      }
      ForEach(rows._rows) { row in
        TableLine(cells: shown.map { TableLine.Cell($0.value, $0.content(row.value)) })
          .modifier(row.menu)
      }
    }
    .listStyle(.plain)
  }
}

/// The cells of one row, or the titles.
private struct TableLine: View {
  struct Cell: Identifiable {
    let id: Int
    let column: _TableColumnValue
    let content: AnyView

    init(_ column: _TableColumnValue, _ content: AnyView) {
      id = column.index
      self.column = column
      self.content = content
    }
  }

  let cells: [Cell]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(cells) { cell in
        cell.content
          .frame(
            minWidth: cell.column.minimum, idealWidth: cell.column.ideal,
            maxWidth: cell.column.maximum ?? .infinity,
            alignment: Alignment(horizontal: cell.column.alignment, vertical: .center))
      }
    }
  }
}

private enum TableHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// Whether tables show the titles of their columns.
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the titles of the columns of tables inside this view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaders, visibility)
  }
}
