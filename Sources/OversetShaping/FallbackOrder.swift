import OversetConfig
import OversetUnicode
package import OversetVocabulary

/// In which order families are asked for a character.
package struct FallbackOrder: Hashable, Sendable {
  /// The app's own family, which precedes all; nil for none.
  var first: Int?
  /// The family that precedes all but that of the system; nil for none.
  let preferred: Int?

  /// The manifest's order.
  package static let manifest = FallbackOrder(preferred: nil)
}

extension FontCollection {
  /// The order for texts of a locale: Chinese characters, and marks that scripts share, take the forms of the
  /// text's language.
  package func order(for locale: LocaleTag) -> FallbackOrder {
    let language = locale.language
    let preferred = sharedFamilies.firstIndex { family in
      family.family.languages.contains { tag in
        tag.language == language
          && (tag.script == nil || locale.likelyScript == tag.likelyScript)
      }
    }
    return preferred.map { FallbackOrder(preferred: $0) } ?? .manifest
  }
}
