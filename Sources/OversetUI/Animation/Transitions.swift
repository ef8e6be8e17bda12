public import Foundation
public import OversetLayoutEngine

// The system's transitions by their own types. Views are shown between coming and going.

/// By fading.
public struct OpacityTransition: Transition {
  /// Creates the transition; `.opacity` is shorter.
  nonisolated public init() {}
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge and back to it.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition; `.move(edge:)` is shorter.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge, and to the opposite one.
public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition; `.push(from:)` is shorter.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From the leading edge and to the trailing one.
public struct SlideTransition: Transition {
  /// Creates the transition; `.slide` is shorter.
  nonisolated public init() {}
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By growing and shrinking.
public struct ScaleTransition: Transition {
  /// The size at the beginning, as a share.
  public var scale: Double
  /// The point that stays, as a share of the view.
  public var anchor: UnitPoint

  /// Creates the transition; `.scale` is shorter.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From a place and back to it.
public struct OffsetTransition: Transition {
  /// The way, in points.
  public var offset: CGSize

  /// Creates the transition; `.offset(_:)` is shorter.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// At once.
public struct IdentityTransition: Transition {
  /// Creates the transition; `.identity` is shorter.
  nonisolated public init() {}
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By a blur.
public struct BlurReplaceTransition: Transition {
  /// Which way the view grows.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    /// Down and up.
    public static let downUp = Configuration(name: "downUp")
    /// Up and up.
    public static let upUp = Configuration(name: "upUp")
  }

  /// Creates the transition; `.blurReplace` is shorter.
  nonisolated public init(configuration: Configuration) {}
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By an effect of the symbol.
public struct SymbolEffectTransition: Transition {
  /// Creates the transition; `.symbolEffect` is shorter.
  nonisolated public init<Effect: TransitionSymbolEffect & SymbolEffect>(
    effect: Effect, options: SymbolEffectOptions
  ) {}
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// In one way, and out in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Creates a transition of two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// By a blur that grows one way.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: configuration) }
}

extension Transition where Self == SymbolEffectTransition {
  /// By an effect of the symbol.
  public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> Self { SymbolEffectTransition(effect: effect, options: options) }
}

extension Transition where Self == OffsetTransition {
  /// From a place and back to it, in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
}

extension Transition {
  /// Changes a view as the transition does in a phase.
  public func apply<Base: View>(content: Base, phase: TransitionPhase) -> some View {
    content.recorded("transition", "\(Self.self)")
  }
}
