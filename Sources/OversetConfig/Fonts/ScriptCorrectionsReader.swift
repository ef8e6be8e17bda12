import OversetVocabulary

/// Reads the schema that the head of `Fonts/corrections.yml` describes.
struct ScriptCorrectionsReader {
  private enum RootKey: String, CaseIterable { case version, extends, scripts, lines }

  private enum Extension: String, CaseIterable { case `default` }

  private enum ScriptKey: String, CaseIterable {
    case script, family, basis, source, widths, margins
  }

  private enum WidthKey: String, CaseIterable {
    case of, characters, scale, advance, add, fromSize, fromWeight, since, until
  }

  private enum MarginKey: String, CaseIterable { case percent, points, fromSize }

  private enum LineKey: String, CaseIterable { case languages, steps, since, until, source }

  private enum StepKey: String, CaseIterable { case size, points }

  /// What `extends: default` means.
  let base: ScriptCorrections?

  func corrections(_ document: YAMLDocument) throws(Diagnostic) -> ScriptCorrections {
    let root = try root(of: document)
    let own = try own(root)
    return try base(extendedBy: root[.extends]).map(own.extending) ?? own
  }

  /// What the file itself says, and whether it extends the default corrections.
  func unmerged(
    _ document: YAMLDocument
  ) throws(Diagnostic) -> (corrections: ScriptCorrections, extendsDefault: Bool) {
    let root = try root(of: document)
    let extends = try root[.extends]?.choice(Extension.self)
    return (try own(root), extends != nil)
  }

  private func root(of document: YAMLDocument) throws(Diagnostic) -> YAMLMapping<RootKey> {
    let root = try document.requiredRoot("write `version: 1` and `scripts: []`")
      .mapping(RootKey.self)
    _ = try root.required(.version).integer(in: 1...1)
    return root
  }

  private func own(_ root: YAMLMapping<RootKey>) throws(Diagnostic) -> ScriptCorrections {
    var known: Set<String> = []
    let scripts = try root.required(.scripts).list(upTo: 100) { node throws(Diagnostic) in
      let entry = try script(node)
      guard known.insert(entry.script).inserted else {
        throw node.error("`scripts` has `\(entry.script)` twice", "join the two")
      }
      return entry
    }
    let lines =
      try root[.lines]?.list(upTo: 100) { node throws(Diagnostic) in try growth(node) } ?? []
    return ScriptCorrections(scripts: scripts, lines: lines)
  }

  private func base(extendedBy node: YAMLNode?) throws(Diagnostic) -> ScriptCorrections? {
    guard let node else { return nil }
    _ = try node.choice(Extension.self)
    guard let base else {
      throw node.error("there are no default corrections to extend", "remove `extends`")
    }
    return base
  }

  private func script(_ node: YAMLNode) throws(Diagnostic) -> ScriptCorrection {
    let mapping = try node.mapping(ScriptKey.self)
    let script = try knownScript(mapping.required(.script))
    return ScriptCorrection(
      script: script,
      family: try mapping[.family]?.text(),
      basis: try mapping.required(.basis).choice(ScriptCorrection.Basis.self),
      source: try mapping.required(.source).text(),
      widths: try mapping[.widths]?.list(upTo: 200) { node throws(Diagnostic) in
        try width(node, of: script, hasFamily: mapping[.family] != nil)
      } ?? [],
      margins: try mapping[.margins]?.list(upTo: 20) { node throws(Diagnostic) in
        try margin(node)
      } ?? [],
      place: mapping.place)
  }

  private func knownScript(_ node: YAMLNode) throws(Diagnostic) -> String {
    let code = try node.scriptCode()
    guard ScriptCorrections.knownScripts.contains(code) else {
      throw node.error(
        "no widths can be corrected for `\(code)`",
        .meant(code, among: ScriptCorrections.knownScripts))
    }
    return code
  }

  private func width(
    _ node: YAMLNode, of script: String, hasFamily: Bool
  ) throws(Diagnostic) -> ScriptCorrection.Width {
    let mapping = try node.mapping(WidthKey.self)
    let width = ScriptCorrection.Width(
      part: try mapping[.of]?.choice(ScriptCorrection.Part.self) ?? .letters,
      characters: try characters(mapping[.characters]),
      change: try change(mapping, hasFamily: hasFamily),
      fromSize: try mapping[.fromSize]?.number(in: 0...1000) ?? 0,
      fromWeight: try mapping[.fromWeight]?.integer(in: 1...1000) ?? 1,
      versions: try versions(mapping[.since], mapping[.until]))
    if let (problem, remedy) = Self.idleness(of: width, script) {
      throw mapping.error(problem, remedy)
    }
    return width
  }

