import SwiftUI

/// A setting with its present value, which leads to a page of its own.
struct SettingsRow: View {
  let title: LocalizedStringKey
  let value: LocalizedStringKey

  var body: some View {
    NavigationLink {
      Text(value)
    } label: {
      LabeledContent {
        Text(value)
      } label: {
        Text(title)
      }
    }
  }
}
