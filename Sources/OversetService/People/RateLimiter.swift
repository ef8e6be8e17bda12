#if Service
  import Synchronization

  /// Holds each caller to so many texts in a second, with as many at once.
  package final class RateLimiter: Sendable {
    private struct Bucket {
      var left: Double
      var last: Duration
    }

    private let buckets = Mutex<[String: Bucket]>([:])
    private let rate: Double

    /// Lets `rate` texts a second through; 0 for any number.
    package init(rate: Int) { self.rate = Double(rate) }

    /// Takes `count` texts at the time `now`, from any fixed start. Returns after how many seconds they can be taken; nil
    /// if they were.
    ///
    /// A request may be larger than what is left: the caller then waits longer for the next.
    package func wait(for count: Int, by caller: String, now: Duration) -> Double? {
      guard rate > 0 else { return nil }
      return buckets.withLock { buckets in
        var bucket = buckets[caller] ?? Bucket(left: rate, last: now)
        let seconds = max((now - bucket.last) / .seconds(1), 0)
        bucket.left = min(bucket.left + seconds * rate, rate)
        bucket.last = max(now, bucket.last)
        let isFree = bucket.left > 0
        if isFree { bucket.left -= Double(count) }
        buckets[caller] = bucket
        return isFree ? nil : max(-bucket.left / rate, 1 / rate)
      }
    }
  }
#endif
