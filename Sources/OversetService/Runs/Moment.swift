#if Service
  import Foundation

  /// Moments as messages have them.
  enum Moment {
    /// Now, in seconds since 1970.
    static var now: Double { Date().timeIntervalSince1970 }

    /// A moment in ISO 8601, in Greenwich.
    static func text(_ seconds: Double) -> String {
      Date.ISO8601FormatStyle().format(Date(timeIntervalSince1970: seconds))
    }
  }
#endif
