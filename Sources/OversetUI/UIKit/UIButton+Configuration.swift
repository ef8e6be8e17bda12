public import Foundation

/// What content of UIKit looks like.
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// How attributes of a text change with the state.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  private let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a change.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// How a colour changes with the state.
public struct UIConfigurationColorTransformer: Sendable {
  private let transform: @Sendable (UIColor) -> UIColor

  /// Creates a change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// What is behind content of UIKit.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The distances of the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A view behind the content.
  public var customView: UIView?
  /// The blur behind the content.
  public var visualEffect: UIVisualEffect?
  /// A picture behind the content.
  public var image: UIImage?
  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As behind a cell of a list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As behind a cell of a list in groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As behind a cell of a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIButton {
  /// What a button of UIKit looks like. Nothing is drawn; SwiftUI views have `buttonStyle`.
  @MainActor @preconcurrency
  public struct Configuration: UIContentConfiguration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed
      /// As the background says, with the text size.
      case dynamic
      /// Little.
      case small
      /// Usual.
      case medium
      /// Much.
      case large
      /// Half of the height.
      case capsule
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      /// Smallest.
      case mini
      /// Small.
      case small
      /// Usual.
      case medium
      /// Large.
      case large
    }

    /// Where the titles stand.
    public enum TitleAlignment: Int, Sendable {
      /// As the place says.
      case automatic
      /// At the leading edge.
      case leading
      /// In the middle.
      case center
      /// At the trailing edge.
      case trailing
    }

    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The line below the title.
    public var subtitle: String?
    /// The line below the title with attributes.
    public var attributedSubtitle: AttributedString?
    /// The picture.
    public var image: UIImage?
    /// On which side of the title the picture stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the two titles, in points.
    public var titlePadding: CGFloat = 1
    /// Where the titles stand.
    public var titleAlignment = TitleAlignment.automatic
    /// The distances around, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of picture and titles.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// What is behind them.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a wheel takes the place of the picture.
    public var showsActivityIndicator = false
    /// How the attributes of the title change.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the attributes of the line below change.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the colour of the picture changes.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// What a symbol is asked to be like.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// How long titles end.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether looks follow the state by themselves.
    public var automaticallyUpdateForSelection = true

    /// Without a background.
    public static func plain() -> Configuration { Configuration() }
    /// On the tint.
    public static func filled() -> Configuration { Configuration() }
    /// On grey.
    public static func gray() -> Configuration { Configuration() }
    /// On a light tint.
    public static func tinted() -> Configuration { Configuration() }
    /// Without a background, as in a cell.
    public static func borderless() -> Configuration { Configuration() }
    /// On grey.
    public static func bordered() -> Configuration { Configuration() }
    /// On a light tint.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// On the tint.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// On glass.
    public static func glass() -> Configuration { Configuration() }
    /// On tinted glass.
    public static func prominentGlass() -> Configuration { Configuration() }

    /// The same look: nothing is drawn for a state.
    public func updated(for button: UIButton) -> Configuration { self }
  }

  /// Creates a button of a look. Its action runs never.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
  }

  /// Creates a button with an action, which runs never.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero)
  }

  /// The look.
  public var configuration: Configuration? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Changes the look with the state: it is never called.
  public var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The menu that the button opens.
  public var menu: UIMenu? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether a tap opens it.
  public var showsMenuAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether a choice of the menu is the button's title.
  public var changesSelectionAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The distances around, in points.
  public var contentEdgeInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// The distances around the picture, in points.
  public var imageEdgeInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// The distances around the title, in points.
  public var titleEdgeInsets: UIEdgeInsets {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// The view of the picture.
  public var imageView: UIImageView? {
    let view = kept(UIImageView(frame: .zero))
    keep(view)
    return view
  }
  /// The title: none is kept.
  public var currentTitle: String? { nil }
  /// The picture: none is kept.
  public var currentImage: UIImage? { nil }
  /// Whether a touch dims the picture.
  public var adjustsImageWhenHighlighted: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// None.
  public func title(for state: State) -> String? { nil }
  /// None.
  public func image(for state: State) -> UIImage? { nil }
  /// Is not kept.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {}
  /// Is not kept.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Is not kept.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  /// Does nothing.
  public func setNeedsUpdateConfiguration() {}
}

/// Sides by the direction of the text.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where the text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where the text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
