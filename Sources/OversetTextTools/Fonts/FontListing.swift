package import OversetProject
import OversetShaping
import OversetUnicode
package import OversetVocabulary

/// Which faces a project has, and which of them draw the texts of each locale.
package struct FontListing: Sendable, Encodable {
  /// A family of the manifest.
  package struct Family: Sendable, Encodable {
    /// Its name.
    package let name: String
    /// The scripts (ISO 15924) that it is there for.
    package let scripts: [String]
    /// The languages whose texts take it before others.
    package let languages: [LocaleTag]
    /// The weights of its faces, such as `400` or `100-900`.
    package let weights: [String]
    /// How bold text is drawn.
    package let bold: Bold
    /// How many characters it draws.
    package let characters: Int
  }

  /// How bold text of a family is drawn.
  package enum Bold: String, Sendable, Encodable {
    /// By a bold face.
    case face
    /// By a lighter face with thicker strokes, in its own widths.
    case thicker
  }

  /// What draws the letters of one family.
  package struct Share: Sendable, Encodable {
    /// The family's name.
    package let family: String
    /// How many letters it draws.
    package let letters: Int
  }

  /// The letters of a locale.
  package struct Locale: Sendable, Encodable {
    /// The locale.
    package let locale: LocaleTag
    /// The script it is most likely written in (ISO 15924).
    package let script: String
    /// How many letters its language has by CLDR, capitals included; 0 if nothing is known of it.
    package let letters: Int
    /// The families that draw them, the one with most letters first.
    package let families: [Share]
    /// The letters that no face has but that are as wide as all of their class.
    package let framed: [String]
    /// The letters that no face has.
    package let missing: [String]
  }

  /// The families in fallback order.
  package let families: [Family]
  /// The locales, in the order of their tags.
  package let locales: [Locale]

  /// Lists the families of `project`, and what they cover of `locales`; of the project's locales and of the
  /// languages that apps are translated into if there are none.
  ///
  /// - Throws: `Diagnostic` for a face that cannot be used.
  package init(project: Project, locales: [LocaleTag]) throws(Diagnostic) {
    let fonts = project.fonts
    let asked = locales.isEmpty ? project.locales + InterfaceLanguages.all : locales
    families = fonts.families.map(Family.init)
    self.locales = Set(asked).sorted().map { Locale($0, fonts: fonts) }
    try project.proveFaces()
  }
}

extension FontListing.Family {
  fileprivate init(_ family: FontFamilyFaces) {
    self.init(
      name: family.name, scripts: family.scripts, languages: family.languages,
      weights: family.weights.map {
        $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
      },
      bold: (family.weights.last?.upperBound ?? 0) >= 600 ? .face : .thicker,
      characters: family.characterCount)
  }
}

extension FontListing.Locale {
  fileprivate init(_ locale: LocaleTag, fonts: FontCollection) {
    let letters = locale.letters
    let order = fonts.order(for: locale)
    var counts: [Int: Int] = [:]
    var (framed, missing): ([UInt32], [UInt32]) = ([], [])
    for letter in letters {
      if let family = fonts.family(for: letter, order: order) {
        counts[family, default: 0] += 1
      } else if ClassWidth(of: letter) != nil {
        framed.append(letter)
      } else {
        missing.append(letter)
      }
    }
    let shares = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      FontListing.Share(family: fonts.families[$0.key].name, letters: $0.value)
    }
    self.init(
      locale: locale, script: locale.likelyScript.code, letters: letters.count, families: shares,
      framed: framed.map(CodePoint.notation), missing: missing.map(CodePoint.notation))
  }
}
