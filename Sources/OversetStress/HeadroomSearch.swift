import OversetChecks
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree
import OversetProject
import OversetRun
import OversetText
import OversetUI
import OversetVocabulary

/// Finds how much longer each text of one component in one state may grow, by laying the component
/// out with the text longer and longer.
///
/// Not `Sendable`: it owns a text engine. One per task.
struct HeadroomSearch {
  let layouter: CellLayouter
  let engine: TextEngine
  let bench: StressBench

  /// The component as it is in one locale on one device.
  private struct Site {
    let variant: MatrixVariant
    let tree: StressTree
  }

  /// The margins of every text, in the order in which the component shows them.
  func headrooms() async -> [TextHeadroom] {
    let sites = await sites()
    var identities: [TextIdentity] = []
    for site in sites {
      for text in site.tree.texts where !identities.contains(text.identity) {
        identities.append(text.identity)
      }
    }
    var headrooms: [TextHeadroom] = []
    for identity in identities {
      if let headroom = await headroom(of: identity, at: sites) { headrooms.append(headroom) }
    }
    return headrooms
  }

  /// English first, since forecasts want its margin exactly; then the narrowest devices, since the
  /// others need only be shown not to be tighter.
  private func sites() async -> [Site] {
    var sites: [Site] = []
    for variant in bench.variants {
      let tree = await layouter.tree(
        of: bench.state, of: bench.component, in: bench.viewport(variant.device), for: variant)
      sites.append(Site(variant: variant, tree: StressTree(tree)))
    }
    return sites
  }

  // MARK: One text

  private func headroom(of identity: TextIdentity, at sites: [Site]) async -> TextHeadroom? {
    let found = sites.compactMap { site in
      site.tree.texts.first { $0.identity == identity }.map { (site, $0) }
    }
    var english: TextHeadroom.Margin?
    var least: (margin: TextHeadroom.Margin, text: StressTree.Words)?
    for (site, text) in found where site.variant.locale == bench.english {
      english = await margin(of: text, at: site, below: english) ?? english
      if let english, bench.locales.contains(site.variant.locale) { least = (english, text) }
    }
    for (site, text) in found where site.variant.locale != bench.english {
      if let margin = await margin(of: text, at: site, below: least?.margin) {
        least = (margin, text)
      }
    }
    guard let least else { return nil }
    let chosen = found.filter { bench.locales.contains($0.0.variant.locale) }
    let isEnglish = found.contains { bench.isEnglish($0.1.content.origin, $0.0.variant) }
    return TextHeadroom(
      component: bench.component.name, state: bench.state.name, key: identity.key,
      occurrence: identity.occurrence, path: least.text.path, identifier: least.text.identifier,
      least: least.margin, english: isEnglish ? english : nil,
      brokenLocales: bench.locales.filter { locale in
        chosen.contains { $0.0.variant.locale == locale && fault(of: $0.1, in: $0.0.tree) != nil }
      },
      translatedLocales: bench.locales.filter { locale in
        chosen.contains {
          $0.0.variant.locale == locale && $0.1.content.origin?.isTranslated == true
        }
      })
  }

  private func fault(of text: StressTree.Words, in tree: StressTree) -> StressBreak? {
    tree.faults.first { $0.node?.path == text.path }.map { StressBreak($0, subject: nil) }
  }

  /// The margin of `text` at `site`; nil if it is not less than `known`, and for a text that cannot
  /// grow. That it is not less is seen in one layout.
  private func margin(
    of text: StressTree.Words, at site: Site, below known: TextHeadroom.Margin?
  ) async -> TextHeadroom.Margin? {
    guard let lengthening = TextLengthening(text.content.string) else { return nil }
    let growth = GrowthMeasure(text.content.request, lengthening, engine)
    func margin(_ percent: Double?, _ count: Int?, _ reason: StressBreak?, isBroken: Bool = false)
      -> TextHeadroom.Margin
    {
      TextHeadroom.Margin(
        locale: site.variant.locale, device: site.variant.device.token, text: text.content.string,
        width: growth.width, script: lengthening.script, percent: percent, characters: count,
        firstBreak: reason, isBroken: isBroken)
    }
    if known?.isBroken == true { return nil }
    if let fault = fault(of: text, in: site.tree) { return margin(0, 0, fault, isBroken: true) }
    let bound = known?.percent ?? TextHeadroom.cap
    guard bound > 0 else { return nil }
    let check = GrowthCheck(base: site.tree, path: text.path)
    var breaking = growth.letters(for: bound)
    guard var reason = await firstBreak(check, text, site, lengthening, breaking) else {
      return known == nil ? margin(nil, nil, nil) : nil
    }
    var holding = 0
    while breaking - holding > 1 {
      let middle = (breaking + holding) / 2
      if let found = await firstBreak(check, text, site, lengthening, middle) {
        (breaking, reason) = (middle, found)
      } else {
        holding = middle
      }
    }
    return margin(
      growth.percent(letters: holding), lengthening.suffix(letters: holding).count, reason)
  }

  /// What breaks when `text` is `count` letters longer.
  private func firstBreak(
    _ check: GrowthCheck, _ text: StressTree.Words, _ site: Site, _ lengthening: TextLengthening,
    _ count: Int
  ) async -> StressBreak? {
    let growth = TextGrowth(number: text.number, suffix: lengthening.suffix(letters: count))
    let tree = await layouter.tree(
      of: bench.state, of: bench.component, in: bench.viewport(site.variant.device),
      for: site.variant, growing: growth)
    return check.firstBreak(in: StressTree(tree))
  }
}
