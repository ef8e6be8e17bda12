#if Service
  import CoreMetrics
  import Synchronization

  /// A number that is counted or set.
  final class MetricNumber: CounterHandler, MeterHandler, RecorderHandler {
    private let number = Mutex(0.0)

    /// The number.
    var value: Double { number.withLock { $0 } }

    func increment(by amount: Int64) { number.withLock { $0 += Double(amount) } }
    func increment(by amount: Double) { number.withLock { $0 += amount } }
    func decrement(by amount: Double) { number.withLock { $0 -= amount } }
    func reset() { number.withLock { $0 = 0 } }
    func set(_ value: Int64) { number.withLock { $0 = Double(value) } }
    func set(_ value: Double) { number.withLock { $0 = value } }
    func record(_ value: Int64) { set(value) }
    func record(_ value: Double) { set(value) }
  }
#endif
