/// A function that whoever runs a strategy may call.
///
/// Sendable because it is called by one at a time: who runs a strategy waits for its value.
/// swift-snapshot-testing's signatures, which tests are written for, do not say so, and neither can a
/// conformance of a generic type.
package struct LentFunction<Function>: @unchecked Sendable {
  /// The function.
  package let call: Function

  /// Lends a function.
  package init(_ function: Function) { call = function }
}
