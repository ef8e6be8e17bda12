import Foundation

/// One axis of a flexible frame: the limits on its length, in points.
///
/// The initializer puts the limits in order: min from 0, ideal from min, max from ideal. A NaN limit
/// counts as not given, an infinite minimum too. Without an ideal a minimum above the maximum is
/// left as it is, and then neither decides the length. Source: OpenSwiftUI `FrameLayout.swift`.
struct LengthLimits {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let least = Self.valid(min).flatMap { $0.isFinite ? Swift.max($0, 0) : nil }
    let ideal = Self.valid(ideal).map { Swift.max($0, least ?? 0) }
    self.min = least
    self.ideal = ideal
    self.max = Self.valid(max).map { Swift.max($0, ideal ?? 0) }
  }

  private static func valid(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isNaN ? nil : $0 }
  }

  /// Whether any limit is given.
  var isLimited: Bool { min != nil || ideal != nil || max != nil }

  private var range: ClosedRange<CGFloat>? {
    guard let min, let max, min <= max else { return nil }
    return min...max
  }

  /// What the child is offered when the frame is offered `proposal`.
  func childProposal(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map {
      Swift.min(Swift.max($0, min ?? -.infinity), max ?? .infinity)
    }
  }

  /// The frame's length where the proposal alone decides it.
  func length(_ proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return range.map { Swift.min(Swift.max(proposal, $0.lowerBound), $0.upperBound) }
  }

  /// The frame's length around a child of length `child`.
  func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if let decided = length(proposal) { return decided }
    let offer = childProposal(proposal)
    switch (min, max) {
    case (let min?, let max?):
      return min <= max ? Swift.min(Swift.max(child, min), max) : child
    case (let min?, nil):
      return Swift.max(Swift.min(offer ?? .infinity, child), min)
    case (nil, let max?):
      return Swift.min(Swift.max(offer ?? -.infinity, child), max)
    case (nil, nil):
      return child
    }
  }

  /// What the child is offered in a frame of its final length: that length, unless the frame was
  /// asked for its ideal length and no limit had a say in it (iOS 17 and later).
  func placementProposal(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    let isFree = (min ?? -.infinity) < length && length < (max ?? .infinity)
    return proposal == nil && ideal == nil && isFree ? nil : length
  }
}
