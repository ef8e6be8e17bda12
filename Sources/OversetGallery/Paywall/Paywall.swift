import SwiftUI

/// The offer of the paid plans.
struct Paywall<ViewModel: PaywallViewModel>: View {
  @State private var selection = PaywallPlan.Period.year

  let viewModel: ViewModel

  var body: some View {
    NavigationStack {
      offer
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Close", systemImage: "xmark") {
              viewModel.close()
            }
            .labelStyle(.iconOnly)
          }
        }
    }
    .accessibilityIdentifier("paywall")
  }

  private var offer: some View {
    VStack(spacing: 16) {
      heading
      benefits
      plans
      Spacer(minLength: 0)
      if viewModel.isPurchasing {
        progress
      } else {
        actions
      }
      Text("Renews automatically. Cancel anytime.")
        .font(.footnote)
        .foregroundStyle(Color.secondary)
        .multilineTextAlignment(.center)
    }
    .padding(16)
  }

  private var heading: some View {
    VStack(spacing: 8) {
      Image(systemName: "crown")
        .font(.system(size: 40))
        .foregroundStyle(.orange)
      Text("Unlock Lumen Plus")
        .font(.title)
        .bold()
        .multilineTextAlignment(.center)
    }
  }

  private var benefits: some View {
    VStack(alignment: .leading, spacing: 10) {
      benefit("Unlimited conversations")
      benefit("All premium characters")
      benefit("Your history, even offline")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func benefit(_ title: LocalizedStringKey) -> some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: "checkmark.circle.fill")
        .foregroundStyle(.green)
    }
  }

  private var plans: some View {
    VStack(spacing: 10) {
      ForEach(viewModel.plans) { plan in
        Button {
          selection = plan.period
        } label: {
          PaywallPlanCard(plan: plan, isSelected: plan.period == selection)
        }
      }
    }
  }

  private var actions: some View {
    HStack(spacing: 12) {
      Button {
        viewModel.restorePurchases()
      } label: {
        PaywallActionLabel(title: "Restore", isProminent: false)
      }
      .accessibilityIdentifier("paywall.restore")
      Button {
        viewModel.subscribe(to: selection)
      } label: {
        PaywallActionLabel(title: "Subscribe", isProminent: true)
      }
      .accessibilityIdentifier("paywall.subscribe")
    }
  }

  private var progress: some View {
    Label("Contacting the App Store…", systemImage: "arrow.clockwise")
      .foregroundStyle(.secondary)
      .padding(.vertical, 14)
  }
}

#Preview("plans") {
  Color.clear
    .sheet(isPresented: .constant(true)) {
      Paywall(viewModel: PaywallViewModelStub())
    }
}

#Preview("purchasing") {
  Color.clear
    .sheet(isPresented: .constant(true)) {
      Paywall(viewModel: PaywallViewModelStub(isPurchasing: true))
    }
}
