import COversetICU

/// Translates between ICU's script numbers and ISO 15924 codes, both ways without a call to ICU.
enum ScriptTable {
  /// The script of each of ICU's numbers.
  private static let scripts: [Script] = (0..<overset_script_limit()).map { number in
    let tag = overset_script_tag(number)
    return tag == 0 ? .unknown : Script(tag: tag)
  }

  private static let numbers: [Script: Int32] = Dictionary(
    zip(scripts, Int32(0)...), uniquingKeysWith: { first, _ in first })

  /// The property Script of a code point.
  static func script(of codePoint: UInt32) -> Script {
    let number = Int(overset_script(codePoint))
    return scripts.indices.contains(number) ? scripts[number] : .unknown
  }

  /// Whether a script is among a code point's Script_Extensions.
  static func hasExtension(_ script: Script, codePoint: UInt32) -> Bool {
    guard let number = numbers[script] else { return false }
    return overset_has_script(codePoint, number)
  }
}
