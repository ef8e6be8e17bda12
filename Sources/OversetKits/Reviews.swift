public import OversetUI

/// Asks for a review in the store. Nobody is asked here.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks for a review in the store. It does nothing here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks for a review in the store. Nobody is asked here.
public enum SKStoreReviewController {
  /// Does nothing.
  @MainActor public static func requestReview() {}
  /// Does nothing.
  @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}

extension View {
  /// Records a sheet of the user's subscriptions, which is the system's and not drawn.
  @ViewBuilder
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    if isPresented.wrappedValue {
      ignored("manageSubscriptionsSheet")
    } else {
      recorded("manageSubscriptionsSheet")
    }
  }

  /// Records a sheet for a code of the store, which is the system's and not drawn.
  @ViewBuilder
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    if isPresented.wrappedValue {
      ignored("offerCodeRedemption")
    } else {
      recorded("offerCodeRedemption")
    }
  }
}
