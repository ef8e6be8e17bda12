public import Foundation
import OversetVocabulary

/// The traits that a picture depends on, as tests for UIKit write them.
///
/// Pass one to an image strategy. Other traits of UIKit, such as the interface idiom, are missing here.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark; `unspecified` keeps what the view's environment says.
  public fileprivate(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The direction; `unspecified` takes that of the locale.
  public fileprivate(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The text size; `unspecified` keeps what the view's environment says.
  public fileprivate(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The pixels per point; 0 is unspecified.
  public fileprivate(set) var displayScale: CGFloat = 0
  /// Whether Bold Text is on; nil is unspecified. UIKit has a type of its own for it.
  public fileprivate(set) var legibilityWeight: LegibilityWeight?
  /// The size class of the width; nil is unspecified, and follows from the screen. UIKit has a type of its
  /// own for it, whose cases have the same names.
  public fileprivate(set) var horizontalSizeClass: UserInterfaceSizeClass?
  /// The size class of the height; nil is unspecified, and follows from the screen.
  public fileprivate(set) var verticalSizeClass: UserInterfaceSizeClass?

  /// Creates a collection that specifies nothing.
  public init() {}

  /// Creates a collection that specifies only light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates a collection that specifies only the direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// Creates a collection that specifies only the text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates a collection that specifies only the pixels per point.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }

  /// Creates a collection that specifies only whether Bold Text is on.
  public init(legibilityWeight: LegibilityWeight) {
    self.legibilityWeight = legibilityWeight
  }

  /// Creates a collection that specifies only the size class of the width.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates a collection that specifies only the size class of the height.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// One that specifies nothing: what code asks for outside of a view is not known here.
  public static var current: UITraitCollection { UITraitCollection() }

  /// The kind of device: it is known to `UIDevice` alone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }

  /// Creates a collection that specifies what `mutations` sets.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = UITraitCollection().modifyingTraits(mutations)
  }

  /// The collection with what `mutations` sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = TraitsToChange(collection: self)
    mutations(&traits)
    return (traits as? TraitsToChange)?.collection ?? self
  }

  /// Combines collections: the last one that specifies a trait wins.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for other in traitCollections {
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.displayScale != 0 { displayScale = other.displayScale }
      legibilityWeight = other.legibilityWeight ?? legibilityWeight
      horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    }
  }
}

/// Traits that code for UIKit changes.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The pixels per point.
  var displayScale: CGFloat { get set }
  /// The size class of the width.
  var horizontalSizeClass: UserInterfaceSizeClass? { get set }
  /// The size class of the height.
  var verticalSizeClass: UserInterfaceSizeClass? { get set }
}

/// A collection that a closure changes.
private struct TraitsToChange: UIMutableTraits {
  var collection: UITraitCollection

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { collection.userInterfaceStyle }
    set { collection.userInterfaceStyle = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { collection.layoutDirection }
    set { collection.layoutDirection = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { collection.preferredContentSizeCategory }
    set { collection.preferredContentSizeCategory = newValue }
  }
  var displayScale: CGFloat {
    get { collection.displayScale }
    set { collection.displayScale = newValue }
  }
  var horizontalSizeClass: UserInterfaceSizeClass? {
    get { collection.horizontalSizeClass }
    set { collection.horizontalSizeClass = newValue }
  }
  var verticalSizeClass: UserInterfaceSizeClass? {
    get { collection.verticalSizeClass }
    set { collection.verticalSizeClass = newValue }
  }
}
