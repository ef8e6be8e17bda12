import Foundation
package import OversetCatalogs
import OversetChecks
import OversetLayoutEngine
import OversetLayoutTree
package import OversetShaping
import OversetText
import OversetUI
import OversetUnicode
package import OversetVocabulary

/// Lays the texts of catalogs out on one line that holds them, and on one that does not.
@MainActor
package struct SlotPlanting {
  /// The rule that has to find the narrow ones.
  package static let rule = RuleID.textTruncated

  private let fonts: FontCollection
  private let resolver: ViewResolver

  /// A planting with the faces of `fonts`.
  package init(fonts: FontCollection) {
    self.fonts = fonts
    resolver = ViewResolver(fonts: fonts, strings: LocalizedStrings(.localized(CatalogLibrary([]))))
  }

  /// What was found of every text in every locale. Left out are texts with letters that no face has, and
  /// those that break their lines themselves.
  package func tally(of catalogs: [StringCatalog]) -> PlantTally {
    var tally = PlantTally(rule: Self.rule)
    for catalog in catalogs {
      var seen: Set<[String]> = []
      catalog.forEachLeaf { leaf in
        let text = Self.filled(leaf.value).trimmingCharacters(in: .whitespaces)
        guard PlantSite.hasLetter(text), !text.contains(where: \.isNewline),
          fonts.missingScalars(in: text).isEmpty,
          seen.insert([leaf.locale.identifier, text]).inserted
        else { return }
        plant(text, leaf, &tally)
      }
    }
    return tally
  }

  /// A text with a digit for each of its arguments: nobody is shown specifiers, whose letters would count as words.
  private static func filled(_ text: String) -> String {
    FormatString.parse(text).map { piece in
      switch piece.kind {
      case .argument, .substitution, .currentArgument: "8"
      case .literal, .percent, .strayPercent: String(piece.text)
      }
    }.joined()
  }

  private func plant(_ text: String, _ leaf: CatalogLeaf, _ tally: inout PlantTally) {
    let direction = LayoutDirection.of(locale: leaf.locale)
    let variant = ViewEnvironment(locale: leaf.locale, direction: direction)
    // On a screen that holds all of it: what the room itself cuts off is another fault.
    func tree(_ width: Double) -> LayoutTree {
      resolver.layout(
        Text(verbatim: text).lineLimit(1).frame(width: CGFloat(width)), in: .width(1e6),
        for: variant)
    }
    guard let fit = tree(1e5).texts.first?.text.fit else { return }
    // Far beyond what the model may be off, so that the verdict is not left open.
    let narrow = fit.needed - fit.slack - 1
    guard narrow > 0 else { return }
    tally.plantedCount += 1
    let found = TreeChecks.findings(in: CheckedTree(tree(narrow)))
    if found.map(\.rule.id) == [Self.rule] {
      tally.foundCount += 1
    } else {
      tally.note("missed “\(text)” in \(leaf.locale), \(narrow) pt: \(found.map(\.rule.name))")
    }
    for finding in TreeChecks.findings(in: CheckedTree(tree(fit.needed + fit.slack + 1))) {
      tally.falseCount += 1
      tally.note("invented \(finding.rule.name): \(finding.message); “\(text)” in \(leaf.locale)")
    }
  }
}
