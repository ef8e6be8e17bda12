public import Foundation
public import OversetUI

/// Where objects of models are kept: in memory, whatever the configuration says.
///
/// Sendable because views and their code use it on the main actor alone.
public final class ModelContainer: @unchecked Sendable {
  /// The classes.
  public let schema: Schema
  /// How they would be stored.
  public let configurations: Set<ModelConfiguration>
  let store: ModelStore
  private lazy var context = ModelContext(store: store, owner: self)

  /// Creates an empty container for classes.
  public convenience init(
    for forTypes: any PersistentModel.Type..., configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), configurations: configurations)
  }

  /// Creates an empty container for classes, whose older versions are not read.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), configurations: configurations)
  }

  /// Creates an empty container for a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, configurations: configurations)
  }

  /// Creates an empty container for a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.configurations = Set(configurations)
    store = ModelStore()
  }

  /// Creates a container of objects that a context without one has.
  init(of store: ModelStore) { (schema, configurations, self.store) = (Schema(), [], store) }

  /// The container's only context.
  @MainActor public var mainContext: ModelContext { context }

  /// Forgets all objects.
  public func deleteAllData() { context.deleteAll() }

  /// The objects, for a further context.
  var objects: ModelContext { context }
}

/// How a container would store its objects. Overset stores nothing.
public struct ModelConfiguration: Hashable, Sendable {
  /// Whether and where objects are shared by iCloud.
  public struct CloudKitDatabase: Sendable {
    /// As the app is set up.
    public static let automatic = CloudKitDatabase()
    /// Not at all.
    public static let none = CloudKitDatabase()

    /// In a container of the user.
    public static func `private`(_ name: String) -> CloudKitDatabase { none }
  }

  /// Which folder a group of apps shares.
  public struct GroupContainer: Sendable {
    /// As the app is set up.
    public static let automatic = GroupContainer()
    /// None.
    public static let none = GroupContainer()

    /// That of a group.
    public static func identifier(_ name: String) -> GroupContainer { none }
  }

  /// The name.
  public let name: String
  /// Whether objects are meant to be kept in memory alone.
  public let isStoredInMemoryOnly: Bool
  /// Where they would be stored.
  public let url: URL

  /// Creates a configuration.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    url = URL(filePath: "/dev/null")
  }

  /// Creates a configuration of a file, which is neither read nor written.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    isStoredInMemoryOnly = false
    self.url = url
  }

  /// Creates a configuration for classes.
  public init(
    for forType: any PersistentModel.Type, _ further: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

extension View {
  /// Keeps the objects of views inside this view in a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.objects)
  }

  /// Keeps the objects of views inside this view in a new container, which starts empty.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(for: [modelType], onSetup: onSetup)
  }

  /// Keeps the objects of views inside this view in a new container, which starts empty.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ContainerModifier(onSetup: onSetup))
  }

  /// Gives views inside this view a context.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  /// The scene as it is: previews of views bring their own container.
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// The scene as it is: previews of views bring their own container.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    self
  }

  /// The scene as it is: previews of views bring their own container.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    self
  }
}

/// Makes a container once for a place in the tree.
private struct ContainerModifier: ViewModifier {
  @State private var container: ModelContainer?
  private let made: ModelContainer?

  init(onSetup: (Result<ModelContainer, any Error>) -> Void) {
    let result = Result { try ModelContainer(for: Schema(), configurations: []) }
    made = try? result.get()
    onSetup(result)
    _container = State(initialValue: made)
  }

  func body(content: Content) -> some View {
    content.environment(\.modelContext, (container ?? made)?.objects ?? ModelContext())
  }
}

private enum ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContext() }
}

extension EnvironmentValues {
  /// The objects of the container around; none without a container.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
