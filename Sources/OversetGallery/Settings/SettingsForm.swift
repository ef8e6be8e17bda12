import SwiftUI

/// The settings of the app, in groups.
struct SettingsForm<ViewModel: SettingsViewModel>: View {
  let viewModel: ViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Settings")
        .font(.largeTitle)
        .bold()
      accountCard
      preferences
      notifications
      if viewModel.account != nil {
        signOutButton
      }
      Text("Version \(viewModel.version)")
        .font(.footnote)
        .foregroundStyle(Color.secondary)
        .frame(maxWidth: .infinity)
    }
    .padding(16)
    .screen(background: Color(uiColor: .systemGroupedBackground))
    .accessibilityIdentifier("settings")
  }

  private var accountCard: some View {
    Button {
      viewModel.openAccount()
    } label: {
      HStack(spacing: 12) {
        Image(systemName: "person.circle.fill")
          .font(.system(size: 36))
          .foregroundStyle(.gray)
        VStack(alignment: .leading, spacing: 2) {
          accountText
        }
        .multilineTextAlignment(.leading)
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.footnote)
          .foregroundStyle(Color.secondary)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .cardSurface()
    }
  }

  @ViewBuilder private var accountText: some View {
    if let account = viewModel.account {
      Text(verbatim: account.name)
        .font(.headline)
        .foregroundStyle(Color.primary)
      Text(verbatim: account.email)
        .font(.subheadline)
        .foregroundStyle(Color.secondary)
    } else {
      Text("Sign In")
        .font(.headline)
      Text("Keep your conversations on all your devices.")
        .font(.subheadline)
        .foregroundStyle(Color.secondary)
    }
  }

  private var preferences: some View {
    group("Preferences") {
      SettingsRow(title: "Language", value: "System default")
      separator
      SettingsRow(title: "Appearance", value: "Automatic")
      separator
      SettingsRow(title: "Calendar access", value: "Not allowed")
    }
  }

  private var notifications: some View {
    group("Notifications") {
      SettingsSwitchRow(title: "Daily reminder", isOn: viewModel.isDailyReminderOn)
      separator
      SettingsSwitchRow(title: "Sound effects", isOn: viewModel.areSoundsOn)
    }
  }

  private var separator: some View {
    Divider()
      .padding(.leading, 16)
  }

  private var signOutButton: some View {
    Button {
      viewModel.signOut()
    } label: {
      Text("Sign Out")
        .foregroundStyle(.red)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
        .cardSurface()
    }
  }

  private func group<Rows: View>(
    _ title: LocalizedStringKey,
    @ViewBuilder rows: () -> Rows
  ) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title)
        .font(.footnote)
        .foregroundStyle(Color.secondary)
        .padding(.horizontal, 16)
      VStack(spacing: 0) {
        rows()
      }
      .cardSurface()
    }
  }
}

#Preview("default") {
  SettingsForm(viewModel: SettingsViewModelStub.signedIn)
}

#Preview("signedOut") {
  SettingsForm(viewModel: SettingsViewModelStub.signedOut)
}
