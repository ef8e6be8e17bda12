/// The classes of a store.
public final class Schema: Sendable {
  /// The number of a version of a schema.
  public struct Version: Hashable, Sendable {
    private let numbers: [Int]

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
  }

  /// Names of what is said of properties.
  public enum Attribute {
    /// What is said of a property.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two objects have the same value.
      public static let unique = Option(name: "unique")
      /// The value lies beside the store.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value is found by the system's search.
      public static let spotlight = Option(name: "spotlight")
      /// The value is not kept.
      public static let ephemeral = Option(name: "ephemeral")
      /// The value is encrypted.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// The value outlives its object in the history.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")

      /// The value is stored as another.
      public static func transformable(by transformer: String) -> Option {
        Option(name: "transformable")
      }
    }
  }

  /// Names of what is said of relationships.
  public enum Relationship {
    /// What is said of a relationship.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// Only one object holds it.
      public static let unique = Option(name: "unique")
    }

    /// What becomes of the objects that a deleted one holds.
    public enum DeleteRule: Hashable, Sendable {
      /// Nothing.
      case noAction
      /// They lose it.
      case nullify
      /// They are deleted, too. Overset does not.
      case cascade
      /// It is not deleted.
      case deny
    }
  }

  /// Creates a schema of classes.
  public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {}

  /// Creates a schema of a version.
  public init(versionedSchema: any VersionedSchema.Type) {}
}

/// A version of the classes of a store.
public protocol VersionedSchema: SendableMetatype {
  /// Its number.
  static var versionIdentifier: Schema.Version { get }
  /// Its classes.
  static var models: [any PersistentModel.Type] { get }
}

/// The way from one version of a store to another. Overset takes none.
public protocol SchemaMigrationPlan {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between them.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of a store to another.
public struct MigrationStage {
  /// A step that the system finds.
  public static func lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type
  ) -> MigrationStage {
    MigrationStage()
  }

  /// A step of code, which is not called.
  public static func custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?
  ) -> MigrationStage {
    MigrationStage()
  }
}