  /// Why a rule would change nothing, and what to write; nil where it changes something.
  private static func idleness(
    of width: ScriptCorrection.Width, _ script: String
  ) -> (problem: String, remedy: String)? {
    let isSquare = ScriptCorrections.square.contains(script)
    switch (width.part, width.change) {
    case (.latinEdge, .addition) where isSquare && width.characters.isEmpty: return nil
    case (.latinEdge, .addition): break
    case (.latinEdge, _): return ("`latinEdge` needs `add`", "write `add` instead")
    case (_, .advance) where isSquare && width.characters.isEmpty: return nil
    case (_, .advance) where isSquare:
      return ("`advance` is for a whole part", "remove `characters`")
    case (.letters, .scale) where !isSquare && script != "Latn" && width.characters.isEmpty:
      return nil
    case (.letters, .scale) where !isSquare && script != "Latn":
      return ("`scale` is for all letters of a script", "remove `characters`")
    case (.letters, .addition) where !isSquare && width.characters.isEmpty:
      return ("`add` needs the characters that it is for", "add `characters`")
    case (.letters, .addition) where script == "Latn" && width.characters.contains { $0 >= 0x80 }:
      return ("Latin characters beyond ASCII cannot have widths of their own", "remove them")
    case (.letters, .addition) where !isSquare: return nil
    default: break
    }
    let remedy =
      isSquare
      ? "write `advance`, or `add` for `latinEdge`"
      : script == "Latn"
        ? "write `characters` and `add`" : "write `scale`, or `characters` and `add`"
    return ("this rule cannot apply to `\(script)`", remedy)
  }

  private func change(
    _ mapping: YAMLMapping<WidthKey>, hasFamily: Bool
  ) throws(Diagnostic) -> ScriptCorrection.Change {
    switch (mapping[.scale], mapping[.advance], mapping[.add]) {
    case (let scale?, nil, nil):
      guard hasFamily else {
        throw scale.error(
          "`scale` needs the family that was measured", "add `family` to the script")
      }
      return .scale(try scale.number(in: 0.5...2))
    case (nil, let advance?, nil): return .advance(try advance.number(in: 0.1...3))
    case (nil, nil, let add?): return .addition(try add.number(in: -0.5...0.5))
    default:
      throw mapping.error(
        "a width is one of `scale`, `advance` and `add`", "write one of the three")
    }
  }

  private func characters(_ node: YAMLNode?) throws(Diagnostic) -> [UInt16] {
    guard let node else { return [] }
    let units = Array(try node.text().utf16)
    if let pair = units.first(where: { (0xD800..<0xE000).contains($0) }) {
      throw node.error(
        "a character beyond U+FFFF (\(pair)) cannot have a width of its own", "remove it")
    }
    return units
  }

  private func versions(
    _ since: YAMLNode?, _ until: YAMLNode?
  ) throws(Diagnostic) -> ClosedRange<Int> {
    let all = ScriptCorrections.versions
    let first = try since?.integer(in: all) ?? all.lowerBound
    guard let until else { return first...all.upperBound }
    let last = try until.integer(in: all)
    guard first <= last else {
      throw until.error("`until` is before `since`", "write a version from \(first) on")
    }
    return first...last
  }

  private func margin(_ node: YAMLNode) throws(Diagnostic) -> ScriptCorrection.Margin {
    let mapping = try node.mapping(MarginKey.self)
    return ScriptCorrection.Margin(
      percent: try mapping.required(.percent).number(in: 0...100),
      points: try mapping[.points]?.number(in: 0...100) ?? 0,
      fromSize: try mapping[.fromSize]?.number(in: 0...1000) ?? 0)
  }

  private func growth(_ node: YAMLNode) throws(Diagnostic) -> LineGrowth {
    let mapping = try node.mapping(LineKey.self)
    let steps = try mapping.required(.steps)
    let growth = LineGrowth(
      languages: Set(
        try mapping.required(.languages).list(upTo: 200) { node throws(Diagnostic) in
          try node.localeTag().language
        }),
      steps: try steps.list(upTo: 100) { node throws(Diagnostic) in
        let step = try node.mapping(StepKey.self)
        return LineGrowth.Step(
          size: try step.required(.size).number(in: 0.1...1000),
          points: try step.required(.points).number(in: 0...100))
      },
      versions: try versions(mapping[.since], mapping[.until]),
      source: try mapping.required(.source).text())
    guard !growth.steps.isEmpty,
      zip(growth.steps, growth.steps.dropFirst()).allSatisfy({ $0.size < $1.size })
    else { throw steps.error("`steps` must have ascending sizes", "sort them") }
    return growth
  }
}
