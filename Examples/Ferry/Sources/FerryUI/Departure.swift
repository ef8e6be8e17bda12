import Foundation

/// A ferry that leaves soon.
struct Departure: Identifiable {
  enum Status {
    case onTime
    case delayed(minutes: Int)
    case cancelled
  }

  let id: Int
  /// A proper name, which no catalog translates.
  let destination: String
  let pier: String
  let minutes: Int
  let status: Status

  static let samples = [
    Departure(id: 1, destination: "Kadıköy", pier: "B2", minutes: 4, status: .onTime),
    Departure(id: 2, destination: "Üsküdar", pier: "A1", minutes: 12, status: .delayed(minutes: 6)),
    Departure(id: 3, destination: "Büyükada", pier: "C4", minutes: 25, status: .cancelled),
  ]
}
