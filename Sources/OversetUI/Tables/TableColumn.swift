public import Foundation
import OversetLayoutEngine

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  private let label: Label
  private let content: (RowValue) -> Content
  private var minimum: CGFloat?
  private var ideal: CGFloat?
  private var maximum: CGFloat?
  private var horizontal = HorizontalAlignment.leading

  private init(label: Label, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.content = content
  }

  /// The column with a width of its own, in points; nil is as wide as the others.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// The column with limits of its width, in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    (column.minimum, column.ideal, column.maximum) = (min, ideal, max)
    return column
  }

  /// The column with its cells at an edge or in the middle.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.horizontal = alignment.horizontal
    return column
  }

  /// The column as it is; users cannot hide columns here.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }

  /// The column as it is; it keeps no state by a name.
  public func customizationID(_ id: String) -> TableColumn { self }

  /// The column as it is; users cannot move columns here.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn {
    self
  }
}

/// What users may change of a column. They change nothing here.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Its place.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Its width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Whether it is seen.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of it.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// Where the cells of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  let horizontal: HorizontalAlignment

  /// At the leading edge.
  public static var automatic: TableColumnAlignment { .leading }
  /// At the leading edge.
  public static let leading = TableColumnAlignment(horizontal: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(horizontal: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(horizontal: .trailing)
  /// At the trailing edge, for numbers.
  public static let numeric = TableColumnAlignment(horizontal: .trailing)
}

extension TableColumn: TableColumnContent {
  /// The type of the values of rows.
  public typealias TableRowValue = RowValue
  /// What orders rows by the column.
  public typealias TableColumnSortComparator = Sort

  /// The column with its type erased.
  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        _TableColumnValue(
          minimum: minimum, ideal: ideal, maximum: maximum, alignment: horizontal),
        title: AnyView(label)
      ) { AnyView(content($0)) }
    ]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of views.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column of views with a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// Creates a column of views.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of views by which rows can be ordered.
  public init<Compared: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Compared>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column of views by which rows can be ordered, with a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol, Compared: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Compared>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }

  /// Creates a column of views by which rows can be ordered in a way of their own.
  public init<Compared, Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Compared>, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Compared {
    self.init(label: Text(titleKey), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts with a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text) { Text($0[keyPath: value]) }
  }
}
