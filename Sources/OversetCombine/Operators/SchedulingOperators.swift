public import Foundation

/// What could run something later. Here everything runs at once.
public protocol Scheduler<SchedulerTimeType> {
  /// Points in the time of the scheduler.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What can be said about its work.
  associatedtype SchedulerOptions
}

/// A length of time.
public protocol SchedulerTimeIntervalConvertible {
  /// Seconds.
  static func seconds(_ s: Int) -> Self
  /// Seconds.
  static func seconds(_ s: Double) -> Self
  /// Thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// Millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// Billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A point in time that nobody reads.
public struct _SchedulerTime: Strideable, Sendable {
  /// Seconds since the first.
  public let seconds: Double

  /// The time between this point and another.
  public func distance(to other: _SchedulerTime) -> Stride {
    Stride(other.seconds - seconds)
  }

  /// The point after some time.
  public func advanced(by n: Stride) -> _SchedulerTime {
    _SchedulerTime(seconds: seconds + n.magnitude)
  }

  /// A length of time in seconds. Nothing waits for it.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
    ExpressibleByFloatLiteral, Sendable
  {
    /// The seconds.
    public var magnitude: Double

    /// Creates a length of some seconds.
    public init(_ seconds: Double) { magnitude = seconds }
    /// Creates a length of some seconds.
    public init(floatLiteral value: Double) { magnitude = value }
    /// Creates a length of some seconds.
    public init(integerLiteral value: Double) { magnitude = value }
    /// Creates a length of some seconds.
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

    /// Seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// Seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// Billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    /// Whether the time is shorter.
    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    /// Both times.
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude + right.magnitude)
    }
    /// The difference.
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude - right.magnitude)
    }
    /// The product.
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude * right.magnitude)
    }
    /// Multiplies.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
  }
}

/// What can be said about the work of a queue: nothing here.
public struct _SchedulerOptions: Sendable {}

extension DispatchQueue: Scheduler {
  /// Points in time.
  public typealias SchedulerTimeType = _SchedulerTime
  /// What can be said about its work.
  public typealias SchedulerOptions = _SchedulerOptions
}

extension RunLoop: Scheduler {
  /// Points in time.
  public typealias SchedulerTimeType = _SchedulerTime
  /// What can be said about its work.
  public typealias SchedulerOptions = _SchedulerOptions
}

extension OperationQueue: Scheduler {
  /// Points in time.
  public typealias SchedulerTimeType = _SchedulerTime
  /// What can be said about its work.
  public typealias SchedulerOptions = _SchedulerOptions
}

/// Runs everything at once, as all schedulers do here.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Points in time.
  public typealias SchedulerTimeType = _SchedulerTime
  /// What can be said about its work.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()
}

extension Publisher {
  /// Sends the same at once: no scheduler takes part.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Sends the same at once: no scheduler takes part.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Sends each value at once: nothing runs on a clock.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Sends each value at once, as if nothing followed it: nothing runs on a clock.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Sends each value at once, as if time had passed between them: nothing runs on a clock.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Sends the same: no time passes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}
