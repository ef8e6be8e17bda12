/// A model that says when it changes, as in Combine.
///
/// After each action of a driver all views are evaluated again, whether or not their model said so.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before one of the published properties changes.
  ///
  /// The properties of one object share it. An object without any has a new one each time, as in Combine.
  public var objectWillChange: ObservableObjectPublisher {
    let boxes = publishedBoxes(of: self)
    let publisher = boxes.lazy.compactMap(\.changes).first ?? ObservableObjectPublisher()
    for box in boxes { box.changes = publisher }
    return publisher
  }
}

/// The boxes of the published properties of `object` and of what it inherits.
private func publishedBoxes(of object: AnyObject) -> [any ChangingBox] {
  var boxes: [any ChangingBox] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let part = mirror {
    boxes += part.children.compactMap { ($0.value as? any PublishedProperty)?.changingBox }
    mirror = part.superclassMirror
  }
  return boxes
}

/// The publisher of an object's changes.
public final class ObservableObjectPublisher: Publisher {
  /// It says that, not what.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    AnyPublisher { [audience] in audience.add($0) }.receive(subscriber: subscriber)
  }

  /// Tells all subscribers that the object is about to change.
  public func send() { audience.send(()) }
}
