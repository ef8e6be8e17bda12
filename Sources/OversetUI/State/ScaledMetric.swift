import Foundation

/// A length that grows and shrinks with the user's text size, as a text style does.
///
/// The value is that at the text size `large`. Elsewhere it is multiplied by the ratio of the style's sizes and
/// rounded to the pixel (reference: documented by Apple as "scaled"; the rounding is from memory).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// Creates a length that follows the text style `body`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a length that follows a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the text size of the view. Outside of an evaluated view it is the one at `large`.
  public var wrappedValue: Value { scaled ?? base }

  /// Takes the text size from the view's context.
  public mutating func _bind(to context: _ViewContext, label: String) {
    let environment = MainActor.assumeIsolated { Unchecked(context.environment) }.value
    let size = environment.dynamicTypeSize
    guard size != .large else { return scaled = base }
    let factor = style.metrics(at: size).size / style.metrics(at: .large).size
    let scale = Double(environment.displayScale)
    scaled = Value((Double(base) * factor * scale).rounded() / scale)
  }
}
