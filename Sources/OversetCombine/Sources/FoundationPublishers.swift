public import Foundation

extension Timer {
  /// A publisher of the ticks of a clock. No clock runs here: it sends nothing.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: _SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A publisher of the ticks of a clock, which never come here.
  public final class TimerPublisher: ConnectablePublisher {
    /// When a tick came.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// The seconds between ticks.
    public let interval: TimeInterval

    init(interval: TimeInterval) { self.interval = interval }

    /// Attaches a subscriber, which gets nothing.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }

    /// Starts nothing.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }
}

extension NotificationCenter {
  /// A publisher of the notifications of a name, as they are posted.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: OversetCombine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who must post them; nil for anybody.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      AnyPublisher<Notification, Never> { [center, name, object] out in
        let inbox = Inbox(out)
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          inbox.outlet.send($0)
        }
        return AnyCancellable { center.removeObserver(token) }
      }.receive(subscriber: subscriber)
    }
  }
}

/// Carries an outlet into the closure of an observer.
///
/// Notifications are taken on the thread that posts them, as all values flow here; who posts on two threads at once
/// has to order them, which is what `@unchecked Sendable` rests on.
private struct Inbox: @unchecked Sendable {
  let outlet: Outlet<Notification, Never>

  init(_ outlet: Outlet<Notification, Never>) { self.outlet = outlet }
}
