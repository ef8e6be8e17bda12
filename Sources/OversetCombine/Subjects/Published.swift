/// A property of an observable object that publishes its values: `$name` is the publisher.
@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>

  /// Creates a property with a first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Creates a property with a first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The publisher of the values: it sends the present one at once, and others before they are set.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }

  /// The value, where the property stands in no class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  /// The value, where the property stands in a class.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].box.value }
    set {
      let box = owner[keyPath: storage].box
      if let object = owner as? any ObservableObject { announce(object) }
      box.set(newValue)
    }
  }

  private static func announce<Object: ObservableObject>(_ object: Object) {
    (object.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// The publisher of a published property.
  public struct Publisher: OversetCombine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Attaches a subscriber, which gets the present value first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      AnyPublisher { [box] in box.audience.add($0) { $0.send(box.value) } }
        .receive(subscriber: subscriber)
    }
  }
}

/// The value of a published property, behind the property wrapper.
package protocol PublishedProperty {
  /// The value as it is logged.
  var describedValue: Any { get }
  /// Where the value is.
  var changingBox: any ChangingBox { get }
}

/// What shares the publisher of an object's changes.
package protocol ChangingBox: AnyObject {
  /// The publisher of the object; nil before somebody asked for it.
  var changes: ObservableObjectPublisher? { get set }
}

extension Published: PublishedProperty {
  package var describedValue: Any { box.value }
  package var changingBox: any ChangingBox { box }
}

/// Holds the value of a published property.
final class PublishedBox<Value>: ChangingBox {
  private(set) var value: Value
  let audience = Audience<Value, Never>()
  var changes: ObservableObjectPublisher?
  /// The flows that `assign(to:)` leads here.
  var sources: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  /// Subscribers learn of a value before it is set, as in Combine.
  func set(_ value: Value) {
    audience.send(value)
    self.value = value
  }
}
