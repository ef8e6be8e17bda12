import SwiftUI

/// Signing in.
struct SignInScreen: View {
  @State private var name = ""
  @State private var isRemembered = true

  var body: some View {
    VStack(spacing: 16) {
      ScreenTitle(title: "Welcome back", subtitle: "Sign in to continue your lessons.")
      TextField("E-mail address", text: $name)
        .padding(12)
      Toggle("Keep me signed in", isOn: $isRemembered)
      MainButton(title: "Sign in")
      HStack(spacing: 4) {
        Text("New here?")
        Button("Create an account") {}
      }
      .font(.footnote)
    }
    .padding(20)
  }
}

/// Something went wrong.
struct ErrorBanner: View {
  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Image(systemName: "exclamationmark.triangle")
      VStack(alignment: .leading, spacing: 4) {
        Text("The connection was lost")
          .font(.subheadline.bold())
        Text("Your changes are kept and sent as soon as you are online again.")
          .font(.footnote)
      }
      Spacer(minLength: 0)
      Button("Retry") {}
        .font(.subheadline)
        .fixedSize()
    }
    .padding(12)
    .background(Color.yellow, in: RoundedRectangle(cornerRadius: 10))
    .padding(.horizontal, 16)
  }
}

/// How many, with buttons to change it.
struct QuantityRow: View {
  @State private var count = 2

  var body: some View {
    VStack(spacing: 12) {
      Stepper("Number of guests", value: $count)
      HStack {
        Text("Price for everybody")
        Spacer()
        Text("\(count * 12) euros")
          .bold()
      }
      HStack(spacing: 12) {
        Button("Cancel") {}
          .frame(maxWidth: .infinity)
        Button("Book a table") {}
          .frame(maxWidth: .infinity)
      }
      .padding(.top, 8)
    }
    .padding(16)
  }
}

/// A survey of one question.
struct SurveyCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("How did you like the lesson?")
        .font(.headline)
      HStack(spacing: 8) {
        answer("Too easy")
        answer("Just right")
        answer("Too hard")
      }
      Text("Your answer stays anonymous.")
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .padding(16)
    .card(inset: 0)
    .padding(.horizontal, 12)
  }

  private func answer(_ title: LocalizedStringKey) -> some View {
    Text(title)
      .font(.subheadline)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, minHeight: 44)
  }
}
