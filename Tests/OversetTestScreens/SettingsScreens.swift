import SwiftUI

/// Groups of settings, each row with a symbol.
struct SettingsScreen: View {
  @State private var isLocked = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        group("General") {
          SettingsLine(icon: "globe", title: "Language", value: "English")
          SettingsLine(icon: "moon.fill", title: "Appearance", value: "Follow the system")
          Toggle("Lock with Face ID", isOn: $isLocked)
        }
        group("Support") {
          SettingsLine(icon: "envelope", title: "Write to us", value: nil)
          SettingsLine(icon: "star", title: "Rate the app", value: nil)
        }
        Text("Made with care in Lisbon")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
      }
      .padding()
    }
  }

  private func group<Content: View>(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.headline)
      VStack(spacing: 0) {
        content()
      }
      .padding(.horizontal, 12)
    }
  }
}

/// A row of the settings.
struct SettingsLine: View {
  let icon: String
  let title: LocalizedStringKey
  let value: LocalizedStringKey?

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: icon)
        .frame(width: 28, height: 28)
      Text(title)
        .lineLimit(1)
      Spacer(minLength: 8)
      if let value {
        Text(value)
          .foregroundStyle(.secondary)
      }
      Image(systemName: "chevron.forward")
        .font(.footnote)
    }
    .padding(.vertical, 10)
  }
}

/// What may be sent, with a switch for each.
struct NotificationScreen: View {
  @State private var news = true
  @State private var offers = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Notifications")
        .font(.title2.bold())
      Toggle(isOn: $news) {
        VStack(alignment: .leading, spacing: 2) {
          Text("News and updates")
          Text("At most one message a week")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      Toggle("Special offers", isOn: $offers)
      Divider()
      HStack {
        Text("Quiet hours")
        Spacer()
        Text("Off")
          .foregroundStyle(.secondary)
      }
    }
    .padding(20)
  }
}

/// What the app stores, with a bar.
struct StorageScreen: View {
  private let used = 0.6

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("Storage")
          .font(.title3)
        Spacer()
        Text("3.2 of 5 GB used")
          .font(.footnote)
      }
      Capsule()
        .fill(Color.blue)
        .frame(height: 8)
      ForEach(["Photos", "Videos", "Documents"], id: \.self) { name in
        HStack {
          Circle().frame(width: 10, height: 10)
          Text(verbatim: name)
          Spacer()
        }
      }
      Button {
      } label: {
        Text("Free up space")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 12)
      }
    }
    .padding(.horizontal, 24)
  }
}
