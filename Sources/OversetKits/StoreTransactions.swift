public import Foundation
public import OversetUI

// What was bought, and what buys. Nothing can be bought here.

/// What was bought, called `Transaction` in `StoreKit`. There is none here.
public struct StoreTransaction: Hashable, Identifiable, Sendable {
  /// Which one.
  public let id: UInt64
  /// The one it began with.
  public let originalID: UInt64
  /// What was bought.
  public let productID: String
  /// What was bought.
  public let productType: Product.ProductType
  /// When.
  public let purchaseDate: Date
  /// Until when.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Whether a better one took its place.
  public let isUpgraded: Bool
  /// How many.
  public let purchasedQuantity: Int

  /// Tells the store that it was delivered. It does nothing.
  public func finish() async {}

  /// What was bought, one after another: nothing.
  public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// One of them.
    public typealias Element = VerificationResult<StoreTransaction>
    /// There is none.
    public mutating func next() async -> VerificationResult<StoreTransaction>? { nil }
    /// Itself.
    public func makeAsyncIterator() -> Transactions { self }
  }

  /// What is bought elsewhere: nothing.
  public static var updates: Transactions { Transactions() }
  /// What was ever bought: nothing.
  public static var all: Transactions { Transactions() }
  /// What is owned: nothing.
  public static var currentEntitlements: Transactions { Transactions() }
  /// What is not delivered yet: nothing.
  public static var unfinished: Transactions { Transactions() }
  /// What was bought last: nothing.
  public static func latest(for productID: String) async -> VerificationResult<StoreTransaction>? {
    nil
  }
  /// What is owned: nothing.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<
    StoreTransaction
  >? {
    nil
  }
}

/// The store as the app sees it.
public enum AppStore {
  /// Whether the reader may pay: never.
  public static var canMakePayments: Bool { false }
  /// Does nothing.
  public static func sync() async throws {}
  /// Does nothing.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Does nothing.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

/// What went wrong with the store.
public enum StoreKitError: Error {
  /// Nobody knows.
  case unknown
  /// The reader left.
  case userCancelled
  /// The store could not be reached.
  case networkError(URLError)
  /// The system failed.
  case systemError(any Error)
  /// It is not sold here.
  case notAvailableInStorefront
  /// The app may not.
  case notEntitled
}

/// Buys something. It buys nothing.
@MainActor @preconcurrency
public struct PurchaseAction: Sendable {
  /// Buys nothing, as if the reader had left.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}

extension EnvironmentValues {
  /// Buys something. It buys nothing here.
  public var purchase: PurchaseAction { PurchaseAction() }
}
