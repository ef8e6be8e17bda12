public import Foundation
public import OversetUI

/// The objects of the container around a view.
///
/// It finds what the code of the app or its preview has inserted: nothing is read from a store. Objects stand in the order
/// of the query, else in that in which they were inserted. The type has one parameter, Apple's a second for the list.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private var found: [Element]?
  private var error: (any Error)?

  private init(descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

  // Not in an extension: a property without arguments, in a view with an initializer of its own, would not find it there.
  /// Finds all objects.
  public init() { self.init(descriptor: FetchDescriptor()) }

  /// The objects; none outside of a view.
  public var wrappedValue: [Element] { found ?? [] }

  /// Looks the objects up for the view.
  public mutating func update() {
    do {
      found = try context.fetch(descriptor)
      error = nil
    } catch {
      found = []
      self.error = error
    }
  }

  /// What the predicate threw; nil if it did not.
  public var fetchError: (any Error)? { error }

  /// The context of the objects.
  public var modelContext: ModelContext { context }
}

extension Query {
  /// Finds all objects.
  public init(animation: Animation) { self.init(descriptor: FetchDescriptor()) }

  /// Finds the objects that a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(descriptor: descriptor)
  }

  /// Finds the objects that a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
    self.init(descriptor: descriptor)
  }

  /// Finds the objects that a predicate describes, ordered by a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(
      descriptor: FetchDescriptor(
        predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  /// Finds the objects that a predicate describes, ordered by a value that may be missing: those without it come first.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) {
    self.init(
      descriptor: FetchDescriptor(
        predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  /// Finds the objects that a predicate describes, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Finds the objects that a predicate describes, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction?
  ) {
    self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
}
