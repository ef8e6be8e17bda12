public import Foundation
import OversetLayoutEngine

/// A height at which a sheet rests. Of several it has the lowest here, as when iOS shows it.
public struct PresentationDetent: Hashable, Sendable {
  let height: SheetBehavior.Height

  /// Half of the screen.
  public static let medium = PresentationDetent(height: .fraction(0.5))
  /// Nearly the whole screen.
  public static let large = PresentationDetent(height: .full)

  /// A part of the screen's height, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 1))
  }

  /// So many points above the safe area's lower end.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height.isFinite ? max(height, 0) : 0))
  }

  /// A height that a type of yours computes. It is asked for a sheet of at most 700 points.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent {
    Detent.height(in: Context(maxDetentValue: 700)).map { .height($0) } ?? .large
  }

  /// What a detent of your own may know.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that a sheet may have, in points: here always 700.
    public let maxDetentValue: CGFloat

    /// One of the environment's values: here always its default.
    public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
      EnvironmentValues()[keyPath: path]
    }
  }
}

/// A height of sheets that you compute.
public protocol CustomPresentationDetent {
  /// What the computation may know.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil leaves the detent out.
  static func height(in context: Context) -> CGFloat?
}

/// A modifier that tells the sheet around something.
private struct PresentationSettingModifier: ContextModifier {
  typealias Body = Never

  let tell: @MainActor (PresentationSettings, _ViewContext) -> Void

  func change(_ context: inout _ViewContext) {
    if let settings = context.environment.presentation { tell(settings, context) }
  }
}

extension View {
  /// Sets the heights at which the sheet around rests. It is shown at the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationSettingModifier { settings, _ in settings.detents = Array(detents) })
  }

  /// Sets the heights at which the sheet around rests. It is shown at the one that is chosen.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(
      PresentationSettingModifier { settings, _ in settings.detents = [selection.wrappedValue] })
  }

  /// Shows or hides the bar at the top of the sheet around by which users drag it. It is shown only if you say
  /// so.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(
      PresentationSettingModifier { settings, _ in
        settings.showsIndicator = visibility == .visible
      })
  }

  /// Fills the sheet around with a style.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Puts views behind the content of the sheet around.
  public func presentationBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    let background = content()
    return modifier(
      PresentationSettingModifier { settings, context in
        settings.background = resolve(background, in: context.descending(to: "background"))
      })
  }

  /// Sets the radius of the corners of the sheet around, in points; nil is the system's.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    modifier(PresentationSettingModifier { settings, _ in settings.cornerRadius = radius })
  }

  /// Says what users may do behind a sheet. Nobody does anything there here.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    recorded("presentationBackgroundInteraction")
  }

  /// Says whether a drag in the sheet scrolls or changes its height. Nobody drags here.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    recorded("presentationContentInteraction")
  }

  /// Says what a popover or sheet becomes where there is little room: always a card here.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    ignored("presentationCompactAdaptation")
  }

  /// Says what a popover or sheet becomes where there is little width or height: always a card here.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    ignored("presentationCompactAdaptation")
  }

  /// Says how large a sheet is on wide screens. Here it is as wide as the screen.
  public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View {
    ignored("presentationSizing")
  }

  /// Keeps users from dragging the sheet away. Nobody drags here.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("interactiveDismissDisabled", "\(isDisabled)")
  }
}
