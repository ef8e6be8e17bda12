import OversetLayoutTree

extension Text {
  /// A line below a text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken.
    public enum Pattern: Hashable, Sendable {
      /// Not at all.
      case solid
      /// Into dots.
      case dot
      /// Into dashes.
      case dash
      /// Into a dash and a dot in turn.
      case dashDot
      /// Into a dash and two dots in turn.
      case dashDotDot

      fileprivate var value: TextDecoration.Pattern {
        switch self {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
      }
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line; without a colour it has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// An unbroken line in the colour of the text.
    public static let single = LineStyle()

    /// The line beside a text of `textColor`.
    @MainActor
    func line(_ textColor: ColorValue, in environment: EnvironmentValues) -> TextDecoration.Line {
      TextDecoration.Line(
        pattern: pattern.value, color: color?.color(in: environment) ?? textColor)
    }
  }

  /// What a text says of a line: that it has one, or none.
  enum LineChoice: Equatable, Sendable {
    case noLine
    case line(LineStyle)

    init(_ isActive: Bool, _ pattern: LineStyle.Pattern, _ color: Color?) {
      self = isActive ? .line(LineStyle(pattern: pattern, color: color)) : .noLine
    }

    var style: LineStyle? {
      switch self {
      case .noLine: nil
      case .line(let style): style
      }
    }
  }

  /// How large a text is beside others of its font.
  public struct Scale: Hashable, Sendable {
    let name: String

    /// As large.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }
}

private enum UnderlineKey: EnvironmentKey { static let defaultValue: Text.LineStyle? = nil }
private enum StrikethroughKey: EnvironmentKey { static let defaultValue: Text.LineStyle? = nil }
private enum TabularDigitsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The line below texts that say nothing of one.
  var underline: Text.LineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  /// The line through texts that say nothing of one.
  var strikethrough: Text.LineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }

  /// Whether all digits are equally wide.
  var hasTabularDigits: Bool {
    get { self[TabularDigitsKey.self] }
    set { self[TabularDigitsKey.self] = newValue }
  }
}
