public import OversetLayoutEngine

/// The key of a value of your own that travels with a change.
public protocol TransactionKey {
  /// The type of the value; the compiler infers it.
  associatedtype Value

  /// The value of changes that set none.
  static var defaultValue: Value { get }
}

/// What belongs to one change of state, such as its animation. Overset animates nothing, so it changes no
/// picture.
public struct Transaction {
  /// The animation of the change; nil is none.
  public var animation: Animation?
  /// Whether animations of the views themselves are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many, as while a finger moves.
  public var isContinuous = false
  /// Whether the speed of the change counts for later ones.
  public var tracksVelocity = false
  /// Where a scroll view stands after the change, as a share.
  public var scrollTargetAnchor: UnitPoint?
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a change without animation.
  public init() {}

  /// Creates a change with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Runs `completion` at once: nothing is animated.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completion()
  }

  /// Reads and writes a value of your own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String

  /// When the value has been reached, though it may still swing.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body`, which changes state. Overset animates nothing: what has changed is shown at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body`, which changes state, and then `completion`: Overset animates nothing.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Runs `body`, which changes state. Overset animates nothing: what has changed is shown at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body` with one value of the change set. Overset animates nothing.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
