public import Foundation
public import OversetLayoutEngine

/// How a view comes and goes, as a type of your own. Overset shows views as they are between the two.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view; the compiler infers it.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it appears.
  case willAppear
  /// While it is shown.
  case identity
  /// After it has disappeared.
  case didDisappear

  /// Whether the view is shown.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 while it is shown, and 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes. Overset shows views as they are between the two.
public struct AnyTransition: Sendable {
  let name: String

  init(name: String) { self.name = name }

  /// Takes any transition.
  @MainActor @preconcurrency
  public init<Kind: Transition>(_ transition: Kind) { name = "\(Kind.self)" }

  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// By fading.
  public static let opacity = AnyTransition(name: "opacity")
  /// By growing and shrinking.
  public static let scale = AnyTransition(name: "scale")
  /// From the leading edge and to the trailing one.
  public static let slide = AnyTransition(name: "slide")

  /// By growing from a size and shrinking to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }

  /// From an edge and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }

  /// From a place and back to it, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }

  /// From a place and back to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset")
  }

  /// From an edge, and to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }

  /// In one way, and out in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(name: "asymmetric")
  }

  /// Between two modifiers.
  public static func modifier<Change: ViewModifier>(
    active: Change, identity: Change
  ) -> AnyTransition {
    AnyTransition(name: "modifier")
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name), \(other.name)")
  }

  /// The same with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Records how the view comes and goes. Overset shows it as it is between the two.
  public func transition(_ transition: AnyTransition) -> some View {
    recorded("transition", transition.name)
  }

  /// Records how the view comes and goes. Overset shows it as it is between the two.
  public func transition<Kind: Transition>(_ transition: Kind) -> some View {
    recorded("transition", "\(Kind.self)")
  }
}

/// One of the system's transitions.
public struct _NamedTransition: Transition, Sendable {
  let name: String

  /// The view itself: it is shown between coming and going.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == _NamedTransition {
  /// By fading.
  public static var opacity: Self { Self(name: "opacity") }
  /// At once.
  public static var identity: Self { Self(name: "identity") }
  /// From the leading edge and to the trailing one.
  public static var slide: Self { Self(name: "slide") }
  /// By growing and shrinking.
  public static var scale: Self { Self(name: "scale") }
  /// By a blur.
  public static var blurReplace: Self { Self(name: "blurReplace") }
  /// By an effect of the symbol.
  public static var symbolEffect: Self { Self(name: "symbolEffect") }

  /// By growing from a size and shrinking to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { .scale }
  /// From an edge and back to it.
  public static func move(edge: Edge) -> Self { Self(name: "move") }
  /// From an edge, and to the opposite one.
  public static func push(from edge: Edge) -> Self { Self(name: "push") }
  /// From a place and back to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(name: "offset") }
}

extension Transition {
  /// Both at once.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    _NamedTransition(name: "combined")
  }

  /// The same with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition { self }
}
