public import Foundation

/// A type of properties of managed objects that has a value before code sets one, as it has in Core Data.
public protocol _ManagedValue {
  /// The value before one is set.
  static var _unset: Self { get }
}

extension _ManagedValue where Self: ExpressibleByIntegerLiteral {
  /// 0.
  public static var _unset: Self { 0 }
}

extension Int: _ManagedValue {}
extension Int16: _ManagedValue {}
extension Int32: _ManagedValue {}
extension Int64: _ManagedValue {}
extension Float: _ManagedValue {}
extension Double: _ManagedValue {}
extension Decimal: _ManagedValue {}
extension Bool: _ManagedValue {
  /// False.
  public static var _unset: Bool { false }
}
extension String: _ManagedValue {
  /// Empty.
  public static var _unset: String { "" }
}
extension Data: _ManagedValue {
  /// Empty.
  public static var _unset: Data { Data() }
}
extension Date: _ManagedValue {
  /// The beginning of 2001 in Greenwich, so that pictures do not depend on the day.
  public static var _unset: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension UUID: _ManagedValue {
  /// All zero, so that pictures do not depend on chance.
  public static var _unset: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension Array: _ManagedValue {
  /// Empty.
  public static var _unset: [Element] { [] }
}
extension Set: _ManagedValue {
  /// Empty.
  public static var _unset: Set<Element> { [] }
}
extension Dictionary: _ManagedValue {
  /// Empty.
  public static var _unset: [Key: Value] { [:] }
}
extension Optional: _ManagedValue {
  /// Nil.
  public static var _unset: Wrapped? { nil }
}

// What generated classes, and copies of classes with `@NSManaged`, call. App code does not.
extension NSManagedObject {
  /// The value of a property; before one is set, the usual one of its type.
  public func _managed<Value: _ManagedValue>(_ key: String) -> Value {
    kept(key) as? Value ?? Value._unset
  }

  /// The value of a property of a type that has no usual value, which code has to set before.
  public func _managed<Value>(_ key: String) -> Value {
    guard let value = kept(key) as? Value else {
      preconditionFailure("\(type(of: self)).\(key) is read before it is set")
    }
    return value
  }

  /// The objects of a relationship; before some are set, none.
  public func _managed(_ key: String) -> NSSet { kept(key) as? NSSet ?? NSSet() }

  /// The objects of a relationship in their order; before some are set, none.
  public func _managed(_ key: String) -> NSOrderedSet {
    kept(key) as? NSOrderedSet ?? NSOrderedSet()
  }

  /// The value of a property of an enum of numbers or texts; before one is set, the case with the usual one of these, which
  /// there has to be.
  public func _managed<Value: RawRepresentable>(_ key: String) -> Value
  where Value.RawValue: _ManagedValue {
    guard let value = kept(key) as? Value ?? Value(rawValue: Value.RawValue._unset) else {
      preconditionFailure("\(type(of: self)).\(key) is read before it is set")
    }
    return value
  }

  /// Keeps the value of a property.
  public func _manage<Value>(_ value: Value, _ key: String) { keep(value, key) }

  /// Keeps the value of a property, or forgets it.
  public func _manage<Value>(_ value: Value?, _ key: String) { keep(value, key) }

  /// Puts objects into a set that the object holds, or takes them out.
  public func _change<Values: Sequence>(
    _ key: String, _ values: Values, adds: Bool, isOrdered: Bool
  ) {
    let held = kept(key)
    let all = (held as? NSOrderedSet)?.array ?? (held as? NSSet)?.allObjects ?? []
    let changed = values.map { $0 as Any }
    let result = NSMutableOrderedSet(array: all)
    for value in changed { if adds { result.add(value) } else { result.remove(value) } }
    keep(isOrdered ? result : NSSet(array: result.array), key)
  }
}
