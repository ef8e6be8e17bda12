/// The key of an environment value of your own: its type and its default.
public protocol EnvironmentKey {
  /// The type of the value; the compiler infers it.
  associatedtype Value

  /// The value in views for which nothing sets another.
  static var defaultValue: Value { get }
}

/// The values that views inherit from the views around them.
///
/// The matrix sets locale, direction, text size and appearance of each cell. Apple's values that Overset
/// does not have, such as size classes, are missing: code that reads them does not compile here.
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

  /// Creates the defaults: English, left to right, light, text size `large`.
  public init() {}

  /// Reads and writes the value of a key of your own. Wrap it in a property, as in SwiftUI.
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
