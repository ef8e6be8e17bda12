import Foundation
import OversetShaping
import OversetText

/// Times texts of growing length: the time for a code unit must not grow with them.
struct LengthBenchmark {
  let corpus: Corpus
  let fonts: FontCollection

  private static let lengths = [1000, 10_000, 100_000, 1_000_000]

  /// Lays out one text of each length, of every locale's words, and prints the time for a unit.
  func run() {
    guard let first = corpus.entries.first?.request else { return }
    print("one text, laid out from nothing in 343 points, glyphs and all")
    for length in Self.lengths {
      let long = request(like: first, length: length)
      let repeats = max(1, 100_000 / length)
      let engine = TextEngine(fonts: fonts, capacity: 1)
      let start = ContinuousClock.now
      for round in 0..<repeats {
        var request = long
        // Another text each time, so that none is kept from the last.
        request.text[0] = UInt16(0x41 + round % 26)
        _ = engine.layout(request)
      }
      let seconds = (ContinuousClock.now - start).inSeconds
      let each = seconds / Double(repeats * length) * 1e9
      print("  \(length) units".padding(toLength: 21, withPad: " ", startingAt: 0), terminator: "")
      print("\(String(format: "%.0f", each)) ns a unit")
    }
  }

  private func request(like first: TextRequest, length: Int) -> TextRequest {
    var text: [UInt16] = []
    while text.count < length {
      for entry in corpus.entries { text += entry.text + [0x20] }
    }
    var request = first
    request.text = Array(text.prefix(length))
    return request
  }
}
