import SwiftUI

/// Who is signed in.
struct SettingsAccount: Sendable {
  let name: String
  let email: String
}

/// A page that a row of the settings leads to.
enum SettingsPage: Hashable {
  case account
  case language
  case appearance
  case calendar

  var title: LocalizedStringKey {
    switch self {
    case .account: "Sign In"
    case .language: "Language"
    case .appearance: "Appearance"
    case .calendar: "Calendar access"
    }
  }
}

/// What the settings show and do.
@MainActor
protocol SettingsViewModel {
  /// Nil while no user is signed in.
  var account: SettingsAccount? { get }
  var isDailyReminderOn: Bool { get }
  var areSoundsOn: Bool { get }
  /// The version of the app, as it is written everywhere.
  var version: String { get }

  func signOut()
}

/// Settings in a fixed state, whose buttons do nothing.
struct SettingsViewModelStub: SettingsViewModel {
  let account: SettingsAccount?
  let isDailyReminderOn = true
  let areSoundsOn = false
  let version = "2.4.0 (118)"

  func signOut() {}
}

extension SettingsViewModelStub {
  static var signedIn: Self {
    Self(account: SettingsAccount(name: "Alex Morgan", email: "alex@example.com"))
  }

  static var signedOut: Self {
    Self(account: nil)
  }
}
