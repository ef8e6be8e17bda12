public import Foundation
import OversetLayoutTree
public import OversetVocabulary

/// A size class, as UIKit names it.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

extension UserInterfaceSizeClass {
  /// The size class itself; UIKit has a type of its own for it.
  public init?(_ sizeClass: UIUserInterfaceSizeClass?) {
    guard let sizeClass else { return nil }
    self = sizeClass
  }
}

extension DynamicTypeSize {
  /// The text size of UIKit; nil if it says none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.dynamicTypeSize else { return nil }
    self = size
  }
}

extension ColorScheme {
  /// The appearance of UIKit; nil if it says none.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UITraitCollection {
  /// Runs `actions`: there is no current collection here.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
  /// Whether the colours of two collections may differ.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
  /// Whether contrast is raised: no.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
}

/// How strong contrast is.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// As usual.
  case normal
  /// Raised.
  case high
}

extension CGRect {
  /// The rectangle, smaller by distances at its sides, in points.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// The space of colours of a screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: "deviceRGB") }
/// The space of greys of a screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(known: "deviceGray") }

extension Color: CustomStringConvertible {
  /// The name of the colour, or its parts.
  public var description: String {
    let parts = resolve(in: EnvironmentValues())
    return "\(parts.red) \(parts.green) \(parts.blue) \(parts.opacity)"
  }
}

extension Color.Resolved {
  /// Red as an amount of light, 0 to 1.
  public var linearRed: Float { Self.linear(red) }
  /// Green as an amount of light, 0 to 1.
  public var linearGreen: Float { Self.linear(green) }
  /// Blue as an amount of light, 0 to 1.
  public var linearBlue: Float { Self.linear(blue) }
  /// The colour of Core Graphics.
  public var cgColor: CGColor { UIColor(Color(self)).cgColor }

  /// The curve of sRGB (IEC 61966-2-1).
  private static func linear(_ value: Float) -> Float {
    value <= 0.04045
      ? value / 12.92 : Float(pow(Double((value + 0.055) / 1.055), 2.4))
  }
}

extension UIColor {
  /// A colour in the space of Apple's screens, 0 to 1. What sRGB cannot show is clipped.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// A picture, repeated. A grey stands for it.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// A name for VoiceOver: none.
  public var accessibilityName: String { "" }
}

extension UIAccessibility {
  /// Whether screens fade instead of moving: no.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether colours are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are greys alone: no.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether differences must not be of colour alone: no.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether one app alone is used: no.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether buttons have shapes: no.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether switches have signs: no.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether films begin by themselves: yes.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether films have captions: no.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the selection is read: no.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen is read: no.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether sounds are in one ear: no.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether shaking undoes: yes.
  public static var isShakeToUndoEnabled: Bool { true }
}

/// Data of an asset catalog, which are not read.
public final class NSDataAsset: NSObject {
  /// The data.
  public let data: Data
  /// The name.
  public let name: String

  /// Nil: data of catalogs are not read.
  public init?(name: String, bundle: Bundle = .main) { return nil }
}

/// What is shared, made when it is needed. Nothing is shared here.
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
  /// Something of its kind.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The thing itself.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What is written above it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Nothing.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// The system's sheet for printing, which is not drawn.
@MainActor @preconcurrency
open class UIPrintInteractionController {
  /// The sheet.
  public static let shared = UIPrintInteractionController()
  /// Whether something can be printed: never.
  open class var isPrintingAvailable: Bool { false }
  /// What is printed.
  open var printingItem: Any?

  /// Presents nothing; false.
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? =
      nil
  ) -> Bool { false }
}

extension NSParagraphStyle {
  /// As usual.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

extension NSMutableParagraphStyle {
  /// The way that lines are written. It is not kept.
  public var baseWritingDirection: NSWritingDirection {
    get { .natural }
    set {}
  }
  /// Space before a paragraph, in points. It is not kept.
  public var paragraphSpacingBefore: CGFloat {
    get { 0 }
    set {}
  }
  /// Where tabs lead. They are not kept.
  public var tabStops: [Any] {
    get { [] }
    set {}
  }
  /// Whether letters come nearer before lines are cut. It is not kept.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }
}

/// The way that lines of UIKit are written.
public enum NSWritingDirection: Int, Sendable {
  /// As the letters are.
  case natural = -1
  /// To the right.
  case leftToRight
  /// To the left.
  case rightToLeft
}
