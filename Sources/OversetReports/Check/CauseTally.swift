import OversetChecks
import OversetText
import OversetVocabulary

/// A cause, counted: a rule about a key in a slot, in all locales, on all devices, with all variants and
/// fillings. Large catalogs have hundreds of thousands, so that each is held in numbers.
struct CauseTally {
  /// By how much a text is too wide in a locale, in percent of the room.
  struct Excess {
    var locale: UInt32 = .max
    var percent = -Float.infinity

    var isKnown: Bool { locale != .max }
  }

  let rule: UInt16
  /// 0 for a finding about the text itself.
  let slot: UInt16
  let key: UInt32
  /// How it is known that the text is drawn in the slot; 0 for a finding about the text itself.
  var evidence: UInt16
  var severity: Severity
  /// How many sites nothing accepts.
  var openCount: UInt32 = 0
  /// How many sites are accepted.
  var knownCount: UInt32 = 0
  /// The locale whose text is farthest off, and the next.
  private(set) var worst = Excess()
  private(set) var second = Excess()
  private(set) var locales = NumberSet()
  private(set) var devices = NumberSet()
  /// The text sizes, each a bit.
  private var sizeBits: UInt16 = 0
  /// Whether a site has Bold Text off.
  private(set) var hasRegular = false

  init(rule: Int, slot: Int, key: Int, evidence: Int, severity: Severity) {
    self.rule = UInt16(clamping: rule)
    self.slot = UInt16(clamping: slot)
    self.key = UInt32(clamping: key)
    self.evidence = UInt16(clamping: evidence)
    self.severity = severity
  }

  /// The text sizes at which it was found.
  var typeSizes: Set<TypeSize> {
    Set(TypeSize.allCases.filter { sizeBits & 1 << UInt16($0.ordinal) != 0 })
  }

  /// Whether all of it is accepted.
  var isKnown: Bool { openCount == 0 }

  /// Adds a site.
  mutating func add(_ finding: Finding, locale: Int, device: Int?) {
    if finding.known != nil {
      knownCount += 1
      // What is accepted says nothing of what is not.
      guard isKnown else { return }
    } else {
      if isKnown { forgetKnown() }
      openCount += 1
    }
    severity = max(severity, finding.severity)
    if let device { devices.insert(device) }
    if let size = finding.typeSize { sizeBits |= 1 << UInt16(size.ordinal) }
    if finding.legibilityWeight == .regular { hasRegular = true }
    if finding.rule.isAboutWidth, let fit = finding.evidence.fit {
      add(Float(fit.percentOver), locale: UInt32(locale))
    }
    locales.insert(locale)
  }

  private mutating func forgetKnown() {
    (worst, second, locales, devices) = (Excess(), Excess(), NumberSet(), NumberSet())
    (sizeBits, hasRegular) = (0, false)
  }

  private mutating func add(_ percent: Float, locale: UInt32) {
    if worst.locale == locale {
      worst.percent = max(worst.percent, percent)
    } else if percent > worst.percent {
      second = worst
      worst = Excess(locale: locale, percent: percent)
    } else if second.locale == locale {
      second.percent = max(second.percent, percent)
    } else if percent > second.percent {
      second = Excess(locale: locale, percent: percent)
    }
  }
}
