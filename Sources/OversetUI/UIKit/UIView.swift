public import Foundation

/// A view of UIKit. It keeps what it is told, and shows nothing.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// How content fills a view of another shape.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as it fits.
    case scaleAspectFit
    /// As small as it covers the view.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, at the top.
    case top
    /// In its own size, at the bottom.
    case bottom
    /// In its own size, at the left.
    case left
    /// In its own size, at the right.
    case right
  }

  /// Which sides and distances follow the size of the view around.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The size of a side for which a view has none of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// The least size that a layout can ask for.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size that a layout can ask for, in points.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Where the view lies in the view around, in points.
  open var frame: CGRect
  /// The view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the frame, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// A change of the view's coordinates.
  open var transform = CGAffineTransform.identity
  /// The colour behind the view.
  open var backgroundColor: UIColor?
  /// The colour of controls.
  open var tintColor: UIColor? = .systemBlue
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is left out.
  open var isHidden = false
  /// Whether the view covers what is behind it.
  open var isOpaque = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// Whether the view can be touched.
  open var isUserInteractionEnabled = true
  /// How content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// What follows the size of the view around.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// A number of your own.
  open var tag = 0
  /// Light or dark, if it is not that of the view around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// What VoiceOver reads.
  open var accessibilityLabel: String?
  /// Whether VoiceOver reads the view.
  open var isAccessibilityElement = false
  /// The view around.
  open private(set) weak var superview: UIView?
  /// The views inside, back to front.
  open private(set) var subviews: [UIView] = []
  /// The layer, which keeps what it is told.
  public let layer = CALayer()

  /// Creates a view with a frame, in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without extent.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view without extent: archives are not read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The size that the content asks for, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The window that shows the view: none.
  open var window: UIWindow? { nil }
  /// The distances that bars leave, in points.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Light or dark, direction and text size: unspecified.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  /// Puts a view in front of those inside.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among those inside.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Takes the view out of the view around.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Does nothing.
  open func bringSubviewToFront(_ view: UIView) {}
  /// Does nothing.
  open func sendSubviewToBack(_ view: UIView) {}
  /// Does nothing: views of UIKit are not laid out.
  open func layoutSubviews() {}
  /// Never called: archives are not read.
  open func awakeFromNib() {}
  /// Never called: nothing changes the traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Does nothing.
  open func setNeedsLayout() {}
  /// Does nothing.
  open func layoutIfNeeded() {}
  /// Does nothing.
  open func setNeedsDisplay() {}
  /// Does nothing.
  open func setNeedsUpdateConstraints() {}
  /// Does nothing.
  open func updateConstraints() {}
  /// Does nothing.
  open func updateConstraintsIfNeeded() {}
  /// Does nothing.
  open func invalidateIntrinsicContentSize() {}
  /// Does nothing: nothing of UIKit is drawn.
  open func draw(_ rect: CGRect) {}
  /// Never called.
  open func didMoveToSuperview() {}
  /// Never called.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Never called.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Never called.
  open func tintColorDidChange() {}
  /// Never called.
  open func safeAreaInsetsDidChange() {}
  /// Never called.
  open func layoutMarginsDidChange() {}
  /// Never called.
  open func didAddSubview(_ subview: UIView) {}
  /// The type of the layer that UIKit would make; the layer here is a plain one.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether a gesture begins: nothing moves here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Never called.
  open func didMoveToWindow() {}
  /// Sets the size to the one that fits.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// The view's own size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// The size that was asked for, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  /// Does nothing.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  /// Does nothing.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  /// The point itself: views have no common coordinates here.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  /// The rectangle itself: views have no common coordinates here.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// Whether a point lies inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Nothing is touched here.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// Does nothing.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
  /// Does nothing.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Does nothing.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

/// Something that happened on the screen. Nothing does here.
@MainActor @preconcurrency
open class UIEvent {
  /// What exactly happened.
  public enum EventSubtype: Int, Sendable {
    /// Nothing special.
    case none
    /// The device was shaken.
    case motionShake
    /// A remote control asked for playing.
    case remoteControlPlay = 100
  }

  /// Creates an event.
  public init() {}

  /// Which touches it has: none.
  open var allTouches: Set<UITouch>? { nil }
}

/// What reacts to fingers. Nothing moves here.
@MainActor @preconcurrency
open class UIGestureRecognizer: _UIObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Not begun.
    case possible
    /// Begun.
    case began
    /// Under way.
    case changed
    /// At its end.
    case ended
    /// Interrupted.
    case cancelled
    /// Not recognized.
    case failed
  }

  /// How far it has come.
  open var state = State.possible
  /// Whether it reacts.
  open var isEnabled = true
  /// The view that it belongs to.
  open weak var view: UIView?
  /// Whether the view hears of the touches no more.
  open var cancelsTouchesInView = true

  /// What is asked about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Creates a recognizer.
  public override init() { super.init() }

  /// Creates a recognizer that calls nothing.
  public init(target: Any?, action: Selector?) { super.init() }

  /// The upper left corner.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
