/// Where an assertion's call keeps its inline snapshot.
///
/// Helpers that call `assertInlineSnapshot` give one when their closure has a label of its own, or is
/// not their first. The names are those of swift-snapshot-testing.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of `assertInlineSnapshot` itself.
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that the closure once had: recording replaces them.
  public var deprecatedTrailingClosureLabels: [String]

  /// The label of the closure that returns the snapshot.
  public var trailingClosureLabel: String

  /// The place of that closure among the call's trailing closures, from 0.
  public var trailingClosureOffset: Int

  /// A description of the closure that returns the snapshot.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Whether the closure may have the label.
  func allows(_ label: String) -> Bool {
    label == trailingClosureLabel || deprecatedTrailingClosureLabels.contains(label)
  }
}
