import SwiftUI

/// A ticket, and what can be done with it.
struct TicketCard: View {
  @Binding var isActive: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "ticket")
        Text("Day ticket")
          .font(.headline)
        Spacer()
        Text(isActive ? "Valid today" : "Not activated")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Toggle("Remind me to check in", isOn: $isActive)
      HStack(spacing: 12) {
        Button("Show to crew") {}
          .frame(maxWidth: .infinity)
        Button("Cancel ticket", role: .destructive) {}
          .frame(maxWidth: .infinity)
      }
      .lineLimit(1)
    }
    .padding()
    .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
  }
}

#Preview("Ticket") {
  @Previewable @State var isActive = true

  TicketCard(isActive: $isActive)
    .padding()
}
