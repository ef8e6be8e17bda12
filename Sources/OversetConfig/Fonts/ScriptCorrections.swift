package import OversetFiles
package import OversetVocabulary

/// How text of iOS differs from text of the faces, by script and language: `corrections.yml`, which a font
/// manifest names.
package struct ScriptCorrections: Hashable, Sendable {
  /// The versions of iOS that a correction can be for.
  package static let versions = 11...26
  /// The version that is meant where none is named.
  package static let newest = 26

  /// The scripts that the model knows how to tell apart.
  package static let knownScripts = [
    "Latn", "Cyrl", "Grek", "Arab", "Hebr", "Thai", "Deva", "Jpan", "Hans", "Hant", "Kore", "Hani",
    "Beng", "Gujr", "Knda", "Mlym", "Orya", "Guru", "Taml", "Telu", "Armn", "Geor", "Khmr", "Laoo",
    "Mymr", "Sinh", "Ethi",
  ]

  /// Scripts whose letters have one advance, whatever the face.
  package static let square: Set<String> = ["Jpan", "Hans", "Hant", "Kore", "Hani"]

  /// The scripts.
  package var scripts: [ScriptCorrection]
  /// The languages with higher lines.
  package var lines: [LineGrowth]

  /// Corrections of nothing unless said otherwise.
  package init(scripts: [ScriptCorrection] = [], lines: [LineGrowth] = []) {
    self.scripts = scripts
    self.lines = lines
  }

  /// Reads what a file itself says, without what it extends.
  package static func readUnmerged(
    file: BoundFile
  ) throws(Diagnostic) -> (corrections: ScriptCorrections, extendsDefault: Bool) {
    try ScriptCorrectionsReader(base: nil).unmerged(try YAMLDocument.read(file: file))
  }

  /// Reads corrections from their text; `file` names it in errors.
  package static func parse(
    _ text: String, file: String, default: ScriptCorrections? = nil
  ) throws(Diagnostic) -> ScriptCorrections {
    try ScriptCorrectionsReader(base: `default`)
      .corrections(try YAMLDocument(text: text, file: file))
  }

  /// These corrections, and those of `base` for scripts and languages that have none here.
  package func extending(_ base: ScriptCorrections) -> ScriptCorrections {
    let known = Set(scripts.map(\.script))
    let languages = lines.reduce(into: Set<String>()) { $0.formUnion($1.languages) }
    let others = base.lines.compactMap { growth in
      var growth = growth
      growth.languages.subtract(languages)
      return growth.languages.isEmpty ? nil : growth
    }
    return ScriptCorrections(
      scripts: base.scripts.filter { !known.contains($0.script) } + scripts,
      lines: others + lines)
  }

  /// Refuses corrections of families that `families` has not, or has for other scripts.
  func prove(against families: [FontFamily]) throws(Diagnostic) {
    for entry in scripts {
      guard let name = entry.family else { continue }
      guard let family = families.first(where: { $0.name == name || $0.replaces == name }) else {
        throw Diagnostic(
          .data, at: entry.place, problem: "the manifest has no family `\(name)`",
          remedy: .meant(name, among: families.map(\.name)))
      }
      guard family.name != name || family.scripts.contains(entry.script) else {
        throw Diagnostic(
          .data, at: entry.place,
          problem:
            "`\(name)` is for \(family.scripts.joined(separator: ", ")), not `\(entry.script)`",
          remedy: "name the family whose advances were measured, or add the script to it")
      }
    }
  }
}

extension LineGrowth {
  /// What is added to each line at a size, both in points.
  package func points(at size: Double) -> Double {
    PiecewiseLinear(steps.map { ($0.size, $0.points) }).value(at: size)
  }
}
