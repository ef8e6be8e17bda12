public import Foundation
public import OversetUI

/// Something with a name of its type that users see.
public protocol TypeDisplayRepresentable {
  /// What users call the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// Something that users see by its name.
public protocol InstanceDisplayRepresentable {
  /// How it looks.
  var displayRepresentation: DisplayRepresentation { get }
}

/// What users call a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The word.
  public let name: LocalizedStringResource

  /// Names a type.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
  }
  /// Names a type.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

/// How something looks where users choose it.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// A picture beside the title.
  public struct Image: Sendable {
    /// A symbol of the system.
    public init(systemName: String, tintColor: UIColor? = nil, symbolConfiguration: Any? = nil) {}
    /// A picture of an asset catalog.
    public init(named: String, isTemplate: Bool? = nil, displayStyle: Style = .default) {}
    /// A picture in a file.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: Style = .default) {}
    /// A picture.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: Style = .default) {}

    /// The outline of a picture.
    public enum Style: Sendable {
      /// As usual.
      case `default`
      /// A circle.
      case circular
    }
  }

  /// The title.
  public let title: LocalizedStringResource
  /// The line below.
  public let subtitle: LocalizedStringResource?

  /// Creates a look.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    (self.title, self.subtitle) = (title, subtitle)
  }
  /// Creates a look of a title.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
  /// Creates a look of a title with values.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// An enumeration whose cases users choose from.
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, Sendable,
  TypeDisplayRepresentable, InstanceDisplayRepresentable
where RawValue: LosslessStringConvertible {
  /// How the cases look.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// How the case looks; one without a look has its value as its title.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
  }
}

/// An object of the app that users choose.
public protocol AppEntity: Identifiable, Sendable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where ID: Sendable {
  /// What finds objects.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds objects.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// The type of the property wrapper of its values.
  public typealias Property = EntityProperty
}

/// An object that the app makes anew each time.
public protocol TransientAppEntity: AppEntity {}
/// An object that the system's search knows.
public protocol IndexedEntity: AppEntity {}

/// A value of an object.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
  private var value: Value?

  /// The value, which code has to set before it reads it; an optional one is nil before.
  public var wrappedValue: Value {
    get {
      guard let value = value ?? (Optional<Any>.none as? Value) else {
        preconditionFailure("A value of an object of App Intents is read before it is set.")
      }
      return value
    }
    set { value = newValue }
  }
  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// Creates a property.
  public init() {}
  /// Creates a property with a title.
  public init(title: LocalizedStringResource) {}
}

/// What finds objects of the app. Nothing asks it here.
public protocol EntityQuery: Sendable {
  /// The type of the objects.
  associatedtype Entity: AppEntity

  /// Creates it.
  init()

  /// The objects with some identifiers.
  ///
  /// - Throws: What the app throws.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The objects that are offered.
  ///
  /// - Throws: What the app throws.
  func suggestedEntities() async throws -> [Entity]

  /// The object that is chosen at first.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

/// What finds objects by words.
public protocol EntityStringQuery: EntityQuery {
  /// The objects that fit words.
  ///
  /// - Throws: What the app throws.
  func entities(matching string: String) async throws -> [Entity]
}

/// What finds all objects.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All objects.
  ///
  /// - Throws: What the app throws.
  func allEntities() async throws -> [Entity]
}

/// What offers values. Nothing asks it here.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of what it offers.
  associatedtype Result
  /// What it offers.
  ///
  /// - Throws: What the app throws.
  func results() async throws -> Result
}

/// Something that intents use. It is the one that code has added.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let value: Value?

  /// The thing, which code gives as the wrapper's default.
  public var wrappedValue: Value {
    guard let value else {
      preconditionFailure("Overset runs no intent, and finds no \(Value.self) for one.")
    }
    return value
  }

  /// Finds nothing: intents are not run.
  public init(key: AnyHashable? = nil) { value = nil }
  /// Finds nothing, and uses another thing.
  public init(key: AnyHashable? = nil, default: @autoclosure @Sendable () -> Value) {
    value = `default`()
  }
}

/// What intents use. Nothing is kept: intents are not run.
public final class AppDependencyManager: Sendable {
  /// That of the app.
  public static let shared = AppDependencyManager()

  /// Is not kept.
  public func add<Value: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {}
  /// Is not kept.
  public func add<Value: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () async throws -> Value
  ) {}
}
