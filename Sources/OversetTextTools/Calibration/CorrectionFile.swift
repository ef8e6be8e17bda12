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
        "  median: \(number(agreement.median, decimals: 3))",
        "  p95: \(number(agreement.p95, decimals: 3))",
        "  scripts: [\(scripts)]",
        "  sizes: [\(agreement.sizes.lowerBound), \(agreement.sizes.upperBound)]",
      ]
    }
    lines.append("groups:")
    for group in correction.groups {
      lines.append(
        "  - {weight: \(group.weight), size: \(group.size),"
          + " scale: \(number(group.scale, decimals: 6)),"
          + " perGlyph: \(number(group.perGlyph, decimals: 6))}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A number without an exponent, which a person can edit.
  private static func number(_ value: Double, decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let parts = Int((abs(value) * Double(scale)).rounded())
    let fraction = String(scale + parts % scale).dropFirst()
    return "\(value < 0 && parts > 0 ? "-" : "")\(parts / scale).\(fraction)"
  }
}
