public import Foundation

/// The objects that a request finds: none.
public struct FetchedResults<Result>: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// 0: a request finds nothing.
  public var endIndex: Int { 0 }
  /// There is none.
  public subscript(position: Int) -> Result {
    preconditionFailure("A request of Core Data finds nothing: there is no object at \(position).")
  }
  /// Which objects. It is not kept.
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }
  /// In which order. It is not kept.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set {}
  }
  /// In which order. It is not kept.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { [] }
    nonmutating set {}
  }
}

/// The objects of a store that a view shows: none, since nothing is stored here.
@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  /// The objects: none.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
  /// What is asked.
  public var projectedValue: Binding<Configuration> { .constant(Configuration()) }

  /// What is asked.
  public struct Configuration {
    /// Which objects.
    public var nsPredicate: NSPredicate?
    /// In which order.
    public var nsSortDescriptors: [NSSortDescriptor] = []
    /// In which order.
    public var sortDescriptors: [SortDescriptor<Result>] = []
  }

  /// Asks for all objects in an order.
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}

  /// Asks for all objects in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  /// Asks for objects of a kind.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}

  /// Asks what a request asks.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}

  /// Asks what a request asks.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {}
}

/// The objects of a store in sections: none.
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>:
  DynamicProperty
{
  /// The sections: none.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults()
  }

  /// Asks for all objects in sections.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}

  /// Asks for all objects in sections.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
}

/// The sections that a request finds: none.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// A section.
  public struct Section: Identifiable, RandomAccessCollection {
    /// What tells it from others.
    public let id: SectionIdentifier
    /// 0.
    public var startIndex: Int { 0 }
    /// 0.
    public var endIndex: Int { 0 }
    /// There is none.
    public subscript(position: Int) -> Result {
      preconditionFailure("A section of Core Data has no object at \(position).")
    }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// 0: a request finds nothing.
  public var endIndex: Int { 0 }
  /// There is none.
  public subscript(position: Int) -> Section {
    preconditionFailure("A request of Core Data finds nothing: there is no section \(position).")
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
}

extension EnvironmentValues {
  /// The context of objects of a store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

extension NSSortDescriptor {
  /// An order by a property whose values are not compared, such as an optional one: it orders nothing, so all are the same.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { _, _ in .orderedSame }
  }

  /// An order by a key that orders nothing: values are not found by their keys here, so all are the same.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in .orderedSame }
  }
}

extension NSPredicate {
  /// A condition in the words of Core Data, which are not read: it holds for everything.
  public convenience init(format predicateFormat: String, _ args: Any...) { self.init(value: true) }
}
