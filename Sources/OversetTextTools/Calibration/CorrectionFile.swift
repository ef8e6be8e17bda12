import OversetConfig

/// Writes a correction in the form that `WidthCorrection.read` reads.
enum CorrectionFile {
  static func text(of correction: WidthCorrection) -> String {
    var lines = [
      "# Written by `overset calibrate`. To use it, write `correction: FILE` in the family's entry of",
      "# Fonts/fonts.yml. A width becomes width * scale + glyphs * perGlyph * size.",
      "version: 1",
      "family: \(YAMLText.quoted(correction.family))",
    ]
    if let agreement = correction.agreement {
      let scripts = agreement.scripts.joined(separator: ", ")
      lines += [
        "# Errors in percent of the width, each text predicted without itself.",
        "measured:",
        "  rows: \(agreement.rows)",
        "  median: \(YAMLText.number(agreement.median, decimals: 3))",
        "  p95: \(YAMLText.number(agreement.p95, decimals: 3))",
        "  scripts: [\(scripts)]",
        "  sizes: [\(agreement.sizes.lowerBound), \(agreement.sizes.upperBound)]",
      ]
    }
    lines.append("groups:")
    for group in correction.groups {
      lines.append(
        "  - {weight: \(group.weight), size: \(group.size),"
          + " scale: \(YAMLText.number(group.scale, decimals: 6)),"
          + " perGlyph: \(YAMLText.number(group.perGlyph, decimals: 6))}")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
