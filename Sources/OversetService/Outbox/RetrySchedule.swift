#if Service
  /// When a message that did not arrive is sent again.
  ///
  /// The pauses grow threefold from five seconds to an hour: what follows a message waits for it, so that a receiver that
  /// is back must not wait for most of a day. After three days nobody tries any more, as Standard Webhooks proposes.
  package struct RetrySchedule: Sendable {
    /// The pause after the first attempt, in seconds.
    package var first = 5.0
    /// How much longer each further pause is.
    package var factor = 3.0
    /// The longest pause of our own, in seconds.
    package var longest = 3_600.0
    /// By which part a pause is longer or shorter, so that many do not come at once.
    package var jitter = 0.2
    /// For how long a message is tried, in seconds.
    package var patience = 259_200.0
    /// The longest pause that a receiver may ask for, in seconds.
    package var longestAsked = 86_400.0
    /// How often it is looked for runs that have expired, in seconds.
    package var look = 15.0

    /// The usual one.
    package init() {}

    /// The pause after an attempt, in seconds.
    ///
    /// - Parameters:
    ///   - attempts: How many there were.
    ///   - asked: What the receiver asks for, in seconds; nil for nothing. It is never undercut.
    ///   - chance: From 0 to 1.
    package func pause(after attempts: Int, asked: Double?, chance: Double) -> Double {
      var own = first
      for _ in 1..<max(min(attempts, 64), 1) where own < longest { own *= factor }
      own = min(own, longest) * (1 - jitter + 2 * jitter * chance)
      return max(own, min(max(asked ?? 0, 0), longestAsked))
    }

    /// Whether nobody tries a message any more whose next attempt would be at a time.
    ///
    /// - Parameter made: When it was written, in seconds since 1970.
    package func isOver(at next: Double, made: Double) -> Bool { next > made + patience }
  }
#endif
