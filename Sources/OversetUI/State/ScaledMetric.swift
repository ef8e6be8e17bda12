import Foundation

/// A length that grows and shrinks with the user's text size, as a text style does.
///
/// The value is that at the text size `large`. Elsewhere it is multiplied by the ratio of the style's leadings, not of its
/// sizes, and rounded to the pixel. Source: the pictures of a Markdown library at text size M, whose font of 16 points is
/// 15.5 there; eight heights are exact with it, and up to 10.5 points off with the ratio of sizes.
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
    let factor = style.metrics(at: size).leading / style.metrics(at: .large).leading
    let scale = Double(environment.displayScale)
    scaled = Value((Double(base) * factor * scale).rounded() / scale)
  }
}
