public import Foundation

extension UISegmentedControl {
  /// Creates a control of titles or pictures.
  public convenience init(items: [Any]?) { self.init(frame: .zero) }

  /// How many segments there are: none is kept.
  public var numberOfSegments: Int { 0 }
  /// Is not kept.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
  /// Is not kept.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {}
  /// Is not kept.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  /// Is not kept.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  /// Is not kept.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing.
  public func removeAllSegments() {}
}

extension UISwitch {
  /// The colour of the thumb.
  public var thumbTintColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Keeps whether it is on.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

extension UISlider {
  /// Whether actions run while the thumb moves.
  public var isContinuous: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Keeps the value.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Is not kept.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Is not kept.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}

extension UIPageControl {
  /// How the dots stand out.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system likes.
    case automatic
    /// Much.
    case prominent
    /// Little.
    case minimal
  }

  /// Whether one page has no dot.
  public var hidesForSinglePage: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// How the dots stand out.
  public var backgroundStyle: BackgroundStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Whether a finger may run over the dots.
  public var allowsContinuousInteraction: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// The picture of dots.
  public var preferredIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Is not kept.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// The size of the dots, in points: without extent.
  public func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
}

extension UILabel {
  /// The colour of the shadow.
  public var shadowColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The shift of the shadow, in points.
  public var shadowOffset: CGSize {
    get { kept(CGSize(width: 0, height: -1)) }
    set { keep(newValue) }
  }
  /// The colour while it is touched.
  public var highlightedTextColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether it is touched.
  public var isHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether it looks as usual.
  public var isEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// The width at which lines are broken, in points.
  public var preferredMaxLayoutWidth: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Whether letters come nearer before the text is cut.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Where smaller text stands.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { kept(.alignBaselines) }
    set { keep(newValue) }
  }
}

/// Where smaller text stands.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On its line.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top.
  case none
}

extension UIImageView {
  /// The pictures of a film.
  public var animationImages: [UIImage]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How long the film is, in seconds.
  public var animationDuration: TimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// How many times it runs.
  public var animationRepeatCount: Int {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// The picture while it is touched.
  public var highlightedImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether it is touched.
  public var isHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// What a symbol is asked to be like.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How bright the picture may be.
  public var preferredImageDynamicRange: Int {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Whether the film runs: never.
  public var isAnimating: Bool { false }
  /// Does nothing.
  public func startAnimating() {}
  /// Does nothing.
  public func stopAnimating() {}
  /// Does nothing.
  public func addSymbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  /// Keeps the picture.
  public func setSymbolImage<Effect: SymbolEffect>(
    _ symbolImage: UIImage, contentTransition: Effect, options: SymbolEffectOptions = .default
  ) {
    image = symbolImage
  }
}
