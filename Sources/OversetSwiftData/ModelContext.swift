public import Foundation

/// The objects that a container and its contexts share, in the order in which they were inserted.
final class ModelStore {
  var models: [any PersistentModel] = []
  /// The context of the container, which outlives those that code makes of it.
  weak var mainContext: ModelContext?
}

/// Objects of models, in the order in which they were inserted.
public final class ModelContext {
  private let store: ModelStore
  /// The container that the context was made of.
  private let origin: ModelContainer?
  /// The container that holds the context as its own.
  private weak var owner: ModelContainer?
  /// Whether changes are stored by themselves. Nothing is stored.
  public var autosaveEnabled = true

  /// Creates a context without a container, as views have it outside of one.
  init() { (store, origin) = (ModelStore(), nil) }

  /// Creates the own context of a container.
  init(store: ModelStore, owner: ModelContainer) {
    (self.store, origin, self.owner) = (store, nil, owner)
    if store.mainContext == nil { store.mainContext = self }
  }

  /// Creates a context of the objects of a container.
  public init(_ container: ModelContainer) { (store, origin) = (container.store, container) }

  /// The container of the objects; a new one for a context that has none.
  public var container: ModelContainer { origin ?? owner ?? ModelContainer(of: store) }

  /// Whether objects were changed since they were stored: nothing is stored.
  public var hasChanges: Bool { false }

  /// Adds an object, and those that its properties hold.
  public func insert<Model: PersistentModel>(_ model: Model) { add(model) }

  private func add(_ model: any PersistentModel) {
    guard !store.models.contains(where: { $0 === model }) else { return }
    store.models.append(model)
    ModelOwners.shared.set(self, else: store.mainContext, of: model)
    for child in Mirror(reflecting: model).children { addModels(in: child.value) }
  }

  private func addModels(in value: Any) {
    if let model = value as? any PersistentModel { return add(model) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional || mirror.displayStyle == .collection else { return }
    for child in mirror.children { addModels(in: child.value) }
  }

  /// Takes an object out.
  public func delete<Model: PersistentModel>(_ model: Model) {
    guard store.models.contains(where: { $0 === model }) else { return }
    store.models.removeAll { $0 === model }
    ModelOwners.shared.set(nil, of: model)
  }

  /// Takes all objects of a class out that a predicate describes.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(model) }
  }

  /// Forgets all objects.
  func deleteAll() {
    for model in store.models { ModelOwners.shared.set(nil, of: model) }
    store.models = []
  }

  /// The objects that a descriptor describes.
  ///
  /// - Throws: What the predicate throws.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    var found = store.models.compactMap { $0 as? Model }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    found.removeFirst(min(max(descriptor.fetchOffset ?? 0, 0), found.count))
    return descriptor.fetchLimit.map { Array(found.prefix(max($0, 0))) } ?? found
  }

  /// Does something with each object that a descriptor describes. All are here at once, whatever the size of a batch.
  ///
  /// - Throws: What the predicate or the block throws.
  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000,
    allowEscapingMutations: Bool = false, block: (Model) throws -> Void
  ) throws {
    try fetch(descriptor).forEach(block)
  }

  /// How many objects a descriptor describes.
  public func fetchCount<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identifiers of the objects that a descriptor describes.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// The object with an identifier.
  ///
  /// For an identifier of another context, SwiftData returns a model without values. Overset cannot make one, and the program
  /// stops.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard
      let model = store.models.first(where: { $0.persistentModelID == persistentModelID })
    else {
      preconditionFailure("No object has the identifier \(persistentModelID.number).")
    }
    return model
  }

  /// The object with an identifier; nil if it is not here.
  public func registeredModel<Model: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> Model? {
    store.models.lazy.compactMap { $0 as? Model }
      .first { $0.persistentModelID == persistentModelID }
  }

  /// Stores nothing: objects stay in memory.
  public func save() throws {}

  /// Takes nothing back.
  public func rollback() {}

  /// Does nothing: changes are there at once.
  public func processPendingChanges() {}

  /// Runs code at once.
  public func transaction(block: () throws -> Void) throws { try block() }
}

/// Which objects are wanted, and in which order.
public struct FetchDescriptor<Model: PersistentModel> {
  /// What describes the objects; nil wants all.
  public var predicate: Predicate<Model>?
  /// Their order; without one, that in which they were inserted.
  public var sortBy: [SortDescriptor<Model>]
  /// How many at most.
  public var fetchLimit: Int?
  /// How many are left out before.
  public var fetchOffset: Int?
  /// Whether objects that are not stored yet are wanted. They always are.
  public var includePendingChanges = true
  /// Which properties are wanted at once. All are here.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Which relationships are wanted at once. All are here.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// Creates a descriptor.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
