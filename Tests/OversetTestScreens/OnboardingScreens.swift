import SwiftUI

/// The first screen.
struct WelcomeScreen: View {
  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "sparkles")
        .font(.system(size: 60))
      Text("Learn a language in ten minutes a day")
        .font(.title)
        .bold()
        .multilineTextAlignment(.center)
      Text("Short lessons, real conversations, no advertisements.")
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
      MainButton(title: "Get started")
      Button("I already have an account") {}
        .font(.subheadline)
    }
    .padding(24)
  }
}

/// Why the app wants something.
struct PermissionScreen: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ScreenTitle(title: "Stay in the loop", subtitle: "We ask only for what we need.")
      reason("calendar", "Reminders at the time you choose")
      reason("bell", "A note when a friend answers")
      reason("lock", "Nothing leaves your phone")
      HStack(spacing: 12) {
        choice("Not now", isMain: false)
        choice("Allow", isMain: true)
      }
    }
    .padding(.horizontal, 20)
  }

  private func reason(_ symbol: String, _ text: LocalizedStringKey) -> some View {
    HStack(alignment: .top, spacing: 14) {
      Image(systemName: symbol)
        .frame(width: 30, height: 30)
      Text(text)
        .fixedSize(horizontal: false, vertical: true)
    }
  }

  private func choice(_ title: LocalizedStringKey, isMain: Bool) -> some View {
    Button {
    } label: {
      Text(title)
        .fontWeight(isMain ? .semibold : .regular)
        .lineLimit(1)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity)
    }
  }
}

/// A question with answers to choose from.
struct GoalScreen: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("How much time do you have?")
        .font(.title2)
        .padding(.bottom, 8)
      GoalRow(title: "Casual", detail: "5 minutes a day", isChosen: false)
      GoalRow(title: "Regular", detail: "10 minutes a day", isChosen: true)
      GoalRow(title: "Serious", detail: "20 minutes a day", isChosen: false)
    }
    .padding()
  }
}

/// An answer.
struct GoalRow: View {
  let title: LocalizedStringKey
  let detail: LocalizedStringKey
  let isChosen: Bool

  var body: some View {
    HStack {
      Text(title)
        .font(.headline)
      Spacer()
      Text(detail)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .overlay {
      RoundedRectangle(cornerRadius: 12)
        .stroke(isChosen ? Color.accentColor : Color.gray, lineWidth: 1)
    }
  }
}
