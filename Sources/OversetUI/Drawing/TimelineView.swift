public import Foundation

/// The moments at which a timeline shows its content. Overset shows one.
public protocol TimelineSchedule {}

/// A schedule of moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// Creates a schedule from a moment on, every so many seconds.
  public init(from startDate: Date, by interval: TimeInterval) {}
}

/// A schedule as fast as the screen.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Creates a schedule; the least distance is in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// A schedule of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Creates the schedule; `.everyMinute` is shorter.
  public init() {}
}

/// A schedule of moments that you choose.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  /// Creates a schedule of moments.
  public init(_ dates: Entries) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From a moment on, every so many seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As fast as the screen.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As fast as the screen, or slower; the least distance is in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// At moments that you choose.
  public static func explicit<Entries: Sequence>(
    _ dates: Entries
  ) -> ExplicitTimelineSchedule<Entries> where Self == ExplicitTimelineSchedule<Entries> {
    ExplicitTimelineSchedule(dates)
  }
}

/// What a timeline tells its content.
public struct TimelineViewDefaultContext: Sendable {
  /// How often content changes.
  public enum Cadence: Comparable, Sendable {
    /// All the time.
    case live
    /// Every second.
    case seconds
    /// Every minute.
    case minutes
  }

  /// The moment: noon of 9 January 2007 in UTC, so that every run shows the same.
  public let date: Date
  /// How often the content changes.
  public let cadence: Cadence
}

/// Content that depends on the time. It is shown at one fixed moment, so that every run shows the same.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext

  private let content: (Context) -> Content

  /// Creates a view whose content is shown at noon of 9 January 2007 in UTC.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  /// The content at the fixed moment.
  public var body: some View {
    content(Context(date: FixedMoment.date, cadence: .live))
  }
}
