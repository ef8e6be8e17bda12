import Foundation

extension UIScrollView {
  /// The colours of bars.
  public enum IndicatorStyle: Int, Sendable {
    /// As the system likes.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// What reloads the content.
  public var refreshControl: UIRefreshControl? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The colours of bars.
  public var indicatorStyle: IndicatorStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// The distances of bars, in points.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// The distances of bars for the height, in points.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// The distances of bars for the width, in points.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Whether touches wait for scrolling.
  public var delaysContentTouches: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether scrolling ends touches.
  public var canCancelContentTouches: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether it scrolls along one axis at a time.
  public var isDirectionalLockEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether a tap on the clock scrolls to the top.
  public var scrollsToTop: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether it is being zoomed: never.
  public var isZooming: Bool { false }
  /// Whether it bounces back: never.
  public var isZoomBouncing: Bool { false }
  /// The fingers that zoom.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// The guide around the content.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The guide around the view.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Does nothing.
  public func flashScrollIndicators() {}
}
