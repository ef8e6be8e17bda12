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
  var sizes: [ComponentSize] = []
  var failedStates: [FailedState] = []
  var mayLackPreviews = false

  private let project: Project
  private let plan: RunPlan
  private let cells: [CellOutcome]
  private let acceptance: FindingAcceptance

  /// Accepts what the project accepts of the findings of `cells`.
  init(project: Project, plan: RunPlan, cells: [CellOutcome]) {
    self.project = project
    self.plan = plan
    let acceptance = project.acceptance
    self.acceptance = acceptance
    self.cells = SaidOnce(cells).cells.map { cell in
      var cell = cell
      acceptance.accept(&cell.findings)
      return cell
    }
  }

  var outcome: RunOutcome {
    RunOutcome(
      cells: cells, locales: plan.locales, devices: plan.devices, notChecked: notChecked,
      staleSuppressions: staleSuppressions, isWhole: plan.isWhole && failedStates.isEmpty,
      failedStates: failedStates, sizes: sizes,
      strict: project.matrix.strict,
      renderer: RendererName.current(project.fonts))
  }

  private var notChecked: [NotChecked] {
    uncoveredLocales + estimatedFonts + undrawnEmoji + missingCatalogs + untranslatedKeys
      + lostPreviews + filteredCells
      + unprovedMirroring
      + suppressed + unsearchedLinks + namesWithoutCatalog + undrawnViews
      + project.checks.switchedOff(TreeChecks.all.map(\.rule), count: cells.count, "cells")
  }

  /// Links that catalogs might lie behind.
  private var unsearchedLinks: [NotChecked] {
    project.unsearchedLinks.map { link in
      NotChecked(
        reason: .symbolicLink, subject: link.file ?? "*", count: 1,
        detail: "links: \(link.problem); it was not searched for catalogs")
    }
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

  /// Families for emoji whose pictures are not drawn.
  private var undrawnEmoji: [NotChecked] {
    project.fonts.families.filter { $0.emojiPictures == .vectors }.map { family in
      NotChecked(
        reason: .noFace, subject: family.name, count: 1,
        detail: "emoji family without bitmaps (CBDT, sbix): placeholders were drawn")
    }
  }

  /// Locales that the faces cover not at all or in part: those with characters that only the system draws.
  private var uncoveredLocales: [NotChecked] {
    plan.locales.compactMap { locale in
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
    guard project.strings.catalogLibrary.catalogs.isEmpty else { return [] }
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

  /// Keys of the project's catalogs without a translation, by locale.
  private var untranslatedKeys: [NotChecked] {
    let library = project.strings.catalogLibrary
    return plan.locales.compactMap { locale in
      let keys = library.catalogs.flatMap { catalog in
        catalog.entries.filter { entry in
          entry.shouldTranslate && !entry.key.isEmpty && catalog.sourceLanguage != locale
            && !entry.lookup(locale: locale).isTranslated
        }
      }.map(\.key)
      guard !keys.isEmpty else { return nil }
      let examples = keys.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
      return NotChecked(
        reason: .untranslated, subject: locale.identifier, count: keys.count,
        detail: "keys without a translation; the source text was laid out instead: \(examples)"
          + (keys.count > 3 ? " ..." : ""))
    }
  }

  /// Nothing in the program tells which ones: their types are left out with their conformances.
  private var lostPreviews: [NotChecked] {
    guard mayLackPreviews else { return [] }
    return [
      NotChecked(
        reason: .optimized, subject: "previews", count: cells.count,
        detail: "cells; a PreviewProvider that is not public may be missing: "
          + "build in debug or with -enable-testing, or use #Preview")
    ]
  }

  private var filteredCells: [NotChecked] {
    guard plan.filteredCount > 0 else { return [] }
    return [
      NotChecked(
        reason: .filtered, subject: "*", count: plan.filteredCount,
        detail: "cells of the matrix")
    ]
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
      after: cells.flatMap(\.findings), in: .components(isWhole: plan.isWhole),
      expired: project.expiredSuppressions)
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
