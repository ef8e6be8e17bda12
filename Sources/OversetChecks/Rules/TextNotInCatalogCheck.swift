import OversetCatalogs
import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let textNotInCatalog = RuleID("text-not-in-catalog")
}

/// A key that a component looks up and that no catalog has: every language shows the key, or the default text
/// in the code.
///
/// A layout of such a text proves nothing about its translation.
struct TextNotInCatalogCheck: TreeCheck {
  let rule = Rule(
    .textNotInCatalog, fault: "K-2", title: "Text is in no catalog", looksAt: .tree,
    severity: .warning, locales: .otherLanguages,
    example: "`Text(\"Restore\")`, and no catalog has the key `Restore`",
    precision: """
      Exact about keys that views and `String(localized:)` look up while a component is evaluated; \
      `Text(verbatim:)` and strings in variables are no keys, and a key without letters needs no translation. \
      Pseudolocales are looked at, too. A run says it once for each key of a component.
      """, isSaidOnce: true)

  func findings(in checked: CheckedTree) -> [Finding] {
    guard let source = checked.sourceLanguage, isForeign(checked.tree.locale, to: source) else {
      return []
    }
    var said: Set<String> = []
    var findings = checked.texts.flatMap { member -> [Finding] in
      guard !member.site.isHidden else { return [] }
      return member.text.unknownKeys.filter { said.insert($0).inserted }.map {
        finding(about: $0, at: member.site)
      }
    }
    // What is shown in another form, or read aloud.
    if let root = checked.sites.first {
      findings += checked.tree.unknownKeys.filter { said.insert($0).inserted }.map {
        finding(about: $0, at: root)
      }
    }
    return findings.filter { Self.needsTranslation($0.key ?? "") }
  }

  private func isForeign(_ locale: LocaleTag, to source: LocaleTag) -> Bool {
    Pseudolocale(tag: locale) != nil || locale.language != source.language
  }

  private func finding(about key: String, at site: VisitedNode) -> Finding {
    var finding = site.finding(
      rule, "no catalog has the key “\(key)”, so it is the same in every language",
      fix: "Add the key to a catalog, name the catalog under `catalogs` in Config/matrix.yml, or"
        + " write `Text(verbatim:)` if it needs no translation.")
    if case .node(var node) = finding.subject {
      node.key = key
      finding.subject = .node(node)
    }
    return finding
  }

  /// Whether a key has letters besides its specifiers.
  static func needsTranslation(_ key: String) -> Bool {
    FormatString.parse(key).contains { piece in
      switch piece.kind {
      case .literal: piece.text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      case .argument(let specifier): specifier.resemblesProse
      case .substitution, .percent, .strayPercent, .currentArgument: false
      }
    }
  }
}

extension TextContent {
  /// The keys of its parts that no catalog has.
  fileprivate var unknownKeys: [String] {
    ([origin].compactMap(\.self) + partOrigins).filter(\.isUnknown).map(\.key)
  }
}
