import SwiftUI

/// What went wrong, as far as the person can do something about it.
enum ErrorCardProblem: Sendable {
  case calendarAccessDenied
  case network
  /// Anything else, with the code support asks for.
  case generic(code: String)
}

extension ErrorCardProblem {
  var systemImage: String {
    switch self {
    case .calendarAccessDenied: "calendar"
    case .network: "wifi.slash"
    case .generic: "exclamationmark.triangle"
    }
  }

  var title: LocalizedStringKey {
    switch self {
    case .calendarAccessDenied: "Calendar access denied"
    case .network: "You’re offline"
    case .generic: "Something went wrong"
    }
  }

  var message: LocalizedStringKey {
    switch self {
    case .calendarAccessDenied:
      "Lumen needs your calendar to suggest free times. You can allow access in Settings."
    case .network: "Check your connection and try again."
    case .generic: "An unexpected error occurred. Please try again in a moment."
    }
  }

  var actionTitle: LocalizedStringKey {
    switch self {
    case .calendarAccessDenied: "Open Settings"
    case .network, .generic: "Try Again"
    }
  }
}

/// What the error card shows and does.
@MainActor
protocol ErrorCardViewModel {
  var problem: ErrorCardProblem { get }

  func resolve()
  func dismiss()
}

/// An error card of a fixed problem, whose buttons do nothing.
struct ErrorCardViewModelStub: ErrorCardViewModel {
  let problem: ErrorCardProblem

  func resolve() {}
  func dismiss() {}
}
