public import Observation

/// Reads a value that the views around set.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private var value: Value?
  /// Hears that there is none.
  private var watch: CodeWatch?

  /// Reads the value at a key path, such as `\.locale`.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }

  /// Reads the object of a type that `environment(_:)` sets around the view.
  ///
  /// Without such an object the view cannot be evaluated, as in SwiftUI: the error names the type. Ask for an
  /// optional where there may be none.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[ObjectKey<Value>.self] }
  }

  /// Reads the object of a type that `environment(_:)` sets around the view; nil if there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type)
  where Value == Object? {
    read = { $0[ObjectKey<Object>.self] }
  }

  /// The value that the surrounding views set. Outside of an evaluated view it is the default of the key.
  public var wrappedValue: Value {
    guard let value = value ?? read(EnvironmentValues()) else {
      let problem =
        "no \(Value.self) in the environment: a view around must call .environment(_:) with it"
      watch?.fails(problem)
      // There is no value to go on with, as in SwiftUI. Commands run views in a process of their own: one state fails.
      fatalError(problem)
    }
    return value
  }

  /// Takes the value from the view's context.
  public mutating func _bind(to context: _ViewContext, label: String) {
    let read = Unchecked(read)
    value = MainActor.assumeIsolated { Unchecked(read.value(context.environment)) }.value
    if value == nil { watch = MainActor.assumeIsolated { context.services.watch } }
  }
}

// Views are evaluated on the main actor, where the environment's values are read and kept.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// The key of the object of a type.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// Reads and writes the object of a type.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

extension View {
  /// Gives an object to this view and everything inside it, which read it with `@Environment(Type.self)`; nil
  /// takes it away.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(
      EnvironmentModifier(fixesDirection: false) { $0[ObjectKey<Object>.self] = object })
  }

  /// Gives an object to this view and everything inside it, which read it with `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(
      EnvironmentModifier(fixesDirection: false) { $0[ObjectKey<Object>.self] = object })
  }
}
