package import Foundation

/// A device as it is held, and what of its screen the app has.
package struct Device: Equatable, Codable, Sendable {
  /// What kind of device it is, which decides about size classes and splits.
  package enum Idiom: String, CaseIterable, Hashable, Codable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad

    /// The kind of a screen of `size`, in points, of which nothing else is known: no iPhone is 600
    /// points wide.
    package init(guessedFrom size: CGSize) {
      self = min(size.width, size.height) >= 600 ? .pad : .phone
    }
  }

  /// The name in snapshot names and in `Config/matrix.yml`: letters, digits and hyphens (`iPhone16Pro`,
  /// `iPadPro11-landscape`).
  package var token: String
  /// The name for people (`iPhone 16 Pro`).
  package var name: String
  /// Width and height of the app, in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// The safe area in points.
  package var safeArea: SafeArea
  /// What kind of device it is, whatever part of it the app has.
  package var idiom: Idiom
  /// The size classes of the app.
  package var sizeClasses: SizeClasses

  /// A device of one's own; without `idiom` and `sizeClasses` they follow from the size.
  package init(
    token: String, name: String, size: CGSize, scale: CGFloat, safeArea: SafeArea,
    idiom: Idiom? = nil, sizeClasses: SizeClasses? = nil
  ) {
    self.token = token
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    let idiom = idiom ?? Idiom(guessedFrom: size)
    self.idiom = idiom
    self.sizeClasses = sizeClasses ?? SizeClasses(of: size, on: idiom)
  }
}
