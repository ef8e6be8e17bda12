import Foundation
import OversetLayoutEngine

/// A button with a background.
struct BorderedButton: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.tint) private var tint
  @Environment(\.platformMetrics) private var metrics

  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  var isCapsule = false
  /// Whether the background is left out.
  var isBare = false

  var body: some View {
    ButtonCore(
      action: configuration.action,
      coloring: isProminent ? .prominent : .tint(configuration.role)
    ) {
      HStack { configuration.label }
        .modifier(ButtonFontModifier(font: size < .regular ? .subheadline : nil))
        .padding(.horizontal, padding.width)
        .padding(.vertical, padding.height)
        .background { if !isBare { outline } }
    }
  }

  /// The space around the label, in points (from memory: a button of one line is 28, 34.3 or 50 points high).
  private var padding: CGSize {
    switch size {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 15)
    }
  }

  @ViewBuilder private var outline: some View {
    switch border.kind {
    case .capsule: Capsule().fill(fill)
    case .circle: Circle().fill(fill)
    case .rounded(let radius): rectangle(radius)
    case .automatic:
      if isCapsule || metrics.controls.hasCapsuleButtons {
        Capsule().fill(fill)
      } else {
        rectangle(nil)
      }
    }
  }

  /// Round corners; their radius grows with the size (from memory).
  private func rectangle(_ radius: CGFloat?) -> some View {
    RoundedRectangle(cornerRadius: radius ?? (size > .regular ? 12 : size < .regular ? 6 : 8))
      .fill(fill)
  }

  /// The background (from memory: grey where no tint is set).
  private var fill: Color {
    guard isEnabled else { return Color(uiColor: .tertiarySystemFill) }
    let color: Color = configuration.role == .destructive ? .red : tint ?? .accentColor
    if isProminent { return color }
    let isNeutral = tint == nil && configuration.role != .destructive
    return isNeutral ? Color(uiColor: .tertiarySystemFill) : color.opacity(0.15)
  }
}

/// A modifier that sets the font of small buttons where nothing else sets one.
private struct ButtonFontModifier: ContextModifier {
  typealias Body = Never

  let font: Font?

  func change(_ context: inout _ViewContext) {
    if let font, context.environment.font == nil { context.environment.font = font }
  }
}
