public import Foundation

/// The room between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  private enum Storage: Hashable {
    case standard
    case compact
    case custom(CGFloat)
  }

  private let storage: Storage

  /// As the system has it: 35 points between two cards.
  public static let `default` = ListSectionSpacing(storage: .standard)
  /// Half as much.
  public static let compact = ListSectionSpacing(storage: .compact)

  /// A room of so many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(storage: .custom(spacing.isFinite ? max(spacing, 0) : 0))
  }

  /// The room in points; nil is the system's. The compact one is half of it (from memory).
  func gap(_ metrics: ListMetrics) -> CGFloat? {
    switch storage {
    case .standard: nil
    case .compact: metrics.sectionGap
    case .custom(let length): length
    }
  }
}

private enum SectionSpacingKey: EnvironmentKey {
  static let defaultValue: ListSectionSpacing? = nil
}
private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum LeastRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum LeastHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum HidesBackgroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The least height of a list's row, in points; 44 unless you set it.
  public var defaultMinListRowHeight: CGFloat {
    get { ownLeastRowHeight ?? platformMetrics.list.leastRowHeight }
    set { self[LeastRowHeightKey.self] = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// The least height of a section's header, in points; nil is the system's. It is kept and has no effect.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[LeastHeaderHeightKey.self] }
    set { self[LeastHeaderHeightKey.self] = newValue }
  }

  /// The least height of a row where a view sets one.
  var ownLeastRowHeight: CGFloat? { self[LeastRowHeightKey.self] }

  /// The room between sections; nil is the system's.
  var listSectionSpacing: ListSectionSpacing? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The room between rows, in points.
  var listRowSpacing: CGFloat {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// Whether lists draw no background of their own.
  var hidesListBackground: Bool {
    get { self[HidesBackgroundKey.self] }
    set { self[HidesBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the room between the sections of the lists inside this view. Set it on the list: on a single section
  /// it has no effect here.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the room between the sections of the lists inside this view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }

  /// Sets the room between the rows of the lists inside this view, in points; nil is none. Each row is then a
  /// card of its own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { $0.isFinite ? max($0, 0) : 0 } ?? 0)
  }

  /// Hides the background of lists, forms and scrollable views inside this view, so that yours shows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesListBackground, visibility == .hidden)
  }
}
