import Foundation
import OversetVocabulary

extension Locale {
  /// The locale of the variant that is evaluated; outside of an evaluation that of the process. Formatters that Foundation
  /// lacks on Linux begin with it, as those of a device begin with the language of the app.
  static var evaluated: Locale {
    StringLookup.current.map { Locale(identifier: $0.localeTag.identifier) } ?? .current
  }
}

extension UIUserInterfaceLayoutDirection {
  /// The direction of the variant that is evaluated; outside of an evaluation from left to right.
  static var evaluated: UIUserInterfaceLayoutDirection {
    StringLookup.current?.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
