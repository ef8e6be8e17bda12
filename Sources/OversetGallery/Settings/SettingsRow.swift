import SwiftUI

/// A setting with its present value, which leads to a page of its own.
struct SettingsRow: View {
  let title: LocalizedStringKey
  let value: LocalizedStringKey
  let page: SettingsPage

  var body: some View {
    NavigationLink(value: page) {
      LabeledContent {
        Text(value)
      } label: {
        Text(title)
      }
    }
  }
}
