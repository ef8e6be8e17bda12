/// The look of progress views, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about some progress.
public struct ProgressViewStyleConfiguration {
  /// The view of the label.
  public typealias Label = _ControlPart
  /// The view of the value in words.
  public typealias CurrentValueLabel = _ControlPart

  /// How much is done, 0 to 1; nil if that is unknown.
  public let fractionCompleted: Double?
  /// What is done; nil if nothing says so.
  public var label: Label?
  /// The value in words; nil if nothing says so.
  public var currentValueLabel: CurrentValueLabel?
}

/// The style of progress views that set none: a bar if the value is known, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// A bar or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      LabeledBar(configuration: configuration, fraction: fraction, color: nil)
    } else {
      LabeledWheel(configuration: configuration, color: nil)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?

  /// Creates the style; `.linear` is shorter.
  nonisolated public init() { color = nil }

  /// Creates the style with a colour of what is done.
  nonisolated public init(tint: Color) { color = tint }

  /// A bar, which is empty as long as the value is unknown.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledBar(
      configuration: configuration, fraction: configuration.fractionCompleted ?? 0, color: color)
  }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?

  /// Creates the style; `.circular` is shorter.
  nonisolated public init() { color = nil }

  /// Creates the style with a colour of the wheel.
  nonisolated public init(tint: Color) { color = tint }

  /// A wheel, whatever the value.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledWheel(configuration: configuration, color: color)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar if the value is known, else a wheel.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  nonisolated public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

extension View {
  /// Sets the look of the progress views inside this view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    look(ControlLook<ProgressViewStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}
