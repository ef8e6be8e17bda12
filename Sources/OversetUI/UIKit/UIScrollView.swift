public import Foundation

/// A view of UIKit that scrolls.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// What happens to the keyboard while the view scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes.
    case onDrag
    /// It follows the finger.
    case interactive
  }

  /// How the safe area becomes distances.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system likes.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// How soon content that moves by itself comes to rest.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share of the speed that is left after a thousandth of a second.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998, from memory.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, from memory.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How soon content that moves by itself comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Where the content begins, in points.
  open var contentOffset = CGPoint.zero
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The distances around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// How the safe area becomes distances.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the view scrolls.
  open var isScrollEnabled = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether zooming bounces.
  open var bouncesZoom = true
  /// Whether it bounces.
  open var bounces = true
  /// Whether it bounces even if the content is low.
  open var alwaysBounceVertical = false
  /// Whether it bounces even if the content is narrow.
  open var alwaysBounceHorizontal = false
  /// Whether bars are shown for the height.
  open var showsVerticalScrollIndicator = true
  /// Whether bars are shown for the width.
  open var showsHorizontalScrollIndicator = true
  /// What happens to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How small the content can be made.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content can be made.
  open var maximumZoomScale: CGFloat = 1
  /// How large the content is.
  open var zoomScale: CGFloat = 1
  /// Whether a finger drags the content.
  open var isDragging: Bool { false }
  /// Whether a finger is on the content.
  open var isTracking: Bool { false }
  /// Whether the content moves by itself.
  open var isDecelerating: Bool { false }
  /// What hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// What reacts to fingers that drag.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// Notes where the content begins, in points.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Notes how large the content is.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// The distances around the content with those of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether touches in a view wait for scrolling.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  /// Sets the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}

/// What hears of scrolling. Nothing scrolls here.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Never called.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Never called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Never called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Never called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Never called.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Never called.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
