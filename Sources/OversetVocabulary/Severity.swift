/// How grave a finding is.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  /// Worth knowing.
  case info
  /// Users may see it; fails a run only where the project is strict.
  case warning
  /// Users see it; fails a run.
  case error

  /// Orders from the mildest to the gravest.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
