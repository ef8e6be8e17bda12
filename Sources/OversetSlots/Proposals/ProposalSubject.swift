import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetVocabulary

/// The entry of a proposed text as it would be if a catalog had the text.
struct ProposalSubject {
  /// A catalog of that entry alone.
  let catalog: SlottedCatalog
  /// The number of its table; nil for a key that no table has.
  let table: Int?
  /// The plural form of the text; nil for a text without forms.
  let plural: String?

  /// Whether a variant of the entry, such as `plural.few`, is the proposed text or has it as a part.
  func hasText(ofVariant variant: String) -> Bool {
    guard let plural else { return true }
    let step = "\(VariantAxis.plural).\(plural)"
    return variant == plural || variant == step || variant.hasSuffix(".\(step)")
      || variant.contains("\(step).")
  }

  /// The entries of a proposed text: one for each table that has its key.
  ///
  /// - Parameter known: The entries of the check.
  /// - Throws: Why nothing can be said of the text.
  static func subjects(
    of proposal: ProposedText, in check: PreparedCheck, _ known: KnownEntries
  ) throws(ProposalRefusal) -> [ProposalSubject] {
    let ground = check.ground
    guard ground.locales.contains(proposal.locale) else {
      throw ProposalRefusal(reason: "no catalog has the locale \(proposal.locale)")
    }
    let chooser = try self.chooser(of: proposal, in: check)
    let numbers = check.places[ExactString(proposal.key)] ?? []
    var subjects: [ProposalSubject] = []
    for number in numbers {
      let table = ground.input.tables[number.table]
      guard let entry = known[number],
        entry.written.isIn(proposal.file, of: table.files.byLocale.values)
      else { continue }
      let replaced = try self.replaced(entry.entry, proposal)
      let catalog = StringCatalog(
        table: table.table, sourceLanguage: table.sourceLanguage, entries: [replaced],
        notes: entry.notes, folder: table.folder, files: table.files)
      // Another source text can be drawn elsewhere.
      let isLikeKnown = proposal.slot == nil && proposal.locale != replaced.sourceLanguage
      let member =
        isLikeKnown
        ? entry.member : SlottedCatalog.Member(replaced, table: table.table, chooser)
      let source =
        entry.hasSource(of: replaced, for: proposal.locale)
        ? entry.source
        : CheckedSource(
          replaced, notes: entry.notes, countsOfOne: ground.countsOfOne[number.table])
      let checked = CheckedCatalog(
        catalog, locales: table.locales + [proposal.locale], sources: [source])
      subjects.append(
        ProposalSubject(
          catalog: SlottedCatalog(catalog, checked: checked, members: [member]),
          table: number.table, plural: proposal.plural))
    }
    if subjects.isEmpty, !numbers.isEmpty {
      throw ProposalRefusal(reason: "the file “\(proposal.file ?? "")” does not have the key")
    }
    return subjects.isEmpty ? [try newKey(proposal, in: check, chooser)] : subjects
  }

  /// The one slot that is named, else what the check goes by.
  private static func chooser(
    of proposal: ProposedText, in check: PreparedCheck
  ) throws(ProposalRefusal) -> SlotChooser {
    guard let name = proposal.slot else { return check.ground.chooser }
    let slot: Slot
    do throws(Diagnostic) { slot = try check.slots.slot(named: name) } catch {
      throw ProposalRefusal(reason: error.problem)
    }
    let isLaidOut = check.ground.templates.room(of: DrawnSlot(slot), in: proposal.locale) != nil
    guard isLaidOut || !slot.isDrawn else {
      throw ProposalRefusal(
        reason: "the slot \(slot.name) is not laid out; name one of at most 20 lines")
    }
    return SlotChooser(slot)
  }

  /// A key that no table has. Without its source text nothing says where it is drawn but a rule for its key.
  private static func newKey(
    _ proposal: ProposedText, in check: PreparedCheck, _ chooser: SlotChooser
  ) throws(ProposalRefusal) -> ProposalSubject {
    guard proposal.source != nil || proposal.slot != nil else {
      throw ProposalRefusal(
        reason: "no catalog has the key; give its source text, or the slot in which it is drawn")
    }
    let tables = check.ground.input.tables
    let language = tables.max { $0.keys.count < $1.keys.count }?.sourceLanguage ?? "en"
    let place = SourcePlace(file: proposal.file ?? "")
    let source = proposal.source.map {
      Localization(
        locale: language, unit: StringUnit(value: $0, state: "translated", place: place))
    }
    let entry = CatalogEntry(
      key: proposal.key, localizations: [source].compactMap(\.self), sourceLanguage: language,
      place: place)
    let catalog = StringCatalog(
      table: tables.first?.table ?? "Localizable", sourceLanguage: language,
      entries: [try replaced(entry, proposal)])
    return ProposalSubject(
      catalog: SlottedCatalog(
        catalog, locales: [language, proposal.locale],
        countsOfOne: CountsOfOne(catalog.entries), copies: .perKey, chooser),
      table: nil, plural: proposal.plural)
  }

  private static func replaced(
    _ entry: CatalogEntry, _ proposal: ProposedText
  ) throws(ProposalRefusal) -> CatalogEntry {
    do throws(CatalogEntry.ReplacementFault) {
      return try entry.replacing(
        proposal.text, in: proposal.locale, plural: proposal.plural)
    } catch {
      throw ProposalRefusal(reason: error.sentence)
    }
  }
}
