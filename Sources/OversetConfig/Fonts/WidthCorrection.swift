import Foundation
package import OversetFiles
package import OversetVocabulary

/// What a project's own measured frames say about the widths of a font family, as `overset
/// calibrate` writes it and `correction` in a font manifest names it.
///
/// A width becomes `width * scale + glyphs * perGlyph * size`.
package struct WidthCorrection: Hashable, Sendable {
  /// The correction at one weight and size.
  package struct Group: Hashable, Sendable {
    /// The weight, on the scale of 1 to 1000.
    package var weight: Int
    /// The size in the middle of the texts that were measured, in points.
    package var size: Double
    /// What widths are multiplied by.
    package var scale: Double
    /// What is added for each glyph to which the system font's tracking applies, in em.
    package var perGlyph: Double

    /// The correction at one weight and size.
    package init(weight: Int, size: Double, scale: Double, perGlyph: Double) {
      self.weight = weight
      self.size = size
      self.scale = scale
      self.perGlyph = perGlyph
    }
  }

  /// How well the corrected widths agree with the measured ones, each predicted without itself.
  package struct Agreement: Hashable, Sendable {
    /// How many texts were measured.
    package var rows: Int
    /// The median error, in percent of the width.
    package var median: Double
    /// The error that 95 of 100 texts do not exceed, in percent of the width.
    package var p95: Double
    /// The ISO 15924 codes of the scripts that were measured.
    package var scripts: [String]
    /// The sizes that were measured, in points.
    package var sizes: ClosedRange<Double>

    /// The agreement of `rows` texts.
    package init(
      rows: Int, median: Double, p95: Double, scripts: [String], sizes: ClosedRange<Double>
    ) {
      self.rows = rows
      self.median = median
      self.p95 = p95
      self.scripts = scripts
      self.sizes = sizes
    }
  }

  /// The family that was measured.
  package var family: String
  /// How well it agrees; nil if the file does not say, and the allowance then stays as it is.
  package var agreement: Agreement?
  /// The corrections, by weight and then by size.
  package private(set) var groups: [Group]

  /// A correction of `family`; two groups never have one weight and size, and the first counts.
  package init(family: String, agreement: Agreement?, groups: [Group]) {
    self.family = family
    self.agreement = agreement
    var seen: Set<[Double]> = []
    self.groups = groups.filter { seen.insert([Double($0.weight), $0.size]).inserted }
      .sorted { ($0.weight, $0.size) < ($1.weight, $1.size) }
  }

  /// Reads a correction file.
  package static func read(file: BoundFile) throws(Diagnostic) -> WidthCorrection {
    try WidthCorrectionReader().correction(try YAMLDocument.read(file: file))
  }

  /// Reads a correction from its text; `file` names it in errors.
  package static func parse(_ text: String, file: String) throws(Diagnostic) -> WidthCorrection {
    try WidthCorrectionReader().correction(try YAMLDocument(text: text, file: file))
  }

  /// The scale and the per-glyph term (em) at a size in points and a weight: those of the nearest
  /// weight, linear between its sizes so that a growing size never jumps; nothing without groups.
  package func terms(size: Double, weight: Int) -> (scale: Double, perGlyph: Double) {
    let nearest = groups.min { abs($0.weight - weight) < abs($1.weight - weight) }?.weight
    let candidates = groups.filter { $0.weight == nearest }
    guard let above = candidates.first(where: { $0.size >= size }) ?? candidates.last else {
      return (1, 0)
    }
    guard let below = candidates.last(where: { $0.size <= size }), below.size < above.size else {
      return (above.scale, above.perGlyph)
    }
    let share = (size - below.size) / (above.size - below.size)
    return (
      below.scale + (above.scale - below.scale) * share,
      below.perGlyph + (above.perGlyph - below.perGlyph) * share
    )
  }

  /// Whether texts of this script, size (points) and weight were among those measured.
  package func isMeasured(script: String, size: Double, weight: Int) -> Bool {
    guard let agreement else { return false }
    return agreement.scripts.contains(script) && agreement.sizes.contains(size)
      && groups.contains { $0.weight == weight }
  }
}
