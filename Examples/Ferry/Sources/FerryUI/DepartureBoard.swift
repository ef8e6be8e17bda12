import SwiftUI

/// The next ferries from a pier.
public struct DepartureBoard: View {
  @State private var filter = Filter.all
  private let departures: [Departure]

  private enum Filter: Hashable {
    case all
    case onTime
  }

  /// A board with sample departures.
  public init() { self.init(departures: Departure.samples) }

  init(departures: [Departure]) { self.departures = departures }

  public var body: some View {
    NavigationStack {
      List {
        Picker("Show", selection: $filter) {
          Text("All departures").tag(Filter.all)
          Text("Only on time").tag(Filter.onTime)
        }
        .pickerStyle(.segmented)
        .listRowSeparator(.hidden)
        if departures.isEmpty {
          noDepartures
        } else {
          Section("Next hour") {
            ForEach(departures) { departure in
              NavigationLink {
                Text(departure.destination)
              } label: {
                DepartureRow(departure: departure)
              }
            }
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Departures")
    }
  }

  private var noDepartures: some View {
    VStack(spacing: 8) {
      Image(systemName: "moon.zzz")
        .font(.largeTitle)
      Text("No more ferries today")
        .font(.headline)
      Text("The first ferry leaves at \(Self.firstFerry, format: .dateTime.hour().minute()).")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding(.top, 48)
  }

  private static let firstFerry = Date(timeIntervalSince1970: 21_600)
}

#Preview {
  DepartureBoard()
}

#Preview("Empty") {
  DepartureBoard(departures: [])
}
