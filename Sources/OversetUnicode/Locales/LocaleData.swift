import COversetICU

/// What ICU's data says about locales.
enum LocaleData {
  /// The languages ICU has data for.
  static let languages: Set<String> = Set(
    (0..<overset_locale_count()).map { index in
      let identifier = unsafe String(cString: overset_locale_at(index))
      return String(identifier.prefix { $0 != "_" })
    })

  static func likelyScript(of tag: String) -> Script {
    let script = unsafe overset_locale_likely_script(tag)
    return script == 0 ? .unknown : Script(tag: script)
  }

  static func letters(of tag: String) -> [UInt32] {
    var status: Int32 = 0
    let count = unsafe overset_locale_letters(tag, nil, 0, &status)
    guard status == 0, count > 0 else { return [] }
    var letters = [UInt32](repeating: 0, count: Int(count))
    let written = unsafe overset_locale_letters(tag, &letters, count, &status)
    return status == 0 ? Array(letters.prefix(Int(written))) : []
  }

  static func isRightToLeft(_ tag: String) -> Bool { unsafe overset_locale_is_right_to_left(tag) }
}
