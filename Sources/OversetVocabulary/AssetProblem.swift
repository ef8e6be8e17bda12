/// Why a name does not lead to anything in an app's asset catalogs.
public enum AssetProblem: Hashable, Sendable {
  /// The project has no asset catalog.
  case noCatalog
  /// No catalog has the name; perhaps one that is much like it.
  case unknown(nearest: String?)
  /// What the name leads to cannot be used.
  case unreadable(Diagnostic)
}
