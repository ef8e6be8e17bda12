import Foundation
package import OversetConfig
package import OversetUnicode
package import OversetVocabulary

/// The faces that text is drawn with, in fallback order.
///
/// The order is the manifest's, and the same for every locale: a character takes the first
/// family that has it.
package final class FontCollection: Sendable {
  /// The families in fallback order.
  package let families: [FontFamilyFaces]

  /// The corrections of widths, by family.
  let corrections: [Int: WidthCorrection]
  /// How text of iOS differs in width and height, by script and language.
  package let scriptWidths: ScriptWidths
  /// How far widths may be off, by script.
  package let margins: [Script: ScriptMargins]

  /// For each code point below U+10000 the index of its family, or `none`.
  private let basicPlane: [UInt8]
  private let otherPlanes: [UInt32: UInt8]
  private let coverage: [Set<UInt32>]
  /// Whether a family is there for emoji.
  let hasEmojiFamily: Bool
  private static let none = UInt8.max

  /// Opens every face that `manifest` names; text is measured as the given version of iOS draws it.
  ///
  /// - Throws: `Diagnostic` for a missing or unreadable face and for a wrong digest.
  package init(
    manifest: FontManifest, version: Int = ScriptCorrections.newest
  ) throws(Diagnostic) {
    var families: [FontFamilyFaces] = []
    for family in manifest.families {
      families.append(try FontFamilyFaces(family, manifest: manifest))
    }
    guard !families.isEmpty, families.count < Int(FontCollection.none) else {
      throw Diagnostic(
        .data, file: "fonts.yml", problem: "the manifest has \(families.count) families",
        remedy: "list 1 to 254 families")
    }
    var basicPlane = [UInt8](repeating: FontCollection.none, count: 0x10000)
    var otherPlanes: [UInt32: UInt8] = [:]
    var coverage: [Set<UInt32>] = []
    for (index, family) in families.enumerated() {
      // What a stand-in has for private use, the system font of a device has not.
      let scalars = family.coveredScalars().filter {
        !family.isSystem || family.isExact || !CharacterProperties.isPrivateUse($0)
      }
      coverage.append(Set(scalars))
      for scalar in scalars {
        if scalar < 0x10000 {
          if basicPlane[Int(scalar)] == FontCollection.none {
            basicPlane[Int(scalar)] = UInt8(index)
          }
        } else if otherPlanes[scalar] == nil {
          otherPlanes[scalar] = UInt8(index)
        }
      }
    }
    self.families = families
    hasEmojiFamily = families.contains { $0.emojiPictures != nil }
    corrections = families.enumerated().reduce(into: [:]) { corrections, family in
      corrections[family.offset] = family.element.correction
    }
    scriptWidths = ScriptWidths(manifest.corrections, families: families, version: version)
    margins = ScriptMargins.of(manifest.corrections, families: families)
    self.basicPlane = basicPlane
    self.otherPlanes = otherPlanes
    self.coverage = coverage
  }

  /// The index of the first family that has `scalar`, or nil.
  package func family(for scalar: UInt32) -> Int? {
    let index = scalar < 0x10000 ? basicPlane[Int(scalar)] : otherPlanes[scalar] ?? Self.none
    return index == Self.none ? nil : Int(index)
  }

  /// What draws a cluster for which the family at `index` was chosen.
  func face(ofFamily index: Int) -> Item.Face {
    guard hasEmojiFamily else { return .family(index) }
    return switch families[index].emojiPictures {
    case .bitmaps: .colorEmoji(index)
    case .vectors: .emoji
    case .outlines, nil: .family(index)
    }
  }

  /// Whether family `index` has `scalar`.
  package func covers(_ scalar: UInt32, family index: Int) -> Bool {
    families.indices.contains(index) && coverage[index].contains(scalar)
  }

  /// The code points of `text` for which no face has a glyph, ascending and without repeats.
  ///
  /// Default-ignorable and control characters need none. A locale whose own texts lack glyphs is
  /// reported as not covered.
  package func missingScalars(in text: some StringProtocol) -> [UInt32] {
    Set(text.unicodeScalars.map(\.value)).filter { scalar in
      family(for: scalar) == nil && !GlyphNeed.isInvisible(scalar)
    }.sorted()
  }

  /// The digests of every face, in order: what a reference picture records of its fonts.
  package var digests: [String] { families.flatMap(\.digests) }

  /// The family that stands in for the system font, else the first.
  package var systemFamily: FontFamilyFaces { families.first(where: \.isSystem) ?? families[0] }
}
