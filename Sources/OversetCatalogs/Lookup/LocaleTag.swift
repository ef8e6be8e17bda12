/// Language, script and region of a BCP 47 tag, in their usual case.
struct LocaleTag: Hashable, Sendable {
  let language: String
  let script: String?
  let region: String?

  init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// Parses a tag; underscores count as hyphens, variants and extensions are left out.
  init(_ tag: String) {
    let base = tag.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }.map(String.init)
    var script: String?
    var region: String?
    for subtag in base.dropFirst() {
      // A singleton begins extensions (RFC 5646, section 2.2.6).
      if subtag.utf8.count == 1 { break }
      if subtag.utf8.count == 4, script == nil, region == nil, subtag.allSatisfy(\.isLetter) {
        script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      } else if (2...3).contains(subtag.utf8.count), region == nil {
        region = subtag.uppercased()
      }
    }
    let language = base.first.map { $0.lowercased() } ?? ""
    self.init(language: Self.renamed[language] ?? language, script: script, region: region)
  }

  /// The tag with hyphens.
  var text: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

  /// Languages that were given another code (IANA registry, `Preferred-Value`).
  private static let renamed = ["iw": "he", "in": "id", "ji": "yi", "mo": "ro", "tl": "fil"]
}
