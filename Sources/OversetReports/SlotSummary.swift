import OversetChecks
import OversetSlots
import OversetVocabulary

/// What the tables of a catalog check's report count, in one walk over the findings.
struct SlotSummary {
  /// Truncated and at risk.
  struct Count {
    var truncated = 0
    var atRisk = 0

    /// `2 + 1`.
    var text: PrintedText { "\(truncated) + \(atRisk)" }
  }

  /// Whether a text does not surely fit.
  private(set) var hasWidths = false
  /// Whether a glyph is missing.
  private(set) var hasMissing = false
  private(set) var truncatedCount = 0
  private(set) var atRiskCount = 0
  private(set) var knownCount = 0

  private var bySlot: [Cell: Count] = [:]
  private var byDevice: [Cell: Count] = [:]

  private struct Cell: Hashable {
    let locale: LocaleTag
    /// The slot or the device.
    let other: String?
  }

  init(_ outcome: SlotOutcome) {
    for finding in outcome.findings { add(finding) }
  }

  /// The texts of a slot in a locale.
  func count(slot: String, locale: LocaleTag) -> Count {
    bySlot[Cell(locale: locale, other: slot)] ?? Count()
  }

  /// The texts of a locale on a device.
  func count(locale: LocaleTag, device: String) -> Count {
    byDevice[Cell(locale: locale, other: device)] ?? Count()
  }

  private mutating func add(_ finding: Finding) {
    let rule = finding.rule
    if finding.known != nil { knownCount += 1 }
    if rule.isTruncation { truncatedCount += 1 }
    if rule.id == .textAtRisk { atRiskCount += 1 }
    if rule.id == .glyphMissing { hasMissing = true }
    guard rule.isAboutWidth else { return }
    if finding.evidence.fit != nil { hasWidths = true }
    let slot = Cell(locale: finding.locale, other: finding.catalogText?.slot)
    let device = Cell(locale: finding.locale, other: finding.device)
    if rule.isTruncation {
      bySlot[slot, default: Count()].truncated += 1
      byDevice[device, default: Count()].truncated += 1
    } else {
      bySlot[slot, default: Count()].atRisk += 1
      byDevice[device, default: Count()].atRisk += 1
    }
  }
}
