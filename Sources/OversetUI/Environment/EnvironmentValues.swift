/// A key of a value that views inherit.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that views inherit, as in SwiftUI.
public struct EnvironmentValues {
  /// What is set: a handful of values, found sooner by looking at each than by hashing, and copied with
  /// every view that sets one.
  private var entries: ContiguousArray<Entry> = []

  private struct Entry {
    let key: ObjectIdentifier
    /// A ``Box`` of the key's type.
    let box: AnyObject
  }

  /// A value of any size behind one reference.
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// The defaults.
  public init() {}

  /// The value of `key`.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let identity = ObjectIdentifier(key)
      guard let index = entries.firstIndex(where: { $0.key == identity }),
        let box = entries[index].box as? Box<Key.Value>
      else { return Key.defaultValue }
      return box.value
    }
    set {
      let entry = Entry(key: ObjectIdentifier(key), box: Box(newValue))
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index] = entry
      } else {
        entries.append(entry)
      }
    }
  }
}
