import Foundation
public import Observation

/// An object of a class that `@Model` marks.
///
/// It keeps its values itself: nothing is stored, and the other side of a relationship is not kept up.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  /// Tells the object from others.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(number: ObjectIdentifier(self).hashValue)
  }

  /// Tells the object from others; a class may have a property of this name.
  public var id: PersistentIdentifier { persistentModelID }

  /// Whether both are the same object.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Tells the object from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Whether the object was changed since it was stored: nothing is stored.
  public var hasChanges: Bool { false }
}

/// Tells an object of a model from others, as long as it lives.
public struct PersistentIdentifier: Hashable, Sendable, Codable {
  let number: Int
}

#if !FUZZER
  /// Marks a class whose objects are kept in a `ModelContext`.
  @attached(extension, conformances: PersistentModel)
  public macro Model() = #externalMacro(module: "OversetMacros", type: "ModelMacro")

  /// Says how a property is stored. Nothing is stored here.
  @attached(peer)
  public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
  ) = #externalMacro(module: "OversetMacros", type: "SilentMacro")

  /// Says how objects hold each other. Both sides are set by the app's code here.
  @attached(peer)
  public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "OversetMacros", type: "SilentMacro")

  /// Says that a property is not stored.
  @attached(peer)
  public macro Transient() = #externalMacro(module: "OversetMacros", type: "SilentMacro")

  /// Says by which values objects differ. Overset does not look at it.
  @freestanding(declaration)
  public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "OversetMacros", type: "SilentMacro")

  /// Says by which values objects are found fast. Overset does not look at it.
  @freestanding(declaration)
  public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "OversetMacros", type: "SilentMacro")
#endif
