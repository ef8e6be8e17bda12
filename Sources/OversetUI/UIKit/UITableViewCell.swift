public import Foundation

/// A row of a table of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// Which labels a row has.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default`
    /// A title and a value beside it.
    case value1
    /// A name and a value beside it.
    case value2
    /// A title and a line below.
    case subtitle
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As the others.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system likes.
    case `default`
  }

  /// What stands at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    case detailButton
  }

  /// How a chosen row looks.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the row.
  open var backgroundView: UIView?
  /// The view behind a chosen row.
  open var selectedBackgroundView: UIView?
  /// What stands at the trailing edge.
  open var accessoryType = AccessoryType.none
  /// A view at the trailing edge.
  open var accessoryView: UIView?
  /// The view of the content.
  public let contentView = UIView()
  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The label beside or below it.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The picture.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// What the row shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// How far the line is from the edges, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether the row is chosen.
  open var isSelected = false
  /// Whether the row is touched.
  open var isHighlighted = false
  /// Whether the row is edited.
  open var isEditing = false
  /// The name of its kind.
  public private(set) var reuseIdentifier: String?

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Creates a row: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Never called.
  open func prepareForReuse() {}
  /// Keeps whether the row is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Keeps whether the row is touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// A content of a title and a line below.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.cell()
  }
}

/// A header or footer of a table of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The view of the content.
  public let contentView = UIView()
  /// The label.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The view behind it.
  open var backgroundView: UIView?
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?

  /// Creates a header.
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }

  /// Creates a header: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Never called.
  open func prepareForReuse() {}
}

/// What a row of UIKit shows: a title, a line below and a picture. Nothing is drawn.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @MainActor @preconcurrency
  public struct TextProperties {
    /// The font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour.
    public var color: UIColor = .label
    /// How many lines there may be; 0 is any number.
    public var numberOfLines = 0
    /// How lines end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the text becomes smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How small it may become, as a share.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How a picture looks.
  @MainActor @preconcurrency
  public struct ImageProperties {
    /// The colour of a shape.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero is any.
    public var maximumSize = CGSize.zero
    /// The room that is kept, in points.
    public var reservedLayoutSize = CGSize.zero
    /// What a symbol is asked to be like.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The title.
  public var text: String?
  /// The title with attributes.
  public var attributedText: NSAttributedString?
  /// The line below.
  public var secondaryText: String?
  /// The line below with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How the title looks.
  public var textProperties = TextProperties()
  /// How the line below looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The distances around, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The distance between picture and title, in points.
  public var imageToTextPadding: CGFloat = 8
  /// The distance between the two texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether the two texts stand beside each other.
  public var prefersSideBySideTextAndSecondaryText = false

  /// As in a list.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// With a line below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// With a value beside it.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a header.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a footer.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a header of a list in groups.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// What a screen of UIKit shows where there is nothing. Nothing is drawn.
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The title.
  public var text: String?
  /// The line below.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// The button.
  public var button = UIButton.Configuration.plain()

  /// Nothing.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }
  /// A wheel.
  public static func loading() -> UIContentUnavailableConfiguration { Self() }
  /// That nothing was found.
  public static func search() -> UIContentUnavailableConfiguration { Self() }
}

extension UIHostingConfiguration: UIContentConfiguration {}

extension UIHostingConfiguration {
  /// The same content with distances at sides, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// The same content with distances at sides, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  /// The same content before a style.
  public func background<Style: ShapeStyle>(_ style: Style) -> Self { self }
  /// The same content before a view.
  public func background<Background: View>(@ViewBuilder content: () -> Background) -> Self { self }
  /// The same content, at least so large, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
}
