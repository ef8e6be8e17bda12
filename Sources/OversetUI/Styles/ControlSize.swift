public import Foundation

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest; on iOS mostly as `small`.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger, for the one button of a screen.
  case large
  /// The largest; on iOS mostly as `large`.
  case extraLarge
}

/// The outline of buttons with a background.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case rounded(CGFloat?)
    case circle
  }

  let kind: Kind

  /// The system's own: round corners up to iOS 18, a capsule from iOS 26 on.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// Round corners with the system's radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Round corners with a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum BorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}
private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// How large controls are; `regular` by default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The outline of buttons with a background.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// Whether controls leave their labels out.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls inside this view are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets how large controls inside this view are, to the nearest of the sizes.
  public func controlSize<Range: RangeExpression<ControlSize>>(_ range: Range) -> some View {
    transformEnvironment(\.controlSize) { size in
      let allowed = ControlSize.allCases.filter(range.contains)
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }

  /// Sets the outline of the buttons with a background inside this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Leaves out the labels of toggles, steppers, pickers and other controls inside this view. They still name
  /// the controls.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}

extension ControlSize: Comparable {
  /// Whether controls are smaller.
  public static func < (left: ControlSize, right: ControlSize) -> Bool {
    left.place < right.place
  }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
