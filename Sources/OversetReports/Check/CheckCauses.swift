import OversetChecks
import OversetConfig
import OversetProject
import OversetSlots
import OversetVocabulary

/// The causes of what a check found, counted in one walk over the findings.
struct CheckCauses {
  /// In the order in which each was found first.
  private(set) var tallies: [CauseTally] = []
  private(set) var rules: [Rule] = []
  let locales: [LocaleTag]
  let devices: [Device]
  let typeSizes: Set<TypeSize>
  /// Whether texts were looked at with Bold Text off.
  let hasRegular: Bool

  private var slots: [String] = []
  private var evidences: [SlotEvidence] = []
  private var keys: [String] = []

  private var numbers: [Name: Int] = [:]
  private var ruleNumbers: [ObjectIdentifier: Int] = [:]
  private var slotNumbers: [String: Int] = [:]
  private var evidenceNumbers: [SlotEvidence: Int] = [:]
  private var keyNumbers: [KeyName: Int] = [:]
  private var tables = TableNumbers()
  private var localeNumbers: [LocaleTag: Int]
  private var deviceNumbers: [String: Int]
  /// Findings of one text come together: most have the cause of the one before.
  private var last: (finding: Finding, cause: Int)?

  /// What the findings of a cause have in common.
  private struct Name: Hashable {
    let rule: Int
    let slot: Int
    let key: Int
  }

  /// A key of a table. Tables may have keys in common.
  private struct KeyName: Hashable {
    let key: String
    let table: Int
  }

  /// The causes of `outcome`.
  init(_ outcome: SlotOutcome) {
    locales = outcome.locales
    devices = outcome.devices
    typeSizes = Set(outcome.typeSizes)
    hasRegular = outcome.legibilityWeights.contains(.regular)
    localeNumbers = Self.numbers(of: outcome.locales)
    deviceNumbers = Self.numbers(of: outcome.devices.map(\.token))
    for finding in outcome.findings { add(finding) }
    for cause in outcome.catalogFindings { for finding in cause.findings { add(finding) } }
    last = nil
  }

  // MARK: What they are

  func rule(_ tally: CauseTally) -> Rule { rules[Int(tally.rule)] }

  func key(_ tally: CauseTally) -> String { keys[Int(tally.key)] }

  /// The slot; nil for a finding about the text itself.
  func slot(_ tally: CauseTally) -> String? {
    tally.slot == 0 ? nil : slot(numbered: Int(tally.slot))
  }

  /// The slot of a number from 1.
  func slot(numbered number: Int) -> String { slots[number - 1] }

  /// How it is known that the text is drawn in the slot.
  func evidence(_ tally: CauseTally) -> SlotEvidence? {
    tally.evidence == 0 ? nil : evidence(numbered: Int(tally.evidence))
  }

  /// The evidence of a number from 1.
  func evidence(numbered number: Int) -> SlotEvidence { evidences[number - 1] }

  /// Where `finding` belongs in ``tallies``; nil for one that was not counted.
  mutating func place(of finding: Finding) -> Int? {
    if let last, finding.hasCause(of: last.finding) { return last.cause }
    let cause = numbers[name(of: finding)]
    last = cause.map { (finding, $0) }
    return cause
  }

  // MARK: Counting

  private mutating func add(_ finding: Finding) {
    let place = place(of: finding) ?? newPlace(for: finding)
    tallies[place].add(
      finding, locale: number(of: finding.locale),
      device: finding.device.flatMap { deviceNumbers[$0] })
  }

  private mutating func newPlace(for finding: Finding) -> Int {
    let name = name(of: finding)
    let place = tallies.count
    numbers[name] = place
    last = (finding, place)
    tallies.append(
      CauseTally(
        rule: name.rule, slot: name.slot, key: name.key,
        evidence: number(of: finding.catalogText?.evidence?.common), severity: finding.severity))
    return place
  }

  private mutating func name(of finding: Finding) -> Name {
    Name(
      rule: number(of: finding.rule), slot: number(ofSlot: finding.catalogText?.slot),
      key: number(ofKey: finding.name, in: tables.number(of: finding.place?.file ?? "")))
  }

  // MARK: Numbers

  private static func numbers<Value: Hashable>(of values: [Value]) -> [Value: Int] {
    Dictionary(zip(values, values.indices)) { first, _ in first }
  }

  private func number(of locale: LocaleTag) -> Int { localeNumbers[locale] ?? locales.count }

  private mutating func number(of rule: Rule) -> Int {
    let identity = ObjectIdentifier(rule)
    if let number = ruleNumbers[identity] { return number }
    ruleNumbers[identity] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  private mutating func number(ofSlot slot: String?) -> Int {
    guard let slot else { return 0 }
    if let number = slotNumbers[slot] { return number }
    slots.append(slot)
    slotNumbers[slot] = slots.count
    return slots.count
  }

  private mutating func number(of evidence: SlotEvidence?) -> Int {
    guard let evidence else { return 0 }
    if let number = evidenceNumbers[evidence] { return number }
    evidences.append(evidence)
    evidenceNumbers[evidence] = evidences.count
    return evidences.count
  }

  private mutating func number(ofKey key: String, in table: Int) -> Int {
    let name = KeyName(key: key, table: table)
    if let number = keyNumbers[name] { return number }
    keyNumbers[name] = keys.count
    keys.append(key)
    return keys.count - 1
  }
}

extension Finding {
  /// Whether two that come one after the other have one cause.
  fileprivate func hasCause(of other: Finding) -> Bool {
    rule === other.rule && name == other.name && place?.file == other.place?.file
      && catalogText?.slot == other.catalogText?.slot
  }
}

/// Numbers tables by the paths of their files: the files of one table differ by the folder of their language,
/// and by their types.
private struct TableNumbers {
  private var files: [String: Int] = [:]
  private var tables: [String: Int] = [:]

  mutating func number(of file: String) -> Int {
    if let number = files[file] { return number }
    let table = CatalogTableName.name(ofFile: file)
    let number = tables[table] ?? tables.count
    tables[table] = number
    files[file] = number
    return number
  }
}
