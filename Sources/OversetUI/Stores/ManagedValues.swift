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
    value(forKey: key) as? Value ?? Value._unset
  }

  /// The value of a property of a type that has no usual value, which code has to set before.
  public func _managed<Value>(_ key: String) -> Value {
    guard let value = value(forKey: key) as? Value else {
      preconditionFailure("\(type(of: self)).\(key) is read before it is set")
    }
    return value
  }

  /// Keeps the value of a property.
  public func _manage<Value>(_ value: Value, _ key: String) { setValue(value, forKey: key) }

  /// Keeps the value of a property, or forgets it.
  public func _manage<Value>(_ value: Value?, _ key: String) { setValue(value, forKey: key) }

  /// Puts objects into a set that the object holds, or takes them out.
  public func _change<Values: Sequence>(
    _ key: String, _ values: Values, adds: Bool, isOrdered: Bool
  ) {
    let held = value(forKey: key)
    let all = (held as? NSOrderedSet)?.array ?? (held as? NSSet)?.allObjects ?? []
    let changed = values.map { $0 as Any }
    let result = NSMutableOrderedSet(array: all)
    for value in changed { if adds { result.add(value) } else { result.remove(value) } }
    setValue(isOrdered ? result : NSSet(array: result.array), forKey: key)
  }
}
