import Foundation
import OversetShaping
import OversetText

/// Times paragraph layout against bare shaping.
struct TextBenchmark {
  let corpus: Corpus
  let fonts: FontCollection

  private static let rounds = 9

  /// Runs every measurement in turn, round by round, and prints the medians of the paired ratios.
  func run() throws {
    let bare = try BareShaping(corpus)
    let requests = corpus.entries.map(\.request)
    var cold: [Double] = []
    var warm: [Double] = []
    var bareTimes: [Double] = []
    var sink = 0.0
    for round in 0..<Self.rounds + 1 {
      let base = Self.seconds { sink += Double(bare.run()) }
      let first = Self.seconds { sink += TextEngine(fonts: fonts).height(of: requests) }
      let engine = TextEngine(fonts: fonts, capacity: requests.count)
      sink += engine.height(of: requests)
      let many = Self.seconds {
        sink += requests.reduce(0) { $0 + MatrixSlots.layOut($1, with: engine) }
      }
      guard round > 0 else { continue }
      bareTimes.append(base)
      cold.append(first / base)
      warm.append(many / Double(MatrixSlots.count) / base)
    }
    let count = Double(corpus.entries.count)
    print(
      """
      \(corpus.name): \(corpus.entries.count) strings, mean length \(number(corpus.meanLength))
        bare hb_shape          \(number(median(bareTimes) / count * 1e6)) us a string
        paragraph layout, cold \(number(median(cold))) x bare
        a layout, shaped once  \(number(median(warm))) x bare (3 widths x 12 sizes)
      """)
    if sink.isNaN { print("not a number") }
  }

  private static func seconds(_ work: () -> Void) -> Double {
    ContinuousClock().measure(work).inSeconds
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }

  private func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
