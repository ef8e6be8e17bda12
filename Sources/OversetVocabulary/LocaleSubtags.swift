/// The subtags of a folded BCP 47 tag, recognized by their length and characters (RFC 5646, section 2.1).
struct LocaleSubtags {
  private(set) var script: String?
  private(set) var region: String?
  private(set) var variants: [String] = []

  private var rest: ArraySlice<Substring>

  /// Parses a folded tag; nil for one that is not well-formed, or that repeats a variant or a singleton.
  init?(_ tag: String) {
    rest = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard rest.allSatisfy(Self.isSubtag) else { return nil }
    if Self.irregular.contains(tag) { return }
    if rest.first != "x" {
      guard readLanguage() else { return nil }
      script = next { $0.utf8.count == 4 && $0.utf8.allSatisfy(Self.isLetter) }
      region = next(where: Self.isRegion)
      while let variant = next(where: Self.isVariant) { variants.append(variant) }
      guard Set(variants).count == variants.count, readExtensions() else { return nil }
    }
    guard rest.isEmpty || rest.first == "x" && rest.count > 1 else { return nil }
  }

  /// Reads `zh`, or `zh-yue` with a subtag for an extended language.
  private mutating func readLanguage() -> Bool {
    let language = next { (2...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isLetter) }
    guard let language else { return false }
    guard language.utf8.count < 4 else { return true }
    var count = 0
    while count < 3, next(where: Self.isExtendedLanguage) != nil { count += 1 }
    return true
  }

  /// Reads sequences such as `u-nu-latn`, up to the subtags for private use.
  private mutating func readExtensions() -> Bool {
    var singletons: Set<String> = []
    while let singleton = next(where: { $0.utf8.count == 1 && $0 != "x" }) {
      guard singletons.insert(singleton).inserted, next(where: Self.isExtension) != nil else {
        return false
      }
      while next(where: Self.isExtension) != nil {}
    }
    return true
  }

  private mutating func next(where isPart: (Substring) -> Bool) -> String? {
    guard let subtag = rest.first, isPart(subtag) else { return nil }
    rest.removeFirst()
    return String(subtag)
  }

  // MARK: Forms

  private static func isSubtag(_ subtag: Substring) -> Bool {
    (1...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  private static func isExtendedLanguage(_ subtag: Substring) -> Bool {
    subtag.utf8.count == 3 && subtag.utf8.allSatisfy(isLetter)
  }

  private static func isRegion(_ subtag: Substring) -> Bool {
    switch subtag.utf8.count {
    case 2: subtag.utf8.allSatisfy(isLetter)
    case 3: subtag.utf8.allSatisfy(isDigit)
    default: false
    }
  }

  /// Variants of four characters begin with a digit.
  private static func isVariant(_ subtag: Substring) -> Bool {
    subtag.utf8.count >= 5 || subtag.utf8.count == 4 && subtag.utf8.first.map(isDigit) == true
  }

  private static func isExtension(_ subtag: Substring) -> Bool { subtag.utf8.count > 1 }

  private static func isLetter(_ unit: UInt8) -> Bool { (0x61...0x7A).contains(unit | 0x20) }
  private static func isDigit(_ unit: UInt8) -> Bool { (0x30...0x39).contains(unit) }

  /// Registered tags that do not follow the grammar (RFC 5646, section 2.1, `irregular`), folded.
  private static let irregular: Set<String> = [
    "en-GB-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux",
    "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-BE-FR", "sgn-BE-NL",
    "sgn-CH-DE",
  ]
}
