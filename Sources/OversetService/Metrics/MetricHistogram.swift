#if Service
  import CoreMetrics
  import Synchronization

  /// How often values lay below each of some bounds; durations in seconds.
  final class MetricHistogram: TimerHandler, RecorderHandler {
    /// The bounds: from half a millisecond to ten seconds.
    static let bounds = [
      0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ]

    /// What was recorded.
    struct Summary: Sendable {
      /// How many values lay at or below each bound, and above the last.
      var counts = [Int](repeating: 0, count: MetricHistogram.bounds.count + 1)
      /// Their sum.
      var sum = 0.0
    }

    private let state = Mutex(Summary())

    /// What was recorded.
    var summary: Summary { state.withLock { $0 } }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
      let index = Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count
      state.withLock { state in
        state.counts[index] += 1
        state.sum += value
      }
    }
  }
#endif
