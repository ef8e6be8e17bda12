/// A value that one thread uses after the other, such as a function that whoever runs a strategy may call.
///
/// Sendable because whoever lends the value waits until it has been used, and does nothing with it in the
/// meantime, so that it is used by one at a time. swift-snapshot-testing's signatures, which tests are written for, do not say so, and neither can
/// a conformance of a generic type.
package struct UncheckedSendableBox<Value>: @unchecked Sendable {
  /// The value.
  package let value: Value

  /// Lends a value.
  package init(_ value: Value) { self.value = value }
}
