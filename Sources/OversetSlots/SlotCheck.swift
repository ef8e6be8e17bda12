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
  /// How many locales are looked at at once, at least 1.
  package var jobs = 1

  private let project: Project
  private let chooser: SlotChooser
  private let selection: MatrixSelection

  /// A check of every string in one slot, narrowed by `selection`.
  package init(project: Project, slot: Slot, selection: MatrixSelection) {
    self.project = project
    self.selection = selection
    chooser = SlotChooser(slot)
  }

  /// A check of strings in the slots that the project's rules name; without rules they are guessed.
  ///
  /// - Throws: `Diagnostic` for a rule with a slot that there is not.
  package init(project: Project, selection: MatrixSelection) throws(Diagnostic) {
    self.project = project
    self.selection = selection
    if let rules = project.slots {
      chooser = try SlotChooser(rules, source: .rules)
    } else {
      chooser = try SlotChooser(SlotRules.guesses, source: .guesses)
    }
  }

  /// Reads `files` and lays their strings out.
  ///
  /// Of a file with faults the rest is laid out all the same.
  ///
  /// - Parameter files: Catalogs, and folders that hold some.
  /// - Throws: `Diagnostic` for a file that is not there or no catalog, and for unknown locales and
  ///   devices.
  package func outcome(files: [URL]) async throws(Diagnostic) -> SlotOutcome {
    let input = try CatalogInput(files, root: project.root)
    let catalogs = input.catalogs.map { SlottedCatalog($0, chooser) }
    let known = Set(input.catalogs.flatMap(\.locales)).sorted()
    let locales = try selection.locales(of: known, known: known)
    let devices = try devices()
    let templates = await SlotTemplates(
      of: chooser.slots, project: project, devices: devices,
      typeSizes: project.matrix.typeSizes.map(\.value))
    let sampler = try ArgumentSampler(project.samples)
    let reports = await localeReports(catalogs, templates, sampler, locales)
    let acceptance = project.acceptance
    let catalog = CatalogCauses(reports.map(\.catalogFindings), acceptance: acceptance)
    var findings = reports.flatMap(\.findings)
    acceptance.accept(&findings)
    let scope = AcceptanceScope.catalogs(
      files: Set(input.files), keys: Set(input.catalogs.flatMap { $0.entries.map(\.key) }),
      locales: Set(locales), isWhole: selection.devices.isEmpty && chooser.source != .named)
    return SlotOutcome(
      slots: SlottedCatalog.uses(in: catalogs), isGuessed: chooser.source == .guesses,
      files: input.files,
      keyCount: catalogs.reduce(0) { $0 + $1.slots.count }, locales: locales,
      devices: devices, laidOutCount: reports.reduce(0) { $0 + $1.laidOutCount },
      fittingCount: Dictionary(uniqueKeysWithValues: reports.map { ($0.locale, $0.fittingCount) }),
      findings: findings, catalogFindings: catalog.causes,
      notChecked: reports.flatMap(\.notChecked) + unasked(input.catalogs)
        + leftOut(locales, of: input.catalogs),
      staleSuppressions: acceptance.stale(
        after: findings + catalog.causes.flatMap(\.findings), in: scope,
        expired: project.expiredSuppressions),
      notes: input.notes
        + catalog.others(among: input.catalogs.flatMap(\.notes)).map(\.description),
      errors: input.errors, strict: project.matrix.strict)
  }

  /// The catalogs' locales that the selection leaves out. Faults of keys show only in the source language.
  private func leftOut(_ locales: [LocaleTag], of catalogs: [StringCatalog]) -> [NotChecked] {
    let left = Set(catalogs.flatMap(\.locales)).subtracting(locales)
    guard !left.isEmpty else { return [] }
    let sources = Set(catalogs.map(\.sourceLanguage)).intersection(left).sorted()
      .map(\.identifier).joined(separator: ", ")
    let detail =
      sources.isEmpty
      ? "locales"
      : "locales, including \(sources), in which findings about keys appear"
    return [NotChecked(reason: .filtered, subject: "*", count: left.count, detail: detail)]
  }

  /// The rules that do not check strings: those that need a component, and those that the project
  /// has switched off.
  private func unasked(_ catalogs: [StringCatalog]) -> [NotChecked] {
    let count = catalogs.reduce(0) { $0 + $1.entries.count }
    let gaps = TextChecks.gapsInSlots.map { gap in
      NotChecked(
        reason: .needsComponent, subject: gap.rule.name, count: count,
        detail: "keys: \(gap.reason)")
    }
    return gaps
      + project.checks.switchedOff(
        TextChecks.inSlots.map(\.rule) + CatalogChecks.all.map(\.rule), count: count, "keys")
      + project.checks.offByDefault(count: count, "keys")
  }

  // MARK: Steps

  private func devices() throws(Diagnostic) -> [Device] {
    try project.validate()
    let configured = try project.matrix.resolvedDevices(in: project.devices)
    return try selection.devices(of: configured, in: project.devices)
  }

  private func localeReports(
    _ catalogs: [SlottedCatalog], _ templates: SlotTemplates, _ sampler: ArgumentSampler,
    _ locales: [LocaleTag]
  ) async -> [LocaleReport] {
    let queue = WorkQueue(count: locales.count)
    let workers = min(max(jobs, 1), max(locales.count, 1))
    return await withTaskGroup(of: [(Int, LocaleReport)].self) { group in
      for _ in 0..<workers {
        group.addTask {
          let checker = LocaleChecker(
            project: project, templates: templates, sampler: sampler, catalogs: catalogs)
          var reports: [(Int, LocaleReport)] = []
          while let index = queue.take() {
            reports.append((index, checker.report(on: locales[index])))
          }
          return reports
        }
      }
      var all: [(Int, LocaleReport)] = []
      for await reports in group { all += reports }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
