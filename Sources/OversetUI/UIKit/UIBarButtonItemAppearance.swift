public import Foundation

/// The look of buttons in bars, which Overset ignores.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  /// The look in one state.
  @MainActor @preconcurrency
  public final class StateAppearance {
    /// The look of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The picture behind the title.
    public var backgroundImage: UIImage?

    init() {}
  }

  /// As usual.
  public let normal = StateAppearance()
  /// Touched.
  public let highlighted = StateAppearance()
  /// Not acting.
  public let disabled = StateAppearance()
  /// With the keyboard's focus.
  public let focused = StateAppearance()

  /// Creates a look.
  public init(style: UIBarButtonItem.Style = .plain) {}
}
