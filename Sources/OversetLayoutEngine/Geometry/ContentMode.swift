/// How content of a fixed aspect ratio meets the space proposed to it.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// The largest size of that ratio inside the proposal.
  case fit
  /// The smallest size of that ratio that covers the proposal, and so may overflow it.
  case fill
}
