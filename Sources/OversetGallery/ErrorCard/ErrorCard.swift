import SwiftUI

/// A card that names a problem and offers the way out of it.
struct ErrorCard<ViewModel: ErrorCardViewModel>: View {
  let viewModel: ViewModel

  var body: some View {
    VStack(spacing: 16) {
      explanation
      actions
    }
    .padding(20)
    .frame(maxWidth: .infinity)
    .cardSurface()
    .accessibilityIdentifier("errorCard")
  }

  private var explanation: some View {
    VStack(spacing: 8) {
      Image(systemName: viewModel.problem.systemImage)
        .font(.system(size: 34, weight: .semibold))
        .foregroundStyle(.orange)
      Text(viewModel.problem.title)
        .font(.headline)
      Text(viewModel.problem.message)
        .font(.subheadline)
        .foregroundStyle(Color.secondary)
      if case .generic(let code) = viewModel.problem {
        Text("Error code: \(code)")
          .font(.caption)
          .foregroundStyle(Color.secondary)
      }
    }
    .multilineTextAlignment(.center)
  }

  private var actions: some View {
    VStack(spacing: 12) {
      Button {
        viewModel.resolve()
      } label: {
        Text(viewModel.problem.actionTitle)
          .prominentLabel()
      }
      .accessibilityIdentifier("errorCard.resolve")
      Button("Not Now") {
        viewModel.dismiss()
      }
      .accessibilityIdentifier("errorCard.dismiss")
    }
  }
}

#Preview("calendarAccessDenied", traits: .sizeThatFitsLayout) {
  ErrorCard(viewModel: ErrorCardViewModelStub(problem: .calendarAccessDenied))
    .frame(width: 343)
}

#Preview("network", traits: .sizeThatFitsLayout) {
  ErrorCard(viewModel: ErrorCardViewModelStub(problem: .network))
    .frame(width: 343)
}

#Preview("generic", traits: .sizeThatFitsLayout) {
  ErrorCard(viewModel: ErrorCardViewModelStub(problem: .generic(code: "LMN-503")))
    .frame(width: 343)
}
