import SwiftUI

/// What a passenger can set.
struct SettingsScreen: View {
  @AppStorage("reminders") private var reminds = true
  @State private var pier = "B2"

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Remind me to check in", isOn: $reminds)
          Picker("Home pier", selection: $pier) {
            ForEach(["A1", "B2", "C4"], id: \.self) { Text("Pier \($0)").tag($0) }
          }
        } header: {
          Text("Notifications")
        } footer: {
          Text("A reminder comes ten minutes before the ferry leaves.")
        }
        Section {
          NavigationLink("My tickets") { Text("Day ticket") }
          LabeledContent("Version", value: "2.4")
        }
        Section {
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {}
        }
      }
    }
  }
}

#Preview {
  SettingsScreen()
}
