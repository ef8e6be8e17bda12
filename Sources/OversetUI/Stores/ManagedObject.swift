public import Foundation
public import OversetCombine

// The names of Core Data that view files have. Nothing is stored, and a model is not read: objects keep the values that code
// gives them by their own properties, and a request finds none.

/// An object of a store. It keeps what code gives it, as long as it lives.
open class NSManagedObject: NSObject, ObservableObject {
  /// The context that it was made in.
  public let managedObjectContext: NSManagedObjectContext?
  /// What tells it from others.
  public let objectID = NSManagedObjectID()
  /// Tells that a value is about to change.
  public let objectWillChange = ObservableObjectPublisher()
  private var values: [String: Any] = [:]

  /// The kind of the class's objects, by the name of the class.
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    return entity
  }

  /// Creates an object of a context.
  public required init(context moc: NSManagedObjectContext) { managedObjectContext = moc }

  /// Creates an object of a kind.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    managedObjectContext = context
  }

  /// Whether it was taken out: never.
  open var isDeleted: Bool { false }
  /// Whether it was changed: nothing is stored.
  open var hasChanges: Bool { false }
  /// The value under a key.
  open func value(forKey key: String) -> Any? { kept(key) }
  /// Keeps a value under a key.
  open func setValue(_ value: Any?, forKey key: String) { keep(value, key) }
  /// The value under a key.
  open func primitiveValue(forKey key: String) -> Any? { kept(key) }
  /// Never called.
  open func awakeFromInsert() {}
  /// Never called.
  open func willSave() {}

  // Properties come here, and not to the functions above: code that replaces these may set properties in them.

  /// What is kept under a key.
  final func kept(_ key: String) -> Any? { values[key] }

  /// Keeps a value under a key; nil forgets it.
  final func keep(_ value: Any?, _ key: String) {
    objectWillChange.send()
    values[key] = value
  }
}

/// What tells an object of a store from others.
public final class NSManagedObjectID: NSObject, Sendable {
  /// An address of no store.
  public func uriRepresentation() -> URL { URL(filePath: "/") }
}

/// A kind of objects of a store, which is not read.
public final class NSEntityDescription: NSObject {
  /// The name.
  public var name: String?

  /// A kind by its name.
  public static func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }
}

/// Objects of a store that code works with. Nothing is stored.
open class NSManagedObjectContext: NSObject {
  /// On which thread it works.
  public enum ConcurrencyType: UInt, Sendable {
    /// On one of its own.
    case privateQueueConcurrencyType = 1
    /// On the main one.
    case mainQueueConcurrencyType
  }

  /// Which of two changes counts. It is not asked.
  open var mergePolicy: Any = 0
  /// Whether it hears of other contexts. It does not.
  open var automaticallyMergesChangesFromParent = false
  /// What undoes changes.
  open var undoManager: UndoManager?
  /// The context around.
  open var parent: NSManagedObjectContext?
  /// The name.
  open var name: String?
  /// Whether something was changed: nothing is stored.
  open var hasChanges: Bool { false }

  /// Creates a context.
  public init(concurrencyType ct: ConcurrencyType = .mainQueueConcurrencyType) {}

  /// Stores nothing.
  open func save() throws {}
  /// Does nothing.
  open func delete(_ object: NSManagedObject) {}
  /// Does nothing.
  open func insert(_ object: NSManagedObject) {}
  /// Does nothing.
  open func rollback() {}
  /// Does nothing.
  open func reset() {}
  /// Does nothing.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// Finds nothing.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  /// Finds nothing.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  /// Runs `block`.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Runs `block`.
  open func performAndWait(_ block: () -> Void) { block() }
}

/// Asks a store for objects. It finds none.
open class NSFetchRequest<ResultType>: NSObject {
  /// Which objects.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many; 0 is all.
  open var fetchLimit = 0
  /// From which on.
  open var fetchOffset = 0
  /// How many at once.
  open var fetchBatchSize = 0
  /// The name of the kind.
  public let entityName: String?

  /// Creates a request for a kind.
  public init(entityName: String) { self.entityName = entityName }
  /// Creates a request.
  public override init() { entityName = nil }
}

/// A store with its contexts. Nothing is stored.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model, which is not read.
  public let name: String
  /// The context of views.
  public let viewContext = NSManagedObjectContext()
  /// Where it is stored: nowhere.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [
    NSPersistentStoreDescription()
  ]

  /// Creates a store of a model, which is not read.
  public init(name: String) { self.name = name }

  /// Loads nothing.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    block(NSPersistentStoreDescription(), nil)
  }
  /// A context.
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  /// Runs `block`.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(NSManagedObjectContext())
  }
}

/// A store with its contexts in a cloud. Nothing is stored.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// Where something is stored: nowhere.
open class NSPersistentStoreDescription: NSObject {
  /// The file.
  open var url: URL?

  /// Creates a description.
  public override init() {}
  /// Creates a description of a file.
  public init(url: URL) { self.url = url }
  /// Is not kept.
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// Which of two changes counts.
public let NSMergeByPropertyObjectTrumpMergePolicy: any Sendable = 0
