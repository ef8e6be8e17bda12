import SwiftUI

/// What a screen says instead of its content: nothing here yet, or something failed.
struct StatusMessage: View {
  let systemImage: String
  let title: LocalizedStringKey
  let message: LocalizedStringKey
  var actionTitle: LocalizedStringKey?
  var action: @MainActor () -> Void = {}

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: systemImage)
        .font(.system(size: 40))
        .foregroundStyle(Color.secondary)
      Text(title)
        .font(.headline)
      Text(message)
        .font(.subheadline)
        .foregroundStyle(Color.secondary)
      if let actionTitle {
        Button(action: action) {
          Text(actionTitle)
            .prominentLabel()
        }
        .padding(.top, 8)
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
  }
}
