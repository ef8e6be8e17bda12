package import Foundation
import OversetCatalogs
import OversetChecks
import OversetConfig
package import OversetProject
import OversetShaping
import OversetText
import OversetUnicode
package import OversetVocabulary

/// Lays every string of catalogs out in its slot, for every locale and device.
package struct SlotCheck: Sendable {
  /// How many batches of keys are looked at at once, at least 1.
  package var jobs = 1
  /// Whether the outcome keeps how texts were laid out, and the catalogs with it, so that findings can be drawn.
  package var keepsLayouts = false
  /// The source language of files that do not say it; nil if it follows from the files.
  package var source: LocaleTag?
  /// The one of several machines that this is: it looks at its own keys. Nil looks at all of them.
  package var shard: Shard?
  /// The files as they were at a revision: only what may have changed since is looked at. Nil looks at all keys.
  package var earlier: EarlierFiles?
  /// What was named on the command line, for commands that a report suggests.
  package var paths: [String] = []
  /// Is told the number of the key that is looked at, and how many there are, from several threads.
  package var progress: (@Sendable (_ number: Int, _ count: Int) -> Void)?
  /// Reads where the app's source draws the keys of its tables, which it is given by name; nil if no source is
  /// to be read.
  package var readSource:
    (@Sendable (_ keys: [String: [String]]) async throws(Diagnostic) -> AppPlaces)?
  /// What earlier checks of the same project have come to, for who checks again and again; nil looks at everything anew.
  /// The record does not depend on it.
  package var memory: CheckMemory?
  /// Whether keys that no file of the app's source names are judged like others.
  package var judgesUnusedKeys = false
  /// Why no source is read, for reports; nil where that needs no mention.
  package var sourceGap: NotChecked?

  /// Whether it is asked which keys the source does not name.
  package var asksForUnusedKeys: Bool {
    project.checks.sourceChecks.contains { $0.kind == .unusedKey }
  }

  private(set) var project: Project
  let chooser: SlotChooser
  let selection: MatrixSelection

  /// A check of every string in one slot, narrowed by `selection`.
  package init(project: Project, slot: Slot, selection: MatrixSelection) {
    self.project = project
    self.selection = selection
    chooser = SlotChooser(slot)
  }

  /// A check of strings in the slots that the project's rules name; of strings that no rule covers, in those that
  /// are stated or guessed.
  ///
  /// - Throws: `Diagnostic` for a rule with a slot that there is not.
  package init(project: Project, selection: MatrixSelection) throws(Diagnostic) {
    self.project = project
    self.selection = selection
    chooser = try SlotChooser(project.slots ?? SlotRules())
  }

  /// Reads `files` and lays their strings out.
  ///
  /// Of a file with faults the rest is laid out all the same.
  ///
  /// - Parameters:
  ///   - files: Catalogs, and folders that hold some.
  ///   - key: The one key that is looked at; nil for all.
  /// - Throws: `Diagnostic` for a file that is not there or no catalog, and for unknown locales and
  ///   devices.
  package func outcome(
    files: [URL], key: String? = nil
  ) async throws(Diagnostic) -> SlotOutcome {
    try await record(files: files, key: key).outcome
  }

  /// Does the same, and returns what came of the keys before anything is said of all of them: what a shard hands on.
  ///
  /// - Throws: As ``outcome(files:key:)`` does.
  package func record(
    files: [URL], key: String? = nil
  ) async throws(Diagnostic) -> CheckRecord {
    try await record(on: ground(files: files), key: key)
  }

  /// What came of the keys of catalogs that were read.
  func record(on ground: CheckGround, key: String? = nil) async throws(Diagnostic) -> CheckRecord {
    let (input, places, gaps) = (ground.input, ground.places, ground.gaps)
    let (tables, locales, chooser) = (input.tables, ground.locales, ground.chooser)
    let known = gaps.locales
    let matrix = selection.narrowed(project.matrix)
    let reading = places.map(SourceReading.init)
    let unused = reading.map { UnusedKeys(of: tables, in: $0) }
    let listed = asksForUnusedKeys ? unused : nil
    let judged =
      key == nil ? ground.forAllKeys(leavingOut: judgesUnusedKeys ? nil : unused) : ground
    let said = reading.flatMap { reading in
      SourceFindings(
        reading: reading, unusedKeys: listed, tables: tables, locales: locales,
        languages: Set(known), project: project, key: key
      ).report
    }
    let own = shard?.holds(CheckRecord.sourceName) ?? true ? said : nil
    let changes = try earlier.map { earlier throws(Diagnostic) in
      try ChangedEntries(
        input, copies: judged.copies, since: earlier, places, root: project.root,
        readsSource: readSource != nil)
    }
    let batches = batches(of: tables, key, changes)
    let (reports, coverages) = await reports(
      on: batches,
      CheckMemory.Frame(
        tables: tables, countsOfOne: ground.countsOfOne, copies: judged.copies, locales: locales,
        macFiles: input.macFiles)
    ) { judged.makeChecker() }
    try ground.project.proveFaces()
    let facts = CheckFacts(
      files: input.files, sourceLanguages: input.sourceLanguages, locales: locales,
      devices: ground.devices, typeSizes: matrix.typeSizes.map(\.value),
      legibilityWeights: matrix.boldText.map(\.value.weight), reading: reading,
      unasked: unasked,
      notChecked: leftOut(locales, of: known, tables) + gaps.notChecked + input.gaps
        + (reading.map { notChecked($0, listed) } ?? []) + [sourceGap].compactMap(\.self),
      remarks: input.notes + [changes?.reason].compactMap(\.self), notes: tables.flatMap(\.notes),
      faults: input.errors,
      strict: project.matrix.strict, suppressions: project.checks.known,
      expired: project.expiredSuppressions, baseline: project.baseline.catalogEntries,
      isWhole: selection.takesAllCells && !chooser.isNamed, selection: selection)
    let planned = tables.map { PlannedTable(table: $0.table, keys: $0.keys) }
    let all = tables.reduce(0) { $0 + $1.keys.count }
    let isPart = shard != nil || changes?.entries != nil
    let count = isPart ? batches.count : all
    let extent =
      shard.map { PlanExtent.shard($0, others: all - count) }
      ?? earlier.flatMap { isPart ? .changes(since: $0.revision, others: all - count) : nil }
      ?? .plan
    var record = CheckRecord(
      facts: facts, paths: paths, planned: planned,
      results: CheckResults(
        reports + [own].compactMap(\.self), locales: locales, coverages: coverages),
      extent: extent, keyCount: count,
      lookedKeys: isPart
        ? Set(batches.map { tables[$0.table].keys[$0.entries.lowerBound] }) : nil)
    if let shard {
      record.lacksSource = reading != nil && !shard.holds(CheckRecord.sourceName)
      record.parts = CheckParts(
        reports: zip(CheckBatch.indices(of: batches, in: tables), reports).map { ($0, $1) },
        source: own, coverages: coverages,
        digest: try digest(of: input, places, facts, planned))
    }
    if keepsLayouts {
      record.layouts = SlotLayouts(
        project: ground.project, tables: tables, chooser: chooser, templates: ground.templates)
    }
    return record
  }

  private func batches(
    of tables: [CatalogTable], _ key: String?, _ changes: ChangedEntries?
  ) -> [CheckBatch] {
    if let key { return CheckBatch.batches(of: key, in: tables) }
    if let entries = changes?.entries { return CheckBatch.batches(ofEntries: entries) }
    if let shard { return CheckBatch.batches(of: tables, in: shard) }
    return CheckBatch.batches(
      of: tables, size: memory == nil ? CheckBatch.size : CheckBatch.sizeOfKept)
  }

  /// The catalogs' locales that the selection leaves out. Faults of keys show only in the source language.
  private func leftOut(
    _ locales: [LocaleTag], of known: [LocaleTag], _ tables: [CatalogTable]
  ) -> [NotChecked] {
    let left = Set(known).subtracting(locales)
    guard !left.isEmpty else { return [] }
    let sources = Set(tables.map(\.sourceLanguage)).intersection(left).sorted()
      .map(\.identifier).joined(separator: ", ")
    let detail =
      sources.isEmpty
      ? "locales"
      : "locales, including \(sources), in which findings about keys appear"
    return [NotChecked(reason: .filtered, subject: "*", count: left.count, detail: detail)]
  }

  /// The rules that do not check strings: those that need a component, and those that the project
  /// has switched off. They count all keys, however many there are.
  private var unasked: [NotChecked] {
    let gaps = TextChecks.gapsInSlots.map { gap in
      NotChecked(
        reason: .needsComponent, subject: gap.rule.name, count: 0,
        detail: "keys: \(gap.reason)")
    }
    return gaps
      + project.checks.switchedOff(
        TextChecks.inSlots.map(\.rule) + [LineGrowth.rule] + CatalogChecks.all.map(\.rule),
        count: 0, "keys")
      + project.checks.offByDefault(count: 0, "keys")
  }

  /// What is not looked at of the source.
  private func notChecked(_ reading: SourceReading, _ unused: UnusedKeys?) -> [NotChecked] {
    guard reading.fileCount > 0 else { return reading.notChecked }
    return reading.notChecked + (unused?.notChecked ?? [])
      + project.checks.switchedOff(
        SourceChecks.all.map(\.rule), count: reading.fileCount, "files of source")
      + project.checks.sourceRulesOffByDefault(count: reading.fileCount)
  }

  // MARK: Steps

  /// The chooser with what the app's source says of the keys of `input`, and what it says; nil where none was read. The
  /// check itself learns which fonts the app brings.
  mutating func readChooser(
    for input: TableInput
  ) async throws(Diagnostic) -> (chooser: SlotChooser, places: AppPlaces?) {
    var chooser = chooser
    chooser.macFiles = input.macFiles
    guard readSource != nil, !chooser.isNamed else { return (chooser, nil) }
    let (places, project) = try await reading(of: input.tables)
    self.project = project
    guard places.fileCount > 0 else {
      memory?.forgetSource()
      return (chooser, places)
    }
    let words = RowWords(of: places.places, in: input.tables)
    let table = try SlotTable(of: project)
    let namesakes = NamesakeTables(input.tables)
    chooser.source =
      memory?.source(of: places, words, table, namesakes)
      ?? SourceSlots(places, table, words, namesakes)
    return (chooser, places)
  }

  /// The layouts of the slots and rows in which strings are judged.
  @MainActor
  func templates(
    of chooser: SlotChooser, _ devices: [Device], _ locales: [LocaleTag], with others: [Slot] = []
  ) -> SlotTemplates {
    if others.isEmpty, let known = memory?.templates(for: devices, locales) { return known }
    let settings = SlotTemplates.Settings.of(selection.narrowed(project.matrix))
    var templates = SlotTemplates(
      of: chooser.slots + others.map { DrawnSlot($0) }, project: project, devices: devices,
      settings: settings)
    if let source = chooser.source {
      templates.layOut(
        source.rows.list, in: locales, source.words,
        TemplateBench(project: project, devices: devices, settings: settings))
    }
    if others.isEmpty { memory?.keep(templates, for: devices, locales) }
    return templates
  }

  func devices() throws(Diagnostic) -> [Device] {
    try project.validate()
    let configured = try project.matrix.resolvedDevices(in: project.devices)
    return try selection.devices(of: configured, in: project.devices)
  }
}
