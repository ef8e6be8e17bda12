/// One cell of the matrix: what a component is laid out for.
package struct MatrixVariant: Sendable, Equatable, Codable {
  /// The BCP 47 tag of the locale.
  package var locale: LocaleTag
  /// The device.
  package var device: Device
  /// The user's text size.
  package var typeSize: TypeSize
  /// Light or dark.
  package var appearance: Appearance
  /// Whether the user has Bold Text on.
  package var legibilityWeight: LegibilityWeight
  /// The direction of the interface.
  package var direction: LayoutDirection
  /// Whether the direction is the locale's own.
  package var isOwnDirection: Bool

  /// One cell of the matrix.
  package init(
    locale: LocaleTag, device: Device, typeSize: TypeSize,
    appearance: Appearance, legibilityWeight: LegibilityWeight = .regular,
    direction: LayoutDirection, isOwnDirection: Bool
  ) {
    self.locale = locale
    self.device = device
    self.typeSize = typeSize
    self.appearance = appearance
    self.legibilityWeight = legibilityWeight
    self.direction = direction
    self.isOwnDirection = isOwnDirection
  }

  /// The same variant in the opposite direction.
  package var mirrored: MatrixVariant {
    var variant = self
    variant.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    variant.isOwnDirection.toggle()
    return variant
  }
}

extension MatrixVariant {
  /// The same variant in another language, in `direction`, which is that language's own.
  package func speaking(_ locale: LocaleTag, _ direction: LayoutDirection) -> MatrixVariant {
    var variant = self
    variant.locale = locale
    variant.direction = direction
    variant.isOwnDirection = true
    return variant
  }
}
