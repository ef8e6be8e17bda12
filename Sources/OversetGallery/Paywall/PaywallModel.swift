import SwiftUI

/// A way to pay.
struct PaywallPlan: Identifiable, Sendable {
  enum Period: Sendable {
    case year
    case month
  }

  let period: Period
  /// The price as the store writes it for the person's storefront.
  let displayPrice: String
  /// How long the plan costs nothing, or nil if it costs from the start.
  let freeDays: Int?

  var id: Period { period }
}

extension PaywallPlan {
  var title: LocalizedStringKey {
    switch period {
    case .year: "Yearly"
    case .month: "Monthly"
    }
  }

  var price: LocalizedStringKey {
    switch period {
    case .year: "\(displayPrice) per year"
    case .month: "\(displayPrice) per month"
    }
  }
}

/// What the paywall shows and does.
@MainActor
protocol PaywallViewModel {
  var plans: [PaywallPlan] { get }
  var isPurchasing: Bool { get }

  func subscribe(to period: PaywallPlan.Period)
  func restorePurchases()
  func close()
}

/// A paywall in a fixed state, whose buttons do nothing.
struct PaywallViewModelStub: PaywallViewModel {
  let plans = [
    PaywallPlan(period: .year, displayPrice: "€39.99", freeDays: 7),
    PaywallPlan(period: .month, displayPrice: "€4.99", freeDays: nil),
  ]
  var isPurchasing = false

  func subscribe(to period: PaywallPlan.Period) {}
  func restorePurchases() {}
  func close() {}
}
