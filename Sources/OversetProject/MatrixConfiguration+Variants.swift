package import OversetConfig
import OversetUnicode
package import OversetVocabulary

extension MatrixConfiguration {
  /// The variants of the matrix for `locales` on `devices`, in the order of its lists: locales
  /// outermost. A direction that is the locale's own anyway makes no second variant.
  package func variants(locales: [LocaleTag], devices: [Device]) -> [MatrixVariant] {
    locales.flatMap { locale in
      let own = LayoutDirection.of(locale: locale)
      let directions = directions(for: own)
      return devices.flatMap { device in
        typeSizes.map(\.value).flatMap { typeSize in
          appearances.map(\.value).flatMap { appearance in
            boldText.map(\.value.weight).flatMap { weight in
              directions.map { direction in
                MatrixVariant(
                  locale: locale, device: device, typeSize: typeSize, appearance: appearance,
                  legibilityWeight: weight, direction: direction,
                  isOwnDirection: direction == own)
              }
            }
          }
        }
      }
    }
  }

  private func directions(for own: LayoutDirection) -> [LayoutDirection] {
    var result: [LayoutDirection] = []
    for direction in directions.map(\.value) {
      let chosen: LayoutDirection =
        switch direction {
        case .locale: own
        case .ltr: .leftToRight
        case .rtl: .rightToLeft
        }
      if !result.contains(chosen) { result.append(chosen) }
    }
    return result
  }
}
