import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetLayoutEngine
import OversetProject
import OversetShaping
import OversetUnicode
import OversetVocabulary

/// Puts what came of the cells together, and says what was not looked at.
struct RunSummary {
  private let facts: RunFacts
  private let record: RunRecord
  private let cells: [CellOutcome]
  private let acceptance: FindingAcceptance

  /// Accepts what the project accepts of the findings of a record.
  init(_ record: RunRecord) {
    self.record = record
    facts = record.facts
    let acceptance = record.facts.acceptance
    self.acceptance = acceptance
    cells = SaidOnce(record.cells.map(\.outcome)).cells.map { cell in
      var cell = cell
      acceptance.accept(&cell.findings)
      return cell
    }
  }

  var outcome: RunOutcome {
    var outcome = RunOutcome(
      cells: cells, locales: facts.locales, devices: facts.devices, notChecked: notChecked,
      staleSuppressions: staleSuppressions, isWhole: record.isWhole,
      failedStates: record.failedStates,
      sizes: ComponentSize.sizes(of: record.cells, budget: facts.budget), strict: facts.strict,
      renderer: facts.renderer)
    if record.isWhole {
      outcome.obsolete = record.obsolete
      outcome.searchError = record.searchError
    }
    outcome.extent = record.extent
    return outcome
  }

  private var notChecked: [NotChecked] {
    uncoveredLocales + estimatedFonts + facts.undrawnEmoji + missingCatalogs
      + facts.untranslatedKeys + lostPreviews + filteredCells + leftOut
      + unprovedMirroring + suppressed + facts.unsearchedLinks + namesWithoutCatalog + undrawnViews
      + facts.switchedOff.map { $0.counting(cells.count) }
  }

  /// Colours and pictures of a project without an asset catalog.
  private var namesWithoutCatalog: [NotChecked] {
    let asking = cells.filter { !$0.withoutCatalog.isEmpty }
    return Set(asking.map(\.component)).sorted().map { component in
      let own = asking.filter { $0.component == component }
      let names = Set(own.flatMap(\.withoutCatalog)).sorted()
      return NotChecked(
        reason: .noAssetCatalog, subject: component, count: own.count,
        detail: "cells with frames or grey in place of "
          + names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " ..." : ""))
    }
  }

  /// Views of UIKit and other frameworks, of which only the frame is known.
  private var undrawnViews: [NotChecked] {
    let affected = cells.filter { !$0.undrawnViews.isEmpty }
    return Set(affected.map(\.component)).sorted().map { component in
      let own = affected.filter { $0.component == component }
      let names = Set(own.flatMap(\.undrawnViews)).sorted()
      return NotChecked(
        reason: .labelledFrame, subject: component, count: own.count,
        detail: "cells with a frame in place of " + names.prefix(3).joined(separator: ", ")
          + (names.count > 3 ? " ..." : ""))
    }
  }

  /// Locales that the faces cover not at all or in part: those with characters that only the system draws.
  private var uncoveredLocales: [NotChecked] {
    facts.locales.compactMap { locale in
      let cells = cells.filter { $0.variant.locale == locale && !$0.uncovered.isEmpty }
      guard !cells.isEmpty else { return nil }
      let points = Set(cells.flatMap(\.uncovered)).sorted()
      return NotChecked(
        reason: .noFace, subject: locale.identifier, count: cells.count,
        detail: "cells with characters that iOS draws and no face here has: "
          + CodePoint.examples(points))
    }
  }

  /// Without catalogs every locale shows the texts of the code.
  private var missingCatalogs: [NotChecked] {
    guard !facts.hasCatalogs else { return [] }
    return [
      NotChecked(
        reason: .noCatalog, subject: "*", count: cells.count,
        detail: "cells: no catalog was found, so no text is translated; name the catalogs under"
          + " `catalogs` in Config/matrix.yml")
    ]
  }

  /// Fonts whose widths are known from a few texts, or not at all.
  private var estimatedFonts: [NotChecked] {
    FontDesign.allCases.compactMap { design in
      guard let estimate = design.estimate else { return nil }
      let count = cells.count { $0.estimatedDesigns.contains(design) }
      guard count > 0 else { return nil }
      return NotChecked(
        reason: .estimatedFont, subject: estimate.name, count: count,
        detail: "cells with texts in it, which were measured as the system's font \(estimate.how)")
    }
  }

  /// Nothing in the program tells which ones: their types are left out with their conformances.
  private var lostPreviews: [NotChecked] {
    guard facts.mayLackPreviews else { return [] }
    return [
      NotChecked(
        reason: .optimized, subject: "previews", count: cells.count,
        detail: "cells; a PreviewProvider that is not public may be missing: "
          + "build in debug or with -enable-testing, or use #Preview")
    ]
  }

  private var filteredCells: [NotChecked] {
    guard facts.filteredCount > 0 else { return [] }
    return [
      NotChecked(
        reason: .filtered, subject: "*", count: facts.filteredCount,
        detail: "cells of the matrix")
    ]
  }

  private var leftOut: [NotChecked] {
    switch record.extent {
    case .plan: []
    case .shard(let shard, let others):
      [
        NotChecked(
          reason: .otherShards, subject: "\(shard)", count: others,
          detail: "cells of other shards; `overset merge` puts the blobs of all of them together")
      ]
    case .partial(let missing):
      [
        NotChecked(
          reason: .otherShards, subject: "*", count: missing,
          detail: "cells of shards whose blobs were not given")
      ]
    case .changes(_, others: 0): []
    case .changes(let revision, let others):
      [
        NotChecked(
          reason: .unchanged, subject: revision, count: others,
          detail: "cells that use no key that has changed since")
      ]
    }
  }

  private var unprovedMirroring: [NotChecked] {
    guard !cells.contains(where: { $0.variant.direction == .rightToLeft }) else { return [] }
    return [
      NotChecked(
        reason: .mirroring, subject: "*", count: cells.count,
        detail: "cells: no locale of this run reads from right to left")
    ]
  }

  private var suppressed: [NotChecked] {
    let known = cells.flatMap(\.findings).filter { $0.known != nil }.map(\.rule.name)
    return Set(known).sorted().map { rule in
      NotChecked(
        reason: .suppressed, subject: rule, count: known.count { $0 == rule },
        detail: "found and accepted")
    }
  }

  /// Acceptances that a whole run did not need, and those whose time is over.
  private var staleSuppressions: [Suppression] {
    acceptance.stale(
      after: cells.flatMap(\.findings), in: .components(isWhole: record.coversMatrix),
      expired: facts.expired)
  }
}

extension FontDesign {
  /// What a report calls the design, and how its widths were estimated; nil for the one that was measured.
  fileprivate var estimate: (name: String, how: String)? {
    switch self {
    case .standard: nil
    case .monospaced: ("monospaced design", "at one width for all letters, 0.611 of the size")
    case .rounded, .serif: ("\(self) design", "at \(widthPercent) % of its width")
    case .custom: ("custom fonts", "is, because no width of them is known")
    }
  }
}
