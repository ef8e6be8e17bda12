public import Foundation

/// Views of UIKit beside or below each other. Nothing is laid out; SwiftUI views have `HStack` and `VStack`.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it.
    case fill
    /// They fill it equally.
    case fillEqually
    /// They fill it by what they ask for.
    case fillProportionally
    /// At equal distances.
    case equalSpacing
    /// Their middles at equal distances.
    case equalCentering
  }

  /// How views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// At its beginning.
    case leading
    /// On their first line.
    case firstBaseline
    /// In the middle.
    case center
    /// At its end.
    case trailing
    /// On their last line.
    case lastBaseline

    /// At its beginning.
    public static let top = Alignment.leading
    /// At its end.
    public static let bottom = Alignment.trailing
  }

  /// Whether the views lie beside or below each other.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How they share the length.
  open var distribution = Distribution.fill
  /// How they lie across.
  open var alignment = Alignment.fill
  /// The distance between them, in points.
  open var spacing: CGFloat = 0
  /// Whether the distances to the edges count.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    addSubview(view)
  }

  /// Takes a view out of the order; it stays inside.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// Does nothing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
