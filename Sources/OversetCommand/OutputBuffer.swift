import Foundation

/// Gathers small pieces of a report, so that a report of any length is written in pieces of bearable size.
struct OutputBuffer {
  /// What is gathered at least before it is written, in bytes.
  private static let size = 1 << 16

  private var bytes = Data()

  /// Adds a piece.
  mutating func write(_ piece: some Sequence<UInt8>) {
    bytes.append(contentsOf: piece)
    if bytes.count >= Self.size { flush() }
  }

  /// Writes what is left.
  mutating func flush() {
    guard !bytes.isEmpty else { return }
    Output.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
