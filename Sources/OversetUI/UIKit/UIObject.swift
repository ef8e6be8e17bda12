/// What objects of UIKit have in common here: they keep the values of properties that nothing reads.
@MainActor @preconcurrency
open class _UIObject {
  private var values: [String: Any] = [:]

  init() {}

  /// The value of a property that was set, and else its usual one.
  final func kept<Value>(_ usual: Value, _ name: String = #function) -> Value {
    values[name] as? Value ?? usual
  }

  /// Keeps the value of a property.
  final func keep<Value>(_ value: Value, _ name: String = #function) { values[name] = value }
}
