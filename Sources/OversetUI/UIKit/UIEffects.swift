public import Foundation

/// An effect of UIKit on what is behind a view. Nothing is drawn.
@MainActor @preconcurrency
open class UIVisualEffect {
  init() {}
}

/// A blur of what is behind a view. Nothing is drawn.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// How a blur looks.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the appearance is.
    case regular = 4
    /// As the appearance is, and stronger.
    case prominent
    /// Hardly anything.
    case systemUltraThinMaterial
    /// A little.
    case systemThinMaterial
    /// As usual.
    case systemMaterial
    /// Much.
    case systemThickMaterial
    /// As bars have it.
    case systemChromeMaterial
    /// Hardly anything, light.
    case systemUltraThinMaterialLight
    /// A little, light.
    case systemThinMaterialLight
    /// As usual, light.
    case systemMaterialLight
    /// Much, light.
    case systemThickMaterialLight
    /// As bars have it, light.
    case systemChromeMaterialLight
    /// Hardly anything, dark.
    case systemUltraThinMaterialDark
    /// A little, dark.
    case systemThinMaterialDark
    /// As usual, dark.
    case systemMaterialDark
    /// Much, dark.
    case systemThickMaterialDark
    /// As bars have it, dark.
    case systemChromeMaterialDark
  }

  /// How the blur looks.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Colours over a blur. Nothing is drawn.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect over a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view of UIKit with an effect on what is behind it. Nothing is drawn.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view for what is in front of the effect.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A small knock. Nothing is felt here.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  init() {}

  /// Does nothing.
  open func prepare() {}
}

/// A knock of a strength. Nothing is felt here.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a knock.
  public enum FeedbackStyle: Int, Sendable {
    /// Little.
    case light
    /// Medium.
    case medium
    /// Much.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// Creates a knock of a strength.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A knock for an outcome. Nothing is felt here.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// An outcome.
  public enum FeedbackType: Int, Sendable {
    /// It worked.
    case success
    /// It may not work.
    case warning
    /// It failed.
    case error
  }

  /// Creates a knock.
  public override init() { super.init() }

  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A knock for a choice. Nothing is felt here.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a knock.
  public override init() { super.init() }

  /// Does nothing.
  public func selectionChanged() {}
}

/// What users have copied: nothing, and what is put there stays in memory.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The pasteboard.
  public static let general = UIPasteboard()

  /// The text.
  public var string: String?
  /// The texts.
  public var strings: [String]?
  /// The picture.
  public var image: UIImage?
  /// The URL.
  public var url: URL?
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }
  /// Whether there is a URL.
  public var hasURLs: Bool { url != nil }

  private init() {}
}

/// The sheet for sharing, which is not drawn.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// What is called when the user has shared.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The ways that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// What is called when the user has shared.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a sheet.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// A way to share of an app's own, which nobody chooses here.
@MainActor @preconcurrency
open class UIActivity {
  /// A way to share.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a way by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Onto the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// By mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// As a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// On paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// To devices around.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Among the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// For a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// To be read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }

  /// Creates a way to share.
  public init() {}
}
