public import Foundation

// The names of the store that view files have. There is no store: no product is found, and nothing can be bought.

/// Something to be bought. None is found here, so that no code ever has one but what it makes in a test.
public struct Product: Hashable, Identifiable, Sendable {
  /// What the store knows it by.
  public let id: String
  /// What it is.
  public let type: ProductType
  /// What it is called.
  public let displayName: String
  /// What it is for.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// What it costs, as the reader reads it.
  public let displayPrice: String
  /// Whether a family may share it.
  public let isFamilyShareable: Bool
  /// How it is subscribed to, if it can be.
  public let subscription: SubscriptionInfo?

  /// What can be bought.
  public struct ProductType: Hashable, RawRepresentable, Sendable {
    /// What it is written as.
    public let rawValue: String
    /// Creates what is written so.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// What is bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// What ends by itself.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// What renews itself.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// How long a subscription lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What it is counted in.
    public enum Unit: Hashable, Sendable {
      /// Days.
      case day
      /// Weeks.
      case week
      /// Months.
      case month
      /// Years.
      case year
    }
    /// What it is counted in.
    public let unit: Unit
    /// How many.
    public let value: Int
  }

  /// A price of its own at the beginning, or later.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How an offer is paid.
    public enum PaymentMode: Hashable, Sendable {
      /// Each time.
      case payAsYouGo
      /// At once.
      case payUpFront
      /// Not at all.
      case freeTrial
    }
    /// Which one, unless it is the first.
    public let id: String?
    /// What it costs.
    public let price: Decimal
    /// What it costs, as the reader reads it.
    public let displayPrice: String
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// How often.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }

  /// How something is subscribed to.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// What the subscription is one of.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// What it costs at first.
    public let introductoryOffer: SubscriptionOffer?
    /// What it costs for those who come back.
    public let promotionalOffers: [SubscriptionOffer]

    /// Whether the reader may have the first offer: never.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Whether the reader may have the first offer: never.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// What is subscribed to: nothing.
    public var status: [Status] { get async throws { [] } }
    /// What is subscribed to: nothing.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Whether a subscription runs.
    public struct RenewalState: Hashable, RawRepresentable, Sendable {
      /// Its number.
      public let rawValue: Int
      /// Creates a state by its number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It runs.
      public static let subscribed = RenewalState(rawValue: 1)
      /// It has ended.
      public static let expired = RenewalState(rawValue: 2)
      /// It is not paid.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// It is not paid yet.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// It was taken back.
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// A subscription that someone has.
    public struct Status: Hashable, Sendable {
      /// Whether it runs.
      public let state: RenewalState
      /// What it was bought by.
      public let transaction: VerificationResult<StoreTransaction>
    }
  }

  /// What is asked for with a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    let name: String
    /// The account of the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken")
    }
    /// How many.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity")
    }
  }

  /// What came of a purchase.
  public enum PurchaseResult: Sendable {
    /// It was bought.
    case success(VerificationResult<StoreTransaction>)
    /// The reader left.
    case userCancelled
    /// Someone has to agree.
    case pending
  }

  /// What was wrong with a purchase.
  public enum PurchaseError: Error, Hashable {
    /// There is no such number.
    case invalidQuantity
    /// There is no such product.
    case productUnavailable
    /// The reader may not.
    case purchaseNotAllowed
  }

  /// Finds nothing.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
  /// Buys nothing, as if the reader had left.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  /// What was bought last: nothing.
  public var latestTransaction: VerificationResult<StoreTransaction>? { get async { nil } }
  /// What is owned: nothing.
  public var currentEntitlement: VerificationResult<StoreTransaction>? { get async { nil } }
}

/// Something that is signed by the store.
public enum VerificationResult<Signed: Sendable>: Sendable {
  /// The signature is wrong.
  case unverified(Signed, VerificationError)
  /// The signature is right.
  case verified(Signed)

  /// What is wrong with a signature.
  public enum VerificationError: Error, Hashable {
    /// It does not fit.
    case invalidSignature
    /// Its makers are not known.
    case invalidCertificateChain
    /// It is not for this device.
    case invalidDeviceVerification
  }

  /// What is signed, whoever signed it.
  public var unsafePayloadValue: Signed {
    switch self {
    case .unverified(let signed, _), .verified(let signed): signed
    }
  }
  /// What is signed, if the signature is right.
  public var payloadValue: Signed {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let signed): signed
      }
    }
  }
}

extension VerificationResult: Equatable where Signed: Equatable {}
extension VerificationResult: Hashable where Signed: Hashable {}
