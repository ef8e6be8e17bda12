import COversetICU
import OversetVocabulary

/// The spelling of locale names: BCP 47, ICU's own, and POSIX.
enum LocaleSyntax {
  /// The canonical BCP 47 tag of a name in any of the three spellings.
  static func canonicalTag(_ identifier: String) throws(Diagnostic) -> LocaleTag {
    let spelled = icuSpelling(of: identifier)
    guard hasNoEmptySubtag(spelled), !spelled.utf8.contains(0) else {
      throw malformed(identifier, status: "U_ILLEGAL_ARGUMENT_ERROR")
    }
    let capacity = 256
    var status: Int32 = 0
    var isCut = false
    let tag = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let length = unsafe Int(overset_locale_tag(spelled, start, Int32(capacity), &status))
      isCut = length > capacity
      return unsafe String(
        decoding: buffer[..<min(length, capacity)].lazy.map(UInt8.init(bitPattern:)),
        as: UTF8.self)
    }
    guard status == 0 else { throw malformed(identifier, status: statusName(status)) }
    guard !isCut else { throw malformed(identifier, status: "U_BUFFER_OVERFLOW_ERROR") }
    guard let tag = LocaleTag(tag) else {
      throw malformed(identifier, status: "U_ILLEGAL_ARGUMENT_ERROR")
    }
    return tag
  }

  private static func malformed(_ identifier: String, status: String) -> Diagnostic {
    Diagnostic(
      .usage, problem: "'\(identifier)' is not a well-formed locale identifier (\(status))",
      remedy: "write a BCP 47 tag such as pt-BR or zh-Hant")
  }

  private static func hasNoEmptySubtag(_ identifier: String) -> Bool {
    let base = identifier.prefix { $0 != "@" }
    return base.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .allSatisfy { !$0.isEmpty }
  }

  /// Rewrites what only POSIX has: the names of the C locale, the codeset (`.UTF-8`), and modifiers
  /// that name a script (`@latin`) or a variant (`@valencia`).
  private static func icuSpelling(of identifier: String) -> String {
    if identifier == "C" || identifier == "POSIX" || identifier.hasPrefix("C.") {
      return "en-US-u-va-posix"
    }
    let parts = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = parts[0].prefix { $0 != "." }
    guard parts.count == 2 else { return String(base) }
    let modifier = parts[1]
    if modifier.contains("=") { return "\(base)@\(modifier)" }
    if let script = posixScripts[modifier.lowercased()] {
      let language = base.prefix { $0 != "_" && $0 != "-" }
      return "\(language)-\(script)\(base.dropFirst(language.count))"
    }
    return modifier.lowercased() == "euro" ? String(base) : "\(base)_\(modifier)"
  }

  private static let posixScripts = [
    "arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "latin": "Latn",
  ]
}
