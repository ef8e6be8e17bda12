public import Foundation

/// Objects of models, in the order in which they were inserted.
public final class ModelContext {
  private var models: [any PersistentModel] = []
  /// The context of the container, which a further context shares.
  private let base: ModelContext?
  /// Whether changes are stored by themselves. Nothing is stored.
  public var autosaveEnabled = true

  init() { base = nil }

  /// Creates a context of the objects of a container.
  public init(_ container: ModelContainer) { base = container.objects }

  /// Whether objects were changed since they were stored: nothing is stored.
  public var hasChanges: Bool { false }

  /// Adds an object, and those that its properties hold.
  public func insert<Model: PersistentModel>(_ model: Model) { add(model) }

  private func add(_ model: any PersistentModel) {
    if let base { return base.add(model) }
    guard !models.contains(where: { $0 === model }) else { return }
    models.append(model)
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
    if let base { return base.delete(model) }
    models.removeAll { $0 === model }
  }

  /// Takes all objects of a class out that a predicate describes.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(model) }
  }

  /// Forgets all objects.
  func deleteAll() { if let base { base.deleteAll() } else { models = [] } }

  /// The objects that a descriptor describes.
  ///
  /// - Throws: What the predicate throws.
  public func fetch<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [Model] {
    if let base { return try base.fetch(descriptor) }
    var found = models.compactMap { $0 as? Model }
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

  /// The object with an identifier; nil if it is not here.
  public func registeredModel<Model: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> Model? {
    let all = base?.models ?? models
    return all.lazy.compactMap { $0 as? Model }
      .first { $0.persistentModelID == persistentModelID }
  }

  /// Stores nothing: objects stay in memory.
  public func save() throws {}

  /// Takes nothing back.
  public func rollback() {}

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
