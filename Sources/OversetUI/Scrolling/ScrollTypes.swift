import Foundation
public import OversetLayoutEngine

/// Whether the indicators of a scroll view are shown. Overset draws none: on iOS they show only during
/// scrolling.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling puts the keyboard away. Overset draws no keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as it begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Following the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// When a scroll view bounces at its ends. Nothing scrolls here.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Scrolling that comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour; `.paging` is shorter.
  public init() {}

  /// Changes nothing: nothing scrolls here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling that comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at once.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String

    /// As the system chooses.
    public static let automatic = LimitBehavior(name: "automatic")
    /// As many as are seen.
    public static let always = LimitBehavior(name: "always")
    /// As many as there are.
    public static let never = LimitBehavior(name: "never")
    /// One.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// A few.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
  }

  /// Creates the behaviour; `.viewAligned` is shorter.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}

  /// Changes nothing: nothing scrolls here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// At views, so many at once.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
    anchor: UnitPoint? = nil
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// How views look while they enter and leave a scroll view. Here they are all inside.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before it enters at the top or the leading edge.
  case topLeading
  /// Inside.
  case identity
  /// After it has left at the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is inside.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
