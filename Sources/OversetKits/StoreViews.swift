public import Foundation
public import OversetUI

/// What the store shows of a product. There is no store, so that it is a labelled frame.
public struct ProductView<Icon: View>: View {
  private let id: String

  /// Creates the view of a product of the store.
  public init(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { id = productID }
  /// Creates the view of a product of the store.
  public init(id productID: String, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {
    id = productID
  }
  /// Creates the view of a product.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { id = product.id }
  /// Creates the view of a product.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) where Icon == EmptyView {
    id = product.id
  }

  /// A frame.
  public var body: some View {
    LabelledFrame("ProductView \(id)").ignored("ProductView")
  }
}

/// What the store shows of several products. There is no store, so that it is a labelled frame.
public struct StoreView<Icon: View>: View {
  /// Creates the view of products of the store.
  public init(
    ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}
  /// Creates the view of products of the store.
  public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false)
  where Icon == EmptyView {}

  /// A frame.
  public var body: some View { LabelledFrame("StoreView").ignored("StoreView") }
}

/// What the store shows of subscriptions: the app's own content above a labelled frame, as there is no store.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  /// Creates the view of a group of subscriptions.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  /// Creates the view of subscriptions.
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  /// Creates the view of subscriptions.
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content)
  {
    content = marketingContent()
  }
  /// Creates the view of a group of subscriptions.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  where Content == EmptyView { content = EmptyView() }
  /// Creates the view of subscriptions.
  public init(productIDs: some Collection<String>) where Content == EmptyView {
    content = EmptyView()
  }

  /// What the app says, and a frame.
  public var body: some View {
    VStack {
      content
      LabelledFrame("SubscriptionStoreView").ignored("SubscriptionStoreView")
    }
  }
}

extension Product {
  /// Which subscriptions of a group are shown.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Better ones.
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    /// Lesser ones.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// Others.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// The one there is.
    public static let current = SubscriptionRelationship(rawValue: 8)
    /// All of them.
    public static let all = SubscriptionRelationship(rawValue: 15)
  }

  /// How far the products of the store are.
  public enum CollectionTaskState: Sendable {
    /// On the way.
    case loading
    /// There are some, and those that there are not.
    case success([Product], unavailable: [String])
    /// It went wrong.
    case failure(any Error)
  }

  /// How far a product of the store is.
  public enum TaskState: Sendable {
    /// On the way.
    case loading
    /// There is no such product.
    case unavailable
    /// It is here.
    case success(Product)
    /// It went wrong.
    case failure(any Error)
  }
}

/// The looks of a product of the store.
public struct StoreProductStyle: Sendable {
  /// The one that fits.
  public static let automatic = StoreProductStyle()
  /// A small one.
  public static let compact = StoreProductStyle()
  /// A large one.
  public static let large = StoreProductStyle()
  /// The usual one.
  public static let regular = StoreProductStyle()
}

/// How subscriptions are chosen.
public struct StoreControlStyle: Sendable {
  /// The one that fits.
  public static let automatic = StoreControlStyle()
  /// One button for each.
  public static let buttons = StoreControlStyle()
  /// A list, and a button.
  public static let picker = StoreControlStyle()
  /// A list, and a button.
  public static let prominentPicker = StoreControlStyle()
  /// A list, and a button.
  public static let compactPicker = StoreControlStyle()
  /// A list, and a button.
  public static let pagedPicker = StoreControlStyle()
}

/// A button of the store's views.
public struct StoreButtonKind: Hashable, Sendable {
  let name: String
  /// Closes the view.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// Brings back what was bought.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// Takes a code.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// Signs in.
  public static let signIn = StoreButtonKind(name: "signIn")
  /// The rules.
  public static let policies = StoreButtonKind(name: "policies")
}

/// The words of a button of the store.
public struct SubscriptionStoreButtonLabel: Sendable {
  /// The ones that fit.
  public static let automatic = SubscriptionStoreButtonLabel()
  /// What is done.
  public static let action = SubscriptionStoreButtonLabel()
  /// What it is called.
  public static let displayName = SubscriptionStoreButtonLabel()
  /// What it costs.
  public static let price = SubscriptionStoreButtonLabel()
  /// On several lines.
  public static let multiline = SubscriptionStoreButtonLabel()
  /// On one line.
  public static let singleLine = SubscriptionStoreButtonLabel()
  /// On several lines.
  public var multiline: SubscriptionStoreButtonLabel { self }
  /// What it costs.
  public var price: SubscriptionStoreButtonLabel { self }
}

extension View {
  /// Records the looks of the store's products, which are the system's.
  public func productViewStyle(_ style: StoreProductStyle) -> some View {
    recorded("productViewStyle")
  }
  /// Records how subscriptions are chosen, which is the system's.
  public func subscriptionStoreControlStyle(_ style: StoreControlStyle) -> some View {
    recorded("subscriptionStoreControlStyle")
  }
  /// Records the words of the store's button, which is the system's.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    recorded("subscriptionStoreButtonLabel")
  }
  /// Records which buttons the store's views have, which are the system's.
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View {
    recorded("storeButton")
  }
  /// Records a picture for each subscription of the store's view, which is the system's.
  public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { recorded("subscriptionStoreControlIcon") }
  /// Records the background of the store's choices, which are the system's.
  public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View {
    recorded("subscriptionStoreControlBackground")
  }
  /// Records the background of the store's button, which is the system's.
  public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View {
    recorded("subscriptionStorePickerItemBackground")
  }
  /// Records an address of the rules of the store's view, which is the system's.
  public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { recorded("subscriptionStorePolicyDestination") }
  /// Records the rules of the store's view, which is the system's.
  public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
  ) -> some View { recorded("subscriptionStorePolicyDestination") }
  /// Records what is done on a purchase. Nothing can be bought.
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
    recorded("onInAppPurchaseStart")
  }
  /// Records what is done after a purchase. Nothing can be bought.
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { recorded("onInAppPurchaseCompletion") }
  /// Records what is done with the products of the store. None is found, and it is not called.
  public func storeProductsTask(
    for ids: some Collection<String>,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View { recorded("storeProductsTask") }
  /// Records what is done with a product of the store. None is found, and it is not called.
  public func storeProductTask(
    for id: String, action: @escaping (Product.TaskState) async -> Void
  ) -> some View { recorded("storeProductTask") }
  /// Records what is done with the state of subscriptions. There is none, and it is not called.
  public func subscriptionStatusTask(
    for groupID: String,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { recorded("subscriptionStatusTask") }
  /// Records what is done with what is owned. Nothing is, and it is not called.
  public func currentEntitlementTask(
    for productID: String,
    action: @escaping (EntitlementTaskState<VerificationResult<StoreTransaction>?>) async -> Void
  ) -> some View { recorded("currentEntitlementTask") }
}

/// The rules that a store's view has a button for.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  let name: String
  /// The terms.
  public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
  /// What is done with the reader's data.
  public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
}

/// How far what is owned is known.
public enum EntitlementTaskState<Value> {
  /// On the way.
  case loading
  /// It went wrong.
  case failure(any Error)
  /// It is known.
  case success(Value)

  /// What is known.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }
  /// Another thing of what is known.
  public func map<Other>(_ transform: (Value) async -> Other) async -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(await transform(value))
    }
  }
}
