import OversetVocabulary

/// Finds formatters of dates whose order of day, month and year is fixed, and whose texts are shown.
///
/// A format with a locale of its own, as `en_US_POSIX`, is for machines, and so is one with a time zone.
struct DateFormatFinder: FactFinder {
  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact] {
    scene.nodes(of: [.binary], in: tree).compactMap { fact(of: $0, scene) }
  }

  private func fact(of assignment: NodeReference, _ scene: FactScene) -> SourceFact? {
    let index = scene.index
    guard index[assignment].name == "=", let target = index.child(of: assignment, .left),
      index[target].name == "dateFormat", index[target].kind == .member,
      let value = index.child(of: assignment, .right), index[value].kind == .string,
      let formatter = index.child(of: target, .base), Self.hasOrder(index[value].name),
      !Self.isForMachines(index[value].name),
      !setsLocale(of: formatter, near: assignment, index), isShown(formatter, scene)
    else { return nil }
    return scene.fact(
      .fixedDateFormat, at: target, evidence: assignment, detail: index[value].name)
  }

  /// Whether a format has several fields: a year or a weekday alone has no order.
  private static func hasOrder(_ format: String) -> Bool {
    var fields: Set<Character> = []
    var isQuoted = false
    for character in format {
      if character == "'" { isQuoted.toggle() }
      if !isQuoted, character.isASCII, character.isLetter { fields.insert(character) }
    }
    // A duration is the same in most languages.
    return fields.count > 1 && !fields.isSubset(of: ["m", "s", "S"])
  }

  /// Whether a format is one that programs exchange: with a time zone, or a date and a time without a space between.
  static func isForMachines(_ format: String) -> Bool {
    if format.contains("'T'") || format.contains("SSS") || format.contains("T'") { return true }
    let fields = Set(format)
    if !fields.isDisjoint(with: ["Z", "z", "X", "x"]) { return true }
    // Without any separator but those of file names.
    return !format.contains { " /.:,".contains($0) } && format.count > 4
      && fields.contains("y") && !format.contains("MMM")
  }

  /// Whether the formatter gets a locale in the same scope.
  private func setsLocale(
    of formatter: NodeReference, near assignment: NodeReference, _ index: ProgramIndex
  ) -> Bool {
    let name = SourceSpelling.words(of: formatter, in: index)
    guard let scope = index.parent(of: assignment) else { return false }
    return index.children(of: scope).contains { statement in
      guard index[statement].kind == .binary, let left = index.child(of: statement, .left),
        index[left].name == "locale", let base = index.child(of: left, .base),
        let right = index.child(of: statement, .right)
      else { return false }
      return SourceSpelling.words(of: base, in: index) == name
        && !["current", "autoupdatingCurrent"].contains(index[right].name)
    }
  }

  /// Whether a text that the formatter makes is shown.
  private func isShown(_ formatter: NodeReference, _ scene: FactScene) -> Bool {
    scene.declarations(of: formatter).prefix(3).contains { declaration in
      scene.uses(of: declaration).prefix(40).contains { scene.display(of: $0) != nil }
    }
  }
}
