import Foundation
import OversetFuzzing
import OversetShaping
import OversetText

/// Lays random texts out and holds every layout to its invariants.
///
/// Text `i` depends on nothing but `seed + i`, so that `fuzz 1 SEED` meets a failure again.
struct Fuzz {
  let count: Int
  let seed: UInt64
  let fonts: FontCollection

  /// Reads `fuzz COUNT SEED`; nil if the arguments ask for something else.
  init?(arguments: [String], fonts: FontCollection) {
    guard arguments.first == "fuzz" else { return nil }
    let numbers = arguments.dropFirst().map(UInt64.init)
    count = numbers.first.flatMap { $0 }.flatMap { Int(exactly: $0) } ?? 10_000
    seed = numbers.dropFirst().first.flatMap { $0 } ?? 1
    self.fonts = fonts
  }

  /// Runs, prints each breach and one line at the end, and says whether there was none.
  func run() -> Bool {
    let clock = ContinuousClock()
    // A small cache: most texts come once, and eviction must happen too.
    let engine = TextEngine(fonts: fonts, capacity: 16)
    var (units, failures) = (0, 0)
    var slowest = (duration: Duration.zero, seed: seed, units: 0)
    let duration = clock.measure {
      for index in 0..<count {
        let own = seed &+ UInt64(index)
        var generator = FuzzGenerator(seed: own)
        let request = FuzzRequest.make(using: &generator)
        units += request.text.count
        if count == 1 { print(request) }
        let start = clock.now
        let breaches = LayoutInvariants(engine: engine, request: request).breaches()
        let taken = start.duration(to: clock.now)
        if taken > slowest.duration { slowest = (taken, own, request.text.count) }
        if !breaches.isEmpty {
          failures += 1
          if failures <= 20 { print("fuzz 1 \(own): \(breaches.joined(separator: "; "))") }
        }
      }
    }
    let milliseconds = Duration.UnitsFormatStyle.units(
      allowed: [.milliseconds], width: .narrow, fractionalPart: .show(length: 1))
    print(
      """
      \(count) texts from seed \(seed), \(units) code units, \(failures) failures, \
      \(duration.formatted(.units(allowed: [.seconds], width: .narrow))); slowest \
      \(slowest.duration.formatted(milliseconds)) (\(slowest.units) units, fuzz 1 \(slowest.seed))
      """)
    return failures == 0
  }
}
