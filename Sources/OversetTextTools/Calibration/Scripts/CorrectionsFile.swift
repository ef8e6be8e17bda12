package import Foundation
package import OversetConfig
package import OversetFiles
package import OversetVocabulary

/// Writes corrections by script in the form that `ScriptCorrections.read` reads, into a file that may hold
/// others already.
package struct CorrectionsFile: Sendable {
  private var corrections: ScriptCorrections
  private let extendsDefault: Bool
  /// Whether the project's widths follow the rules that are there already.
  private let isInUse: Bool
  private let name: String

  /// What a file says now; of a new one what the project's own corrections say, whose place it can take.
  ///
  /// - Parameters:
  ///   - manifest: The project's manifest.
  ///   - default: The manifest that comes with the package.
  /// - Throws: `Diagnostic` for a file that holds something else, and for the default corrections.
  package init(
    joining file: BoundFile, of manifest: FontManifest, default: FontManifest
  ) throws(Diagnostic) {
    name = file.name
    let usesDefault = Self.isSame(manifest.correctionsFile, `default`.correctionsFile)
    let hasDefault = manifest.extendsDefault || usesDefault
    guard !Self.isSame(file, `default`.correctionsFile) else { throw Self.isDefault(file) }
    let isThere = try file.exists
    isInUse = !isThere || Self.isSame(file, manifest.correctionsFile)
    guard let present = isThere ? file : usesDefault ? nil : manifest.correctionsFile else {
      (corrections, extendsDefault) = (ScriptCorrections(), hasDefault)
      return
    }
    let own = try ScriptCorrections.readUnmerged(file: present)
    if isThere, !own.extendsDefault, own.corrections.says(`default`.corrections) {
      throw Self.isDefault(file)
    }
    guard hasDefault || !own.extendsDefault else {
      throw Diagnostic(
        .data, file: file.name,
        problem: "the file extends the default corrections, but Fonts/fonts.yml does not use them",
        remedy: "name another file, or add `extends: default` to Fonts/fonts.yml")
    }
    (corrections, extendsDefault) = own
  }

  private static func isSame(_ file: BoundFile?, _ other: BoundFile?) -> Bool {
    guard let file, let other else { return false }
    return NamedPath.withoutLinks(file.url.wholePath)
      == NamedPath.withoutLinks(other.url.wholePath)
  }

  private static func isDefault(_ file: BoundFile) -> Diagnostic {
    Diagnostic(
      .usage, file: file.name, problem: "these are the default corrections, which stay as they are",
      remedy: "name a file of your own, such as Fonts/own.yml")
  }

  /// Adds the correction of a script, in place of what is there.
  ///
  /// - Throws: `Diagnostic` where that would drop rules which the measured model did not have.
  package mutating func add(_ correction: ScriptCorrection) throws(Diagnostic) {
    guard let index = corrections.scripts.firstIndex(where: { $0.script == correction.script })
    else {
      corrections.scripts.append(correction)
      return
    }
    let losesRules = corrections.scripts[index].widths.contains { rule in
      !(rule.isOfAllLetters && rule.versions == ScriptCorrections.versions)
        && !correction.widths.contains(rule)
    }
    guard isInUse || !losesRules else {
      throw Diagnostic(
        .data, file: name,
        problem:
          "the file has rules for \(correction.script), but Fonts/fonts.yml does not name the file",
        remedy:
          "name it as `corrections` in Fonts/fonts.yml and calibrate again, or write another file")
    }
    corrections.scripts[index] = correction
  }

  /// The file.
  package var contents: Data {
    let root = extendsDefault ? ["version: 1", "extends: default"] : ["version: 1"]
    var lines = ["# Written by `overset calibrate`. To use it, write in Fonts/fonts.yml:"]
    lines += (root + ["corrections: FILE"]).map { "#   \($0)" }
    lines += [
      "# One version of iOS was measured, but rules without `since` and `until` apply to all versions,",
      "# from \(ScriptCorrections.versions.lowerBound) to \(ScriptCorrections.versions.upperBound).",
      "# The first lines of the default corrections.yml explain the fields.",
    ]
    lines += root + [corrections.scripts.isEmpty ? "scripts: []" : "scripts:"]
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

extension ScriptCorrections {
  /// Whether the rules are those of `other`, wherever they stand.
  fileprivate func says(_ other: ScriptCorrections) -> Bool {
    guard lines == other.lines, scripts.count == other.scripts.count else { return false }
    return zip(scripts, other.scripts).allSatisfy { entry, other in
      var entry = entry
      entry.place = other.place
      return entry == other
    }
  }
}
