package import Foundation
package import OversetConfig
package import OversetFiles
package import OversetVocabulary

/// Writes corrections by script in the form that `ScriptCorrections.read` reads, on top of the default ones.
package struct CorrectionsFile: Sendable {
  private var corrections: ScriptCorrections

  /// The corrections that a file has, so that other scripts in it stay; none if there is no such file.
  ///
  /// - Parameter default: The corrections that the file extends.
  /// - Throws: `Diagnostic` for a file that holds something else.
  package init(
    joining file: BoundFile, default: ScriptCorrections
  ) throws(Diagnostic) {
    corrections = ScriptCorrections()
    guard try file.exists else { return }
    let all = try ScriptCorrections.read(file: file, default: `default`)
    corrections.scripts = all.scripts.filter { !`default`.scripts.contains($0) }
    corrections.lines = all.lines.filter { !`default`.lines.contains($0) }
  }

  /// Adds the correction of a script, in place of what is there.
  package mutating func add(_ correction: ScriptCorrection) {
    corrections.scripts.removeAll { $0.script == correction.script }
    corrections.scripts.append(correction)
  }

  /// The file.
  package var contents: Data {
    var lines = [
      "# Written by `overset calibrate`. To use it, write in Fonts/fonts.yml:",
      "#   version: 1",
      "#   extends: default",
      "#   corrections: FILE",
      "# The head of the default corrections.yml says what the fields mean.",
      "version: 1", "extends: default", corrections.scripts.isEmpty ? "scripts: []" : "scripts:",
    ]
    for entry in corrections.scripts.sorted(by: { $0.script < $1.script }) {
      lines += Self.lines(of: entry)
    }
    if !corrections.lines.isEmpty { lines.append("lines:") }
    for growth in corrections.lines { lines += Self.lines(of: growth) }
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func lines(of entry: ScriptCorrection) -> [String] {
    var lines = ["  - script: \(entry.script)"]
    if let family = entry.family { lines.append("    family: \(YAMLText.quoted(family))") }
    lines += [
      "    basis: \(entry.basis.rawValue)", "    source: \(YAMLText.quoted(entry.source))",
    ]
    if !entry.widths.isEmpty { lines.append("    widths:") }
    for rule in entry.widths { lines.append("      - {\(fields(of: rule))}") }
    if !entry.margins.isEmpty { lines.append("    margins:") }
    for margin in entry.margins {
      let size = margin.fromSize > 0 ? ", fromSize: \(YAMLText.number(margin.fromSize))" : ""
      lines.append(
        "      - {percent: \(YAMLText.number(margin.percent)),"
          + " points: \(YAMLText.number(margin.points))\(size)}")
    }
    return lines
  }

  private static func fields(of rule: ScriptCorrection.Width) -> String {
    var fields: [String] = []
    if rule.part != .letters { fields.append("of: \(rule.part.rawValue)") }
    if !rule.characters.isEmpty {
      let text = String(decoding: rule.characters, as: UTF16.self)
      fields.append("characters: \(YAMLText.quoted(text))")
    }
    switch rule.change {
    case .scale(let factor): fields.append("scale: \(YAMLText.number(factor))")
    case .advance(let em): fields.append("advance: \(YAMLText.number(em))")
    case .addition(let em): fields.append("add: \(YAMLText.number(em))")
    }
    if rule.fromSize > 0 { fields.append("fromSize: \(YAMLText.number(rule.fromSize))") }
    if rule.fromWeight > 1 { fields.append("fromWeight: \(rule.fromWeight)") }
    return (fields + versions(rule.versions)).joined(separator: ", ")
  }

  private static func versions(_ versions: ClosedRange<Int>) -> [String] {
    let all = ScriptCorrections.versions
    var fields: [String] = []
    if versions.lowerBound > all.lowerBound { fields.append("since: \(versions.lowerBound)") }
    if versions.upperBound < all.upperBound { fields.append("until: \(versions.upperBound)") }
    return fields
  }

  private static func lines(of growth: LineGrowth) -> [String] {
    let steps = growth.steps.map {
      "{size: \(YAMLText.number($0.size)), points: \(YAMLText.number($0.points))}"
    }
    let languages = growth.languages.sorted().joined(separator: ", ")
    return ["  - languages: [\(languages)]"] + versions(growth.versions).map { "    \($0)" } + [
      "    steps: [\(steps.joined(separator: ", "))]",
      "    source: \(YAMLText.quoted(growth.source))",
    ]
  }
}
