public import Foundation

extension UIView {
  /// What VoiceOver reads after the label.
  public var accessibilityValue: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What VoiceOver says a tap will do.
  public var accessibilityHint: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What the view is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// What VoiceOver meets inside.
  public var accessibilityElements: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether VoiceOver passes over what is inside.
  public var accessibilityElementsHidden: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether VoiceOver passes over what is beside the view.
  public var accessibilityViewIsModal: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the colours stay where the user inverts those of the screen.
  public var accessibilityIgnoresInvertColors: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The margins of the content, in points.
  public var layoutMargins: UIEdgeInsets {
    get { kept(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)) }
    set { keep(newValue) }
  }
  /// The margins of the content by the direction of the text, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { kept(NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)) }
    set { keep(newValue) }
  }
  /// Whether the margins of the view around count.
  public var preservesSuperviewLayoutMargins: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// A change in space.
  public var transform3D: CATransform3D {
    get { kept(CATransform3DIdentity) }
    set { keep(newValue) }
  }
  /// Whether margins follow the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether several fingers count.
  public var isMultipleTouchEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether touches go to this view alone.
  public var isExclusiveTouch: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The shape of what is seen.
  public var mask: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether views inside become smaller with this one.
  public var autoresizesSubviews: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether the view is mirrored.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { kept(.unspecified) }
    set { keep(newValue) }
  }
  /// The direction of the view: that of the variant's language, unless `semanticContentAttribute` says another.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: .evaluated
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
  /// Whether the tint is dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// The constraints: none.
  public var constraints: [NSLayoutConstraint] { [] }
  /// The gestures: none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The interactions: none.
  public var interactions: [any UIInteraction] { [] }

  /// Whether a tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As around.
    case automatic
    /// It is not.
    case normal
    /// It is.
    case dimmed
  }

  /// Does nothing.
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  /// Does nothing.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Does nothing.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {}
  /// Does nothing.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Does nothing.
  public func addInteraction(_ interaction: any UIInteraction) {}
  /// Does nothing.
  public func removeInteraction(_ interaction: any UIInteraction) {}
  /// Puts a view below another one inside.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }
  /// Puts a view above another one inside.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? -1) + 1)
  }
  /// The view with a tag: this one or one inside.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
  /// Whether the view is this one or around it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// A view without content: nothing is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
  /// Draws nothing; false.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
  /// The point itself: views have no common coordinates here.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  /// The rectangle itself: views have no common coordinates here.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  /// The size that was asked for, in points.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  /// How strongly the view keeps small: as usual.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultLow
  }
  /// Does nothing.
  public func setNeedsDisplay(_ rect: CGRect) {}
  /// Does nothing.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  /// Does nothing: traits do not change here.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { _TraitRegistration() }
  /// The distances at the baselines of text.
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The guide for content that is read.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// The anchor of the first line.
  public var firstBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The anchor of the last line.
  public var lastBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

/// Whether a view is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As usual.
  case unspecified
  /// Not: it is about playing.
  case playback
  /// Not: it is about places.
  case spatial
  /// Never.
  case forceLeftToRight
  /// Always.
  case forceRightToLeft
}

/// A way to act on a view of UIKit.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {}

/// A trait that views can hear of.
public protocol UITraitDefinition {}

/// That something hears of traits.
public protocol UITraitChangeRegistration {}

private struct _TraitRegistration: UITraitChangeRegistration {}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// The size class of the width.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// The size class of the height.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The direction.
public struct UITraitLayoutDirection: UITraitDefinition {}
/// The pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {}

extension UIViewController {
  /// Does nothing: traits do not change here.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { _TraitRegistration() }
}

/// Distances at four sides by the direction of the text, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// Where the text begins.
  public var leading: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// Where the text ends.
  public var trailing: CGFloat

  /// None.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates no distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Distances of SwiftUI.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension EdgeInsets {
  /// Distances of UIKit.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}
