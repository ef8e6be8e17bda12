package import Foundation
import OversetVocabulary

/// How a device is held, and how much of its screen an app has: the words after a device's token, such as
/// `-landscape-half`.
package struct DeviceVariant: Hashable, Sendable {
  /// The share of an iPad's width that an app has beside another app.
  package enum Split: String, CaseIterable, Sendable {
    /// The smaller part of an uneven split.
    case third
    /// One of two equal parts.
    case half
    /// The larger part of an uneven split.
    case twoThirds
  }

  /// Whether Display Zoom is set to Larger Text.
  package var isZoomed = false
  /// Whether the device is held in landscape.
  package var isLandscape = false
  /// What the app has of the width; nil for all.
  package var split: Split?

  /// The words of the variant in the order of a token; none for the whole upright device.
  package var words: [String] {
    (isZoomed ? [Self.zoomed] : []) + (isLandscape ? [Self.landscape] : [])
      + (split.map { [$0.rawValue] } ?? [])
  }

  /// The words as they follow a device's token: `-landscape-half`.
  package var suffix: String { words.map { "-\($0)" }.joined() }

  /// The words for people: `landscape, two thirds`.
  package var names: [String] {
    words.map { $0 == Split.twoThirds.rawValue ? "two thirds" : $0 }
  }

  /// What Display Zoom is called in tokens.
  static let zoomed = "zoomed"
  /// What landscape is called in tokens.
  static let landscape = "landscape"

  /// The whole upright device.
  package init() {}

  /// A variant by its words, in any order; nil for an unknown word, a repeated one and a second split.
  init?(words: some Sequence<some StringProtocol>) {
    for word in words {
      switch String(word) {
      case Self.zoomed where !isZoomed: isZoomed = true
      case Self.landscape where !isLandscape: isLandscape = true
      case let word:
        guard split == nil, let split = Split(rawValue: word) else { return nil }
        self.split = split
      }
    }
  }
}

extension DeviceVariant.Split {
  /// What stands between two apps, in points.
  private static let divider: CGFloat = 10

  /// The width that an app has of an iPad of `size`, in points.
  ///
  /// Sources: swift-snapshot-testing's screens of iPads from 9.7 to 12.9 inches; Geoff Hackworth, "How
  /// iPad Apps Adapt to the New 8.3" iPad Mini", for 748 and 375 points. They are of Split View up to
  /// iPadOS 18. iPadOS 26 tiles windows; that its tiles have these widths is not verified, and neither is
  /// half of an upright iPad, which Split View does not offer.
  package func width(of size: CGSize, hasHomeButton: Bool) -> CGFloat {
    let isLarge = min(size.width, size.height) >= 1_024
    let third: CGFloat = isLarge || (size.width >= 1_024 && !hasHomeButton) ? 375 : 320
    let room = size.width - Self.divider
    return switch self {
    case .third: third
    case .half: (room / 2).rounded(.down)
    case .twoThirds: room - third
    }
  }
}
