public import Foundation

/// A moment in the life of a widget.
public protocol TimelineEntry {
  /// When the entry is shown.
  var date: Date { get }
  /// How much it matters then; nil by default.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is said.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside others.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Creates a weight.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget wants more entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil)
  /// Never.
  public static let never = TimelineReloadPolicy(date: .distantFuture)

  /// After a moment.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date)
  }
}

/// The moments in the life of a widget.
public struct Timeline<EntryType: TimelineEntry> {
  /// The moments.
  public let entries: [EntryType]
  /// When more are wanted.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// What a provider is told.
public struct TimelineProviderContext {
  /// The size of the widget.
  public let family: WidgetFamily
  /// Whether the entry is shown in the gallery of widgets.
  public let isPreview: Bool
  /// The size, in points.
  public let displaySize: CGSize
}

/// Where the entries of a widget come from. Nobody asks it here: previews make entries themselves.
@preconcurrency
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// What the methods are told.
  typealias Context = TimelineProviderContext

  /// Never called.
  func placeholder(in context: Context) -> Entry
  /// Never called.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Never called.
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Asks for new entries. There is nothing to ask here.
public final class WidgetCenter: Sendable {
  /// The center.
  public static let shared = WidgetCenter()

  private init() {}

  /// Does nothing.
  public func reloadAllTimelines() {}
  /// Does nothing.
  public func reloadTimelines(ofKind kind: String) {}
}
