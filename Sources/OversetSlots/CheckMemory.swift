package import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetVocabulary
import Synchronization

/// What checks of one project have come to, for a command that checks again whenever a file is saved: what surely comes
/// to the same is not looked at again.
///
/// A part of the work is known if all that decides about it is what it was, compared by value: nothing rests on which
/// files somebody says have changed. Only what a project is configured by is the caller's to compare: see ``forget()``.
package final class CheckMemory: Sendable {
  /// The tables.
  package let tables = TableMemory()

  /// What came of a batch of entries.
  struct KeptReport: Sendable {
    let report: BatchReport
    /// By locale; empty where they are counted for all batches together.
    let coverages: [LocaleCoverage]
    /// Whether it rests on further entries of the table.
    let asksForOthers: Bool
  }

  /// What decides about every entry, beside the source and what forgets all.
  struct Frame: Sendable {
    let tables: [CatalogTable]
    let countsOfOne: [CountsOfOne]
    let copies: [CopiedLanguages]
    let locales: [LocaleTag]
    let macFiles: Set<String>

    /// Whether the entries of `earlier` have the same numbers here, and all but what they say is the same.
    func continues(_ earlier: Frame) -> Bool {
      locales == earlier.locales && macFiles == earlier.macFiles
        && tables.count == earlier.tables.count
        && zip(tables, earlier.tables).allSatisfy { $0.hasSameFrame(as: $1) }
    }
  }

  private struct Templates: Sendable {
    let devices: [Device]
    let locales: [LocaleTag]
    let templates: SlotTemplates
  }

  private struct Source: Sendable {
    let places: AppPlaces
    let words: RowWords
    let slots: SourceSlots
  }

  private struct State: Sendable {
    var source: Source?
    var templates: Templates?
    var frame: Frame?
    var batches: [CheckBatch] = []
    var reports: [KeptReport] = []
  }

  private let state = Mutex(State())

  /// Nothing yet.
  package init() {}

  /// Forgets all that rests on the project's configuration, or on options.
  package func forget() { state.withLock { $0 = State() } }

  // MARK: The source

  /// The slots in which the app's source draws its keys. Where they are others than before, all that rests on them is
  /// forgotten.
  func source(
    of places: AppPlaces, _ words: RowWords, _ table: SlotTable, _ namesakes: NamesakeTables
  ) -> SourceSlots {
    if let known = state.withLock(\.source), known.places == places, known.words.isSame(as: words),
      known.slots.namesakes == namesakes
    {
      return known.slots
    }
    let slots = SourceSlots(places, table, words, namesakes)
    state.withLock { state in
      state = State()
      state.source = Source(places: places, words: words, slots: slots)
    }
    return slots
  }

  /// Forgets what rests on the app's source: none was read.
  func forgetSource() {
    state.withLock { if $0.source != nil { $0 = State() } }
  }

  func templates(for devices: [Device], _ locales: [LocaleTag]) -> SlotTemplates? {
    let known = state.withLock(\.templates)
    return known?.devices == devices && known?.locales == locales ? known?.templates : nil
  }

  func keep(_ templates: SlotTemplates, for devices: [Device], _ locales: [LocaleTag]) {
    state.withLock { state in
      state.templates = Templates(devices: devices, locales: locales, templates: templates)
      // They were judged in others.
      state.frame = nil
    }
  }

  // MARK: Batches

  /// What the keys of each table are for one thing alone.
  func countsOfOne(of tables: [CatalogTable]) -> [CountsOfOne] {
    guard let earlier = state.withLock(\.frame), earlier.tables.count == tables.count else {
      return tables.map { CountsOfOne(of: $0) }
    }
    return tables.enumerated().map { index, table in
      table.hasSameFrame(as: earlier.tables[index])
        ? CountsOfOne(of: table, after: earlier.tables[index], earlier.countsOfOne[index])
        : CountsOfOne(of: table)
    }
  }

  /// What is known of each batch; nil for one that is to be looked at.
  func reports(on batches: [CheckBatch], _ frame: Frame) -> [KeptReport?] {
    let known = state.withLock { $0 }
    guard let earlier = known.frame, known.batches == batches, frame.continues(earlier) else {
      return batches.map { _ in nil }
    }
    let hasSameCopies = frame.tables.indices.map { number in
      frame.tables[number].isSame(as: earlier.tables[number])
        || frame.copies[number].isSame(as: earlier.copies[number])
    }
    return zip(batches, known.reports).map { batch, report in
      let number = batch.table
      let isSame =
        frame.tables[number].hasSameEntries(batch.entries, as: earlier.tables[number])
        && (!report.asksForOthers
          || frame.countsOfOne[number].isSame(as: earlier.countsOfOne[number]))
        && hasSameCopies[number]
      return isSame ? report : nil
    }
  }

  /// Keeps what came of all batches of a check.
  func keep(_ reports: [KeptReport], on batches: [CheckBatch], _ frame: Frame) {
    state.withLock { state in
      state.frame = frame
      state.batches = batches
      state.reports = reports
    }
  }
}
