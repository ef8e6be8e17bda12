import SwiftUI

/// The settings of the app, in groups.
struct SettingsForm<ViewModel: SettingsViewModel>: View {
  @State private var isDailyReminderOn: Bool
  @State private var areSoundsOn: Bool

  private let viewModel: ViewModel

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
    _isDailyReminderOn = State(initialValue: viewModel.isDailyReminderOn)
    _areSoundsOn = State(initialValue: viewModel.areSoundsOn)
  }

  var body: some View {
    NavigationStack {
      Form {
        accountRow
        preferences
        notifications
        Section {
          if viewModel.account != nil {
            Button("Sign Out", role: .destructive) {
              viewModel.signOut()
            }
          }
        } footer: {
          Text("Version \(viewModel.version)")
        }
      }
      .navigationTitle("Settings")
      .navigationDestination(for: SettingsPage.self) { page in
        List {}
          .navigationTitle(page.title)
      }
    }
    .accessibilityIdentifier("settings")
  }

  private var accountRow: some View {
    NavigationLink(value: SettingsPage.account) {
      HStack(spacing: 12) {
        Image(systemName: "person.circle.fill")
          .font(.system(size: 36))
          .foregroundStyle(.gray)
        VStack(alignment: .leading, spacing: 2) {
          accountText
        }
      }
    }
  }

  @ViewBuilder private var accountText: some View {
    if let account = viewModel.account {
      Text(verbatim: account.name)
        .font(.headline)
      Text(verbatim: account.email)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    } else {
      Text("Sign In")
        .font(.headline)
      Text("Keep your conversations on all your devices.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }

  private var preferences: some View {
    Section("Preferences") {
      SettingsRow(title: "Language", value: "System default", page: .language)
      SettingsRow(title: "Appearance", value: "Automatic", page: .appearance)
      SettingsRow(title: "Calendar access", value: "Not allowed", page: .calendar)
    }
  }

  private var notifications: some View {
    Section("Notifications") {
      Toggle("Daily reminder", isOn: $isDailyReminderOn)
      Toggle("Sound effects", isOn: $areSoundsOn)
    }
  }
}

#Preview("default") {
  SettingsForm(viewModel: SettingsViewModelStub.signedIn)
}

#Preview("signedOut") {
  SettingsForm(viewModel: SettingsViewModelStub.signedOut)
}
