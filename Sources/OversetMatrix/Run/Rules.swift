public import OversetChecks

/// The rules of this version.
public enum Rules {
  /// Every rule: those about laid-out components, in the order of reports, then those about catalogs.
  public static let all: [Rule] = TreeChecks.all.map(\.rule) + CatalogChecks.all.map(\.rule)
}
