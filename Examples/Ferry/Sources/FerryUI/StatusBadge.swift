import SwiftUI

/// Whether a ferry runs, in a word.
struct StatusBadge: View {
  let status: Departure.Status

  var body: some View {
    Text(title)
      .font(.caption)
      .fontWeight(.semibold)
      .lineLimit(1)
      .foregroundStyle(color)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background(color.opacity(0.15), in: Capsule())
  }

  private var title: LocalizedStringKey {
    switch status {
    case .onTime: "On time"
    case .delayed(let minutes): "\(minutes) min late"
    case .cancelled: "Cancelled"
    }
  }

  private var color: Color {
    switch status {
    case .onTime: .green
    case .delayed: .orange
    case .cancelled: .red
    }
  }
}

#Preview("All", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 8) {
    StatusBadge(status: .onTime)
    StatusBadge(status: .delayed(minutes: 6))
    StatusBadge(status: .cancelled)
  }
  .padding()
}
