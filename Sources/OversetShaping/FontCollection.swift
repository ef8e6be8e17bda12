import Foundation
package import OversetConfig
package import OversetUnicode
package import OversetVocabulary

/// The faces that text is drawn with, in fallback order.
///
/// A character takes the first family that has it: those of the manifest up to the system's, then the one
/// that the text's language prefers, then the others in the manifest's order. The app's own families are asked before all
/// by texts that name them, and never by others.
package final class FontCollection: Sendable {
  /// The families in the manifest's order.
  package let families: [FontFamilyFaces]

  /// The corrections of widths, by family.
  let corrections: [Int: WidthCorrection]
  /// The version of iOS that is meant where a text is measured as iOS draws it.
  package let version: Int
  /// How text of iOS differs in width and height, by script and language.
  package let scriptWidths: ScriptWidths
  /// How far widths may be off, by script.
  package let margins: [Script: ScriptMargins]

  /// Whether a family is there for emoji.
  let hasEmojiFamily: Bool

  /// The app's own families, by name; their numbers count from 1.
  package let ownFamilies: [String: UInt8]
  /// Where the app's own begin among the families, which they end.
  private let ownStart: Int
  private let candidates: FallbackTable
  private let systemIndex: Int

  /// The most families of a collection.
  package static let mostFamilies = FallbackTable.mostFamilies

  /// Opens the faces that `manifest` names and that no text is needed to ask for; text is measured as the given
  /// version of iOS draws it.
  ///
  /// - Throws: `Diagnostic` for a missing or unreadable face and for a wrong digest. Faces that are opened
  ///   later are only known to be there: ``proveOpened()`` has the rest.
  package init(
    manifest: FontManifest, version: Int = ScriptCorrections.newest
  ) throws(Diagnostic) {
    var families: [FontFamilyFaces] = []
    var standIn: OpenedFaces?
    let shared = manifest.families.filter { $0.role != .app }
    ownStart = shared.count
    for family in shared + manifest.families.filter({ $0.role == .app }) {
      families.append(try FontFamilyFaces(family, manifest: manifest, standIn: standIn))
      standIn = standIn ?? families[0].opened
    }
    guard !shared.isEmpty, families.count <= FallbackTable.mostFamilies else {
      throw Diagnostic(
        .data, file: "fonts.yml",
        problem: shared.isEmpty && !families.isEmpty
          ? "all families are an app's own" : "the manifest has \(families.count) families",
        remedy: "list 1 to \(FallbackTable.mostFamilies) families, and one without `role: app`")
    }
    self.families = families
    self.version = version
    hasEmojiFamily = families[..<ownStart].contains { $0.emojiPictures != nil }
    corrections = families.enumerated().reduce(into: [:]) { corrections, family in
      corrections[family.offset] = family.element.correction
    }
    scriptWidths = ScriptWidths(manifest.corrections, families: families, version: version)
    margins = ScriptMargins.of(manifest.corrections, families: families)
    candidates = FallbackTable(families[..<ownStart])
    ownFamilies = Dictionary(
      families[ownStart...].enumerated().map { ($0.element.name, UInt8($0.offset + 1)) }
    ) { first, _ in first }
    systemIndex = families.firstIndex(where: \.isSystem) ?? 0
  }

  /// Proves that every face that a text has needed could be used.
  ///
  /// - Throws: `Diagnostic` for the first that could not: what was laid out with another is void.
  package func proveOpened() throws(Diagnostic) {
    for family in families {
      if let refusal = family.refusal { throw refusal }
    }
  }

  /// The index of the family that a style asks first; nil for none.
  package func ownFamily(of style: FontStyle) -> Int? {
    let index = ownStart + Int(style.ownFamily) - 1
    return style.ownFamily > 0 && families.indices.contains(index) ? index : nil
  }

  /// The families of all texts, in the manifest's order.
  var sharedFamilies: ArraySlice<FontFamilyFaces> { families[..<ownStart] }

  /// Whether the family at `index` is the app's own.
  package func isOwn(_ index: Int) -> Bool { index >= ownStart }

  /// The index of the first family that has `scalar`, or nil.
  package func family(for scalar: UInt32, order: FallbackOrder = .manifest) -> Int? {
    if let first = order.first {
      return families[first].covers(scalar)
        ? first : family(for: scalar, order: FallbackOrder(preferred: order.preferred))
    }
    if let settled = settledFamily(for: scalar, order: order) { return settled }
    let settled = candidates.settled(scalar)
    if settled == nil, candidates.settledAsMissing(scalar) { return nil }
    if let preferred = order.preferred, families[preferred].covers(scalar),
      !(0...systemIndex).contains(where: { families[$0].covers(scalar) })
    {
      return preferred
    }
    return settled ?? candidates.families(for: scalar).first { families[$0].covers(scalar) }
  }

  /// The index of the first family that has `scalar`, if that is known without asking any.
  func settledFamily(for scalar: UInt32, order: FallbackOrder) -> Int? {
    guard order.first == nil, let settled = candidates.settled(scalar),
      order.preferred == nil || settled <= systemIndex || settled == order.preferred
    else { return nil }
    return settled
  }

  /// The first family that has all of `scalars`; nil if there is none, and if there are no scalars.
  func family(forAll scalars: [UInt32], order: FallbackOrder) -> Int? {
    guard let base = scalars.first else { return nil }
    let coversAll = { (index: Int) in scalars.allSatisfy { self.covers($0, family: index) } }
    if let first = order.first, coversAll(first) { return first }
    if let preferred = order.preferred, coversAll(preferred),
      !(0...systemIndex).contains(where: coversAll)
    {
      return preferred
    }
    return candidates.families(for: base).first(where: coversAll)
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
    families.indices.contains(index) && families[index].covers(scalar)
  }

  /// The code points of `text` for which no face has a glyph, ascending and without repeats.
  ///
  /// Default-ignorable and control characters need none, and those of a class that is equally wide can be
  /// measured without one. A locale whose own texts lack glyphs is reported as not covered.
  package func missingScalars(in text: some StringProtocol) -> [UInt32] {
    Set(text.unicodeScalars.map(\.value)).filter { scalar in
      family(for: scalar) == nil && !GlyphNeed.isInvisible(scalar) && ClassWidth(of: scalar) == nil
    }.sorted()
  }

  /// The digests of every face, in order: what a reference picture records of its fonts.
  package var digests: [String] { families.flatMap(\.digests) }

  /// The family that stands in for the system font, else the first.
  package var systemFamily: FontFamilyFaces { families.first(where: \.isSystem) ?? families[0] }
}
