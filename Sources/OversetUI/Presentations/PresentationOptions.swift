/// What users may do behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// Everything.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// Nothing.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// Everything, up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    PresentationBackgroundInteraction(name: "upThrough")
  }
}

/// What a drag in a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It changes the sheet's height.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// It stays what it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a sheet is on wide screens.
public protocol PresentationSizing: Sendable {}

/// A size that the system has. It changes nothing here.
public struct SystemPresentationSizing: PresentationSizing {
  fileprivate init() {}
}

extension PresentationSizing where Self == SystemPresentationSizing {
  /// As the system decides.
  public static var automatic: SystemPresentationSizing { SystemPresentationSizing() }
  /// As large as its content.
  public static var fitted: SystemPresentationSizing { SystemPresentationSizing() }
  /// As large as a form.
  public static var form: SystemPresentationSizing { SystemPresentationSizing() }
  /// As large as a page.
  public static var page: SystemPresentationSizing { SystemPresentationSizing() }
}

extension PresentationSizing {
  /// The same size, which does not follow the content.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }

  /// As large as the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}
