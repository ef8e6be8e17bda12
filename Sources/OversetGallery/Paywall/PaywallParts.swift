import SwiftUI

/// A plan to choose, outlined in the accent colour when it is the chosen one.
struct PaywallPlanCard: View {
  let plan: PaywallPlan
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(isSelected ? Color.accentColor : Color.secondary)
      VStack(alignment: .leading, spacing: 2) {
        Text(plan.title)
          .font(.headline)
          .foregroundStyle(Color.primary)
        if let freeDays = plan.freeDays {
          Text("Free for \(freeDays) days")
            .font(.footnote)
            .foregroundStyle(Color.secondary)
        }
      }
      .multilineTextAlignment(.leading)
      Spacer(minLength: 8)
      Text(plan.price)
        .font(.subheadline)
        .foregroundStyle(Color.primary)
        .multilineTextAlignment(.trailing)
    }
    .padding(14)
    .overlay {
      RoundedRectangle(cornerRadius: 14)
        .stroke(
          isSelected ? Color.accentColor : Color(uiColor: .separator),
          lineWidth: isSelected ? 2 : 1)
    }
  }
}

/// The label of one of two buttons that share a row half and half.
///
/// One line, never scaled: the row keeps its height, and a word that is too long for its half is
/// truncated. German's "Wiederherstellen" is, on the narrowest phone.
struct PaywallActionLabel: View {
  let title: LocalizedStringKey
  let isProminent: Bool

  var body: some View {
    Text(title)
      .font(.headline)
      .lineLimit(1)
      .foregroundStyle(isProminent ? Color.white : Color.accentColor)
      .padding(.horizontal, 18)
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
      .background(
        isProminent ? Color.accentColor : Color(uiColor: .secondarySystemBackground),
        in: RoundedRectangle(cornerRadius: 12))
  }
}
