public import Foundation

/// A part of a menu of UIKit. None is shown.
@MainActor @preconcurrency
open class UIMenuElement {
  /// Whether it can be chosen, and how it looks.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It removes something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is left out.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether it is ticked.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Partly.
    case mixed
  }

  /// The title.
  public let title: String
  /// The picture beside the title.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Something that a control or a menu of UIKit does. Nothing calls it here.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What is called.
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    super.init(title: title, image: image)
  }
}

/// A menu of UIKit. None is shown.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// What it consists of.
  public let children: [UIMenuElement]

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the menu around.
    public static let displayInline = Options(rawValue: 1)
    /// As something that deletes.
    public static let destructive = Options(rawValue: 2)
    /// One choice.
    public static let singleSelection = Options(rawValue: 32)
    /// As samples.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The name of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }
}

/// An item of a bar of UIKit. None is shown.
@MainActor @preconcurrency
open class UIBarItem {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it acts.
  open var isEnabled = true
  /// A number of your own.
  open var tag = 0
  /// What VoiceOver reads.
  open var accessibilityLabel: String?
  /// The identifier for tests.
  open var accessibilityIdentifier: String?

  /// Creates an item.
  public init() {}
}

/// A button of a bar of UIKit. None is shown; SwiftUI views have `toolbar`.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Sendable {
    /// As the others.
    case plain
    /// As the main one.
    case done = 2
    /// As the main one, on iOS 26.
    case prominent = 3
  }

  /// A button that the system names.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// A plus.
    case add
    /// A space that grows.
    case flexibleSpace
    /// A space of a width.
    case fixedSpace
    /// A cross.
    case close = 24
  }

  /// How the button looks.
  open var style = Style.plain
  /// The colour.
  open var tintColor: UIColor?
  /// The view in the place of the button.
  open var customView: UIView?
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// What the button does.
  open var primaryAction: UIAction?

  /// Creates a button around a view.
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  /// Creates a button.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    super.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button that the system names.
  public init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    super.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// A space that grows.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }
}
