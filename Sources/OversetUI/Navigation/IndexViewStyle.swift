/// How the dots below pages look. They are not drawn here.
public protocol IndexViewStyle {}

/// Dots, with or without a plate behind them.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a plate behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the system likes.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While they are touched.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Creates the style; `.page` is shorter.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, with or without a plate behind them.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Records how the dots below pages look. A device draws them; here they are left out.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    ignored("indexViewStyle")
  }
}
