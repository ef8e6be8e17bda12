public import OversetUI

/// A hint about a feature. None is shown here until the app would show it: it is a frame in its place.
public protocol Tip: Identifiable, Sendable {
  /// What it says first.
  var title: Text { get }
  /// What it says then.
  var message: Text? { get }
  /// The picture beside it.
  var image: Image? { get }
  /// The buttons below it.
  var actions: [Tips.Action] { get }
  /// What has to be so before it is shown.
  var rules: [Tips.Rule] { get }
  /// How often it is shown.
  var options: [any TipOption] { get }
}

extension Tip {
  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// Nothing.
  public var message: Text? { nil }
  /// None.
  public var image: Image? { nil }
  /// None.
  public var actions: [Tips.Action] { [] }
  /// None.
  public var rules: [Tips.Rule] { [] }
  /// None.
  public var options: [any TipOption] { [] }

  /// Does nothing.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// How often a hint is shown.
public protocol TipOption: Sendable {}

/// The hints of an app.
public enum Tips {
  /// A button of a hint.
  public struct Action: Identifiable, Sendable {
    /// What tells it from others.
    public let id: String

    /// Creates a button with a title.
    public init(
      id: String? = nil, title: some StringProtocol, perform handler: @escaping () -> Void = {}
    ) {
      self.id = id ?? "\(title)"
    }
  }

  /// What has to be so before a hint is shown.
  public struct Rule: Sendable {}

  /// Why a hint is not shown any more.
  public enum InvalidationReason: Sendable {
    /// What it hints at was done.
    case actionPerformed
    /// It was shown often.
    case displayCountExceeded
    /// It was closed.
    case tipClosed
  }

  /// How many times a hint is shown.
  public struct MaxDisplayCount: TipOption {
    /// Creates a limit.
    public init(_ maxDisplayCount: Int) {}
  }

  /// Whether a hint ignores how often others were shown.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates the option.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  /// How hints are shown.
  public struct ConfigurationOption: Sendable {
    /// How often.
    public struct DisplayFrequency: Sendable {
      /// At once.
      public static let immediate = DisplayFrequency()
      /// Once a day.
      public static let daily = DisplayFrequency()
    }

    /// Where it is remembered what was shown.
    public struct DatastoreLocation: Sendable {
      /// In the app.
      public static let applicationDefault = DatastoreLocation()
    }

    /// How often.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }

    /// Where it is remembered what was shown.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  /// Does nothing.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Does nothing.
  public static func resetDatastore() throws {}
  /// Does nothing.
  public static func showAllTipsForTesting() {}
}

/// A hint between other views. It shows nothing: whether a device would is not known here.
public struct TipView<Content: Tip>: View {
  /// Creates a view of a hint.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}

  /// Nothing, with a record of the hint.
  public var body: some View { EmptyView().ignored("TipView", "\(Content.self)") }
}

extension View {
  /// Records a hint that would point at the view.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    recorded("popoverTip")
  }
}
