/// An animation of a symbol. Overset draws symbols at rest.
public protocol SymbolEffect: Sendable {
  /// Its name, for the record.
  var _name: String { get }
}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that replaces a symbol by another.
public protocol ContentTransitionSymbolEffect {}

/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// One of the effects of SF Symbols, with its variants. All of them draw the symbol at rest.
public struct _NamedSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable
{
  /// Its name with those of its variants.
  public let _name: String

  private func with(_ variant: String) -> Self { Self(_name: "\(_name).\(variant)") }

  /// Upwards.
  public var up: Self { with("up") }
  /// Downwards.
  public var down: Self { with("down") }
  /// To the left.
  public var left: Self { with("left") }
  /// To the right.
  public var right: Self { with("right") }
  /// Layer by layer.
  public var byLayer: Self { with("byLayer") }
  /// The whole symbol at once.
  public var wholeSymbol: Self { with("wholeSymbol") }
  /// One stroke by itself.
  public var individually: Self { with("individually") }
  /// One layer after the other.
  public var iterative: Self { with("iterative") }
  /// Layers stay coloured.
  public var cumulative: Self { with("cumulative") }
  /// Back in the other order.
  public var reversing: Self { with("reversing") }
  /// Back to the beginning without a way back.
  public var nonReversing: Self { with("nonReversing") }
  /// Layers at rest are dim.
  public var dimInactiveLayers: Self { with("dimInactiveLayers") }
  /// Layers at rest are hidden.
  public var hideInactiveLayers: Self { with("hideInactiveLayers") }
  /// Down with the old, up with the new.
  public var downUp: Self { with("downUp") }
  /// Up with both.
  public var upUp: Self { with("upUp") }
  /// Off with the old, up with the new.
  public var offUp: Self { with("offUp") }
  /// By the parts that both symbols share.
  public var magic: Self { with("magic") }
  /// Without a change of size.
  public var plain: Self { with("plain") }
  /// With the turn of the clock.
  public var clockwise: Self { with("clockwise") }
  /// Against the turn of the clock.
  public var counterClockwise: Self { with("counterClockwise") }
  /// Forwards in the direction of reading.
  public var forward: Self { with("forward") }
  /// Backwards in the direction of reading.
  public var backward: Self { with("backward") }

  /// By the parts that both symbols share, or else by another effect.
  public func magic(fallback: Self) -> Self { with("magic") }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  /// A short jump.
  public static var bounce: Self { Self(_name: "bounce") }
  /// A change of opacity.
  public static var pulse: Self { Self(_name: "pulse") }
  /// Layers light up in turn.
  public static var variableColor: Self { Self(_name: "variableColor") }
  /// A change of size.
  public static var scale: Self { Self(_name: "scale") }
  /// The symbol appears.
  public static var appear: Self { Self(_name: "appear") }
  /// The symbol disappears.
  public static var disappear: Self { Self(_name: "disappear") }
  /// One symbol takes the place of another.
  public static var replace: Self { Self(_name: "replace") }
  /// Back and forth.
  public static var wiggle: Self { Self(_name: "wiggle") }
  /// Larger and smaller in turn.
  public static var breathe: Self { Self(_name: "breathe") }
  /// A turn.
  public static var rotate: Self { Self(_name: "rotate") }
  /// Strokes appear along their way.
  public static var drawOn: Self { Self(_name: "drawOn") }
  /// Strokes disappear along their way.
  public static var drawOff: Self { Self(_name: "drawOff") }
  /// The one that suits the symbol.
  public static var automatic: Self { Self(_name: "automatic") }
}

/// How often and how fast an effect of a symbol runs. Overset draws symbols at rest.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect has it.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without an end.
    public static let continuous = RepeatBehavior()
    /// From time to time.
    public static let periodic = RepeatBehavior()

    /// So many times, with a pause in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }

  /// Repeated in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }

  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  /// The same options, so many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// The same options, repeated in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// The same options, so many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Records an effect of the symbols inside, which are drawn at rest.
  public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recorded("symbolEffect", effect._name)
  }

  /// Records an effect of the symbols inside when a value changes. They are drawn at rest.
  public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    recorded("symbolEffect", effect._name)
  }

  /// Does nothing: symbols are drawn at rest.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved", "\(isEnabled)")
  }
}
