@_spi(Reflection) import Swift
import Synchronization

/// A stored property that is given its context before its owner is used: a property wrapper such
/// as `@State`.
///
/// Its names begin with an underscore because types of apps conform to it too, and have names of their own.
public protocol _BindableField {
  /// What the property is bound to.
  associatedtype _FieldContext

  /// Binds the property. `label` is its name in the source, `_count` for `@State var count`.
  mutating func _bind(to context: _FieldContext, label: String)
}

/// Reaches the stored properties of a value in place.
///
/// The standard library's field reflection is the only way to a view's property wrappers that
/// needs no macro on every view. It is kept to this module.
package enum FieldBinder {
  /// Binds every stored property of `value` that is a ``_BindableField`` for this kind of context.
  package static func bindFields<Value, Context>(of value: inout Value, to context: Context) {
    guard !plainTypes.withLock({ $0.contains(ObjectIdentifier(Value.self)) }) else { return }
    var isPlain = true
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      _ = unsafe _forEachField(of: Value.self, options: ignoringUnknown) { name, offset, type, _ in
        if let type = type as? any _BindableField.Type {
          isPlain = false
          unsafe bind(
            type, at: base.advanced(by: offset), to: context, label: String(cString: name))
        }
        return true
      }
    }
    if isPlain { plainTypes.withLock { _ = $0.insert(ObjectIdentifier(Value.self)) } }
  }

  /// Types that were seen to have no such property: most views have none, and are made many times.
  private static let plainTypes = Mutex<Set<ObjectIdentifier>>([])

  /// `_EachFieldOptions.ignoreUnknown`, which the standard library declares as a mutable variable.
  private static var ignoringUnknown: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 1) }

  private static func bind<Field: _BindableField, Context>(
    _ type: Field.Type, at address: UnsafeMutableRawPointer, to context: Context, label: String
  ) {
    guard let context = context as? Field._FieldContext else { return }
    unsafe address.assumingMemoryBound(to: Field.self).pointee._bind(to: context, label: label)
  }
}
