import SwiftUI

/// A line of the board: where to, from which pier, and when.
struct DepartureRow: View {
  let departure: Departure

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(departure.destination)
          .font(.headline)
        Text("Pier \(departure.pier)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 4) {
        Text("in \(departure.minutes) min")
          .font(.subheadline.monospacedDigit())
        StatusBadge(status: departure.status)
      }
    }
    .padding(.vertical, 8)
  }
}

struct DepartureRow_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Departure.samples) { departure in
      DepartureRow(departure: departure)
        .padding(.horizontal)
        .previewDisplayName(departure.destination)
    }
    .previewLayout(.fixed(width: 343, height: 72))
  }
}
