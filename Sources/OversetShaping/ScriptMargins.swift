package import OversetConfig
import OversetUnicode

/// How far the widths of a script may be off, of the face that was measured.
package struct ScriptMargins: Sendable {
  /// What the margins rest on.
  package let basis: ScriptCorrection.Basis
  /// The family that was measured; nil where that does not matter.
  private let family: Int?
  private let margins: [ScriptCorrection.Margin]

  /// The margins of each script whose measured family is there.
  static func of(
    _ corrections: ScriptCorrections, families: [FontFamilyFaces]
  ) -> [Script: ScriptMargins] {
    corrections.scripts.reduce(into: [:]) { all, entry in
      let family = families.firstIndex { $0.name == entry.family }
      guard let script = Script(code: entry.script), !entry.margins.isEmpty,
        entry.family == nil || family != nil
      else { return }
      all[script] = ScriptMargins(basis: entry.basis, family: family, margins: entry.margins)
    }
  }

  /// The margin of text that `face` draws at `size` points; nil for a face that was not measured.
  package func margin(of face: Item.Face, size: Double) -> ScriptCorrection.Margin? {
    if let family, face != .family(family) { return nil }
    return margins.last { $0.fromSize <= size } ?? margins.first
  }
}
