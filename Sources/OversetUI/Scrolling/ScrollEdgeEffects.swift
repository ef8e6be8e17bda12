import Foundation
public import OversetLayoutEngine

/// How content looks below the bars at the edge of a scroll view (iOS 26). It is not drawn.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Cut off.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Fading.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String

  /// Where the content stands at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where it stands after its size has changed.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is smaller than its view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// A way of scrolling without a finger.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// By a gesture of the hand, on a watch.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// By looking, on a headset.
  public static let look = ScrollInputKind(name: "look")
}

/// Whether a way of scrolling is used.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It is.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It is not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// How far views are in sight while a transition of scrolling goes on.
public struct ScrollTransitionConfiguration: Sendable {
  /// A share of a view.
  public struct Threshold: Sendable {
    /// All of it.
    public static let visible = Threshold()
    /// None of it.
    public static let hidden = Threshold()
    /// The middle.
    public static let centered = Threshold()
    /// A share of it, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    /// Nearer to the middle of the view, in points.
    public func inset(by distance: Double) -> Threshold { self }
    /// Between this and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
  }

  /// With an animation of its own.
  public static let animated = ScrollTransitionConfiguration()
  /// Following the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// None.
  public static let identity = ScrollTransitionConfiguration()

  /// With an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    animated
  }
  /// Following the finger along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { interactive }

  /// With another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// From another share on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Records how content looks below the bars at edges. It is not drawn.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    recorded("scrollEdgeEffectStyle", style?.name ?? "nil")
  }

  /// Records that content looks below the bars at edges as it does elsewhere.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    recorded("scrollEdgeEffectHidden", "\(hidden)")
  }

  /// Records whether a way of scrolling is used. Nothing scrolls here.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    recorded("scrollInputBehavior")
  }

  /// Sets the point at which content of scroll views inside stands: at first if it is longer than its view, or always if it
  /// is shorter. Sizes do not change here.
  @ViewBuilder
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    switch role {
    case .initialOffset: environment(\.scrollAnchors.offset, anchor)
    case .alignment: environment(\.scrollAnchors.alignment, anchor)
    default: recorded("defaultScrollAnchor", role.name)
    }
  }

  /// Shows the view as it is inside a scroll view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition:
      @escaping @MainActor (
        PlaceholderContentView<Self>, ScrollTransitionPhase
      ) -> some View
  ) -> some View {
    scrollTransition(axis: axis, transition: transition)
  }

  /// Shows the view as it is inside a scroll view.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @MainActor (
        PlaceholderContentView<Self>, ScrollTransitionPhase
      ) -> some View
  ) -> some View {
    scrollTransition(axis: axis, transition: transition)
  }
}
