import OversetVocabulary

/// Finds `String(format:)` without a locale whose numbers are shown.
struct FormatFinder: FactFinder {
  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    scene.nodes(of: [.call], in: tree).compactMap { fact(of: $0, scene) }
  }

  private func fact(of call: NodeReference, _ scene: FactScene) -> SourceFact? {
    let index = scene.index
    guard ["String", "NSString"].contains(index.calledName(call) ?? ""),
      index.calledBase(call) == nil, let format = index.argument(call, "format"),
      index.argument(call, "locale") == nil,
      hasNumbers(format, arguments: index.arguments(call), scene),
      scene.sight(of: call) != nil
    else { return nil }
    let hasFractions = hasFractions(format, arguments: index.arguments(call), scene)
    return scene.fact(
      .localelessFormat, at: call, detail: hasFractions ? "" : SourceFact.wholeNumbers)
  }

  /// Whether a format writes numbers with a decimal sign. Of whole ones only the digits are a language's own.
  private func hasFractions(
    _ format: NodeReference, arguments: [NodeReference], _ scene: FactScene
  ) -> Bool {
    if scene.index[format].kind == .string {
      return Self.hasNumber(scene.index[format].name, kinds: "fFeEgG")
    }
    return arguments.contains { argument in
      argument != format
        && scene.inference.staticType(of: argument).map {
          PlainNumberFinder.fractions.contains($0.name)
        } ?? false
    }
  }

  /// Whether a format writes a number as readers see it. One of no literal is judged by what it is given.
  private func hasNumbers(
    _ format: NodeReference, arguments: [NodeReference], _ scene: FactScene
  ) -> Bool {
    if scene.index[format].kind == .string { return Self.hasNumber(scene.index[format].name) }
    return arguments.contains { argument in
      argument != format
        && scene.inference.staticType(of: argument).map {
          PlainNumberFinder.isNumber($0.name)
        } ?? false
    }
  }

  /// Whether a format has a conversion of a number that locales write differently: not `%x` and not `%@`.
  static func hasNumber(_ format: String, kinds: String = "dDiuUfFeEgG") -> Bool {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let after = rest.drop { "0123456789$.+-# *lhqzjt".contains($0) }
      if let kind = after.first, kinds.contains(kind) { return true }
    }
    return false
  }
}
