import OversetCatalogs
import OversetChecks
import OversetVocabulary

extension Baseline {
  /// A finding of a catalog, wherever it was found.
  public struct CatalogEntry: Codable, Sendable, Hashable {
    /// The rule's name.
    public let rule: String
    /// The file that has the text, or the key where there is none.
    public let file: String
    /// The catalog key.
    public let key: String
    /// Which variant of the key, such as `plural.few`; empty for a plain text or the whole key.
    public let variant: String
    /// The BCP 47 tag of the locale.
    public let locale: String
    /// Where the text is drawn; empty for a finding about the text itself.
    public let slot: String
    /// The tokens of the devices and text sizes on which it was found, sorted; empty for a finding about
    /// the text itself.
    public var cells: [String]

    /// - Parameter place: `FILE:LINE:COLUMN`, of which the file alone is kept: lines move.
    init(
      rule: String, place: String, key: String, variant: String, locale: String, slot: String = "",
      cells: [String] = []
    ) {
      self.rule = rule
      let parts = place.split(separator: ":", omittingEmptySubsequences: false)
      file = parts.dropLast(2).joined(separator: ":")
      self.key = key
      self.variant = variant
      self.locale = locale
      self.slot = slot
      self.cells = cells
    }

    /// What findings of one fault have in common on all devices.
    var withoutCells: CatalogEntry {
      var entry = self
      entry.cells = []
      return entry
    }

    fileprivate var order: [String] { [file, key, locale, variant, rule, slot] }

    /// The findings of a check that fail it, sorted.
    static func entries(of outcome: SlotOutcome) -> [CatalogEntry] {
      var cells: [CatalogEntry: Set<String>] = [:]
      for finding in outcome.failures {
        cells[CatalogEntry(finding), default: []].insert(
          Baseline.cell(finding.device, finding.typeSize))
      }
      for issue in outcome.catalogFailures {
        for site in issue.sites { cells[CatalogEntry(issue, site), default: []] = [] }
      }
      return cells.map { entry, cells in
        var entry = entry
        entry.cells = cells.sorted()
        return entry
      }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    }

    /// The fault of a text in its slot, on any device.
    init(_ finding: SlotFinding) {
      self.init(
        rule: finding.rule, place: finding.place, key: finding.key, variant: finding.variant,
        locale: finding.locale, slot: finding.slot.name)
    }

    /// A fault of a text.
    init(_ issue: CatalogIssue, _ site: CatalogIssue.Site) {
      self.init(
        rule: issue.rule.name, place: site.place, key: issue.key, variant: site.variant,
        locale: site.locale)
    }

    /// A fault of a text.
    init(_ finding: CatalogFinding) {
      self.init(
        rule: finding.rule.name, place: finding.place.description, key: finding.key,
        variant: finding.variant, locale: finding.locale)
    }
  }
}
