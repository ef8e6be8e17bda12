import Foundation

/// Which context each object was inserted into. Models are classes of the app, which keep nothing of that themselves.
///
/// Sendable because the lock guards what it holds, and it gives a context only to code that holds one of its objects.
final class ModelOwners: @unchecked Sendable {
  static let shared = ModelOwners()

  private struct Owner {
    weak var model: (any PersistentModel)?
    weak var context: ModelContext?
    weak var other: ModelContext?
  }

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// So many owners, of which some may be gone, are kept before those are looked for.
  private var limit = 1024

  /// The context that an object was inserted into and not taken out of; nil if there is none.
  func context(of model: any PersistentModel) -> ModelContext? {
    lock.withLock {
      // Another object may have lain in the same place before.
      guard let owner = owners[ObjectIdentifier(model)], owner.model === model else { return nil }
      return owner.context ?? owner.other
    }
  }

  /// Keeps the context of an object, and another for the time when that one is gone; nil forgets it.
  func set(_ context: ModelContext?, else other: ModelContext? = nil, of model: any PersistentModel)
  {
    lock.withLock {
      owners[ObjectIdentifier(model)] = context.map {
        Owner(model: model, context: $0, other: other)
      }
      guard owners.count > limit else { return }
      owners = owners.filter { $0.value.model != nil }
      limit = max(1024, 2 * owners.count)
    }
  }
}

extension PersistentModel {
  /// The context that the object was inserted into; nil before it is inserted and after it is deleted.
  public var modelContext: ModelContext? { ModelOwners.shared.context(of: self) }

  /// Whether the object is taken out when its context stores its changes: nothing is stored, and it is taken out at once.
  public var isDeleted: Bool { false }
}
