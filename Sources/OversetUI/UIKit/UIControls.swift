public import Foundation

/// What users of UIKit touch. Nothing is shown, and no action runs.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger went up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What is typed changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As usual.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Off.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether the control acts.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether the control is under a finger.
  open var isHighlighted = false

  /// Does nothing.
  open func sendActions(for controlEvents: Event) {}
}

/// A label of UIKit.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with its attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1
  /// Whether the text shrinks to its space.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the text follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// How far the text may shrink, as a share of its size.
  open var minimumScaleFactor: CGFloat = 0
  /// How lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
}

/// A button of UIKit.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom
    /// As the system draws it.
    case system
    /// An i in a circle.
    case infoLight = 3
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross.
    case close = 7
  }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  /// The label.
  open var titleLabel: UILabel? { nil }

  /// Does nothing.
  open func setTitle(_ title: String?, for state: State) {}
  /// Does nothing.
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  /// Does nothing.
  open func setImage(_ image: UIImage?, for state: State) {}
}

/// A picture of UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Creates a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// A spinning wheel of UIKit.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// The colour.
  open var color: UIColor?
  /// Whether the wheel is left out when it stands.
  open var hidesWhenStopped = true
  /// Whether the wheel turns.
  open private(set) var isAnimating = false
  /// The size of the wheel.
  open var style = Style.medium

  /// Creates a wheel of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Notes that the wheel turns.
  open func startAnimating() { isAnimating = true }
  /// Notes that the wheel stands.
  open func stopAnimating() { isAnimating = false }
}

/// Dots for pages of UIKit.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// Which page is shown, from 0.
  open var currentPage = 0
  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page.
  open var currentPageIndicatorTintColor: UIColor?
}

/// A switch of UIKit.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour when it is on.
  open var onTintColor: UIColor?
}

/// A slider of UIKit.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The largest value.
  open var maximumValue: Float = 1
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The colour before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the thumb.
  open var maximumTrackTintColor: UIColor?

  /// Does nothing.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A segmented control of UIKit.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// Which segment is chosen, from 0.
  open var selectedSegmentIndex = -1
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Does nothing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}

/// Where lines of a text of UIKit begin.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// As the language asks.
  case natural
}

/// How lines of a text of UIKit end.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between letters.
  case byCharWrapping
  /// Cut off.
  case byClipping
  /// With an ellipsis at the beginning.
  case byTruncatingHead
  /// With an ellipsis at the end.
  case byTruncatingTail
  /// With an ellipsis in the middle.
  case byTruncatingMiddle
}
