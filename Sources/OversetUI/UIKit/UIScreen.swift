public import Foundation

/// The screen of the device.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen of the device that views are evaluated for; outside of an evaluation that of an iPhone 16.
  public static let main = UIScreen()

  /// What views are evaluated for now.
  static var evaluated: EvaluatedScreen?

  /// The size in points, at the upper left.
  public var bounds: CGRect {
    CGRect(
      origin: .zero, size: UIScreen.evaluated?.readSize() ?? CGSize(width: 393, height: 852))
  }

  /// The size in pixels, at the upper left.
  public var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The pixels per point.
  public var scale: CGFloat { UIScreen.evaluated?.readScale() ?? 3 }
  /// The pixels per point.
  public var nativeScale: CGFloat { scale }
  /// How bright the screen is, 0 to 1.
  public var brightness: CGFloat = 0.5
  /// Light or dark, direction and text size: unspecified.
  public var traitCollection: UITraitCollection { UITraitCollection() }

  private init() {}
}

/// The screen of the device that a view is evaluated for, and what its code asked for: if for nothing, the view is the
/// same on a device of another size and scale.
@MainActor
final class EvaluatedScreen {
  private let size: CGSize
  private let scale: CGFloat
  /// The version of iOS whose bars and lists are laid out.
  let systemVersion: Int
  /// Whether anybody has asked for the size.
  private(set) var isSizeRead = false
  /// Whether anybody has asked for the scale.
  private(set) var isScaleRead = false

  init(size: CGSize, scale: CGFloat, systemVersion: Int) {
    self.size = size
    self.scale = scale
    self.systemVersion = systemVersion
  }

  /// The size, in points.
  func readSize() -> CGSize {
    isSizeRead = true
    return size
  }

  /// The pixels per point.
  func readScale() -> CGFloat {
    isScaleRead = true
    return scale
  }

  /// The screen of the device of a variant.
  convenience init(for variant: ViewEnvironment) {
    self.init(
      size: variant.screenSize, scale: variant.displayScale,
      systemVersion: variant.systemVersion)
  }

  /// Does `work` with the screen that it is for as the main one.
  static func during<Result>(_ screen: EvaluatedScreen?, _ work: () -> Result) -> Result {
    let before = UIScreen.evaluated
    UIScreen.evaluated = screen
    defer { UIScreen.evaluated = before }
    return work()
  }
}
