public import OversetChecks

/// The rules of this version.
public enum Rules {
  /// Every rule: those about laid-out components, in the order of reports.
  public static let all: [Rule] = TreeChecks.all.map(\.rule)
}
