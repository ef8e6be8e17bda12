import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetShaping
import OversetVocabulary

/// What the report of a run says beside its cells: of the project, and of the plan.
///
/// They are values, so that reports of several machines can be put together where the project's files and the
/// components are not.
struct RunFacts: Codable, Sendable {
  /// The locales of the run, in order.
  let locales: [LocaleTag]
  /// The devices of the run, in order.
  let devices: [Device]
  /// How many cells of the matrix the selection leaves out.
  let filteredCount: Int
  /// Whether the plan has all cells of the matrix, and no others.
  let isWhole: Bool
  /// Whether warnings and stale suppressions fail the run.
  let strict: Bool
  /// How large the references of a component may be, in kilobytes.
  let budget: Double
  /// What lays out and draws, with versions.
  let renderer: String
  /// Whether the program may lack previews of its modules, because it was optimized.
  let mayLackPreviews: Bool
  /// Whether there is a catalog.
  let hasCatalogs: Bool
  /// What the project's configuration accepts.
  let suppressions: [Suppression]
  /// Suppressions whose time is over.
  let expired: [Suppression]
  /// What the project's baseline lists of components.
  let baseline: [Baseline.Entry]
  /// Families for emoji whose pictures are not drawn.
  let undrawnEmoji: [NotChecked]
  /// Keys without a translation, by locale.
  let untranslatedKeys: [NotChecked]
  /// Links that catalogs might lie behind.
  let unsearchedLinks: [NotChecked]
  /// Rules that the configuration switches off. They count all cells, however many there are.
  let switchedOff: [NotChecked]

  init(_ project: Project, _ plan: RunPlan, mayLackPreviews: Bool) {
    locales = plan.locales
    devices = plan.devices
    filteredCount = plan.filteredCount
    isWhole = plan.isWhole
    strict = project.matrix.strict
    budget = project.matrix.budget
    renderer = RendererName.current(project.fonts)
    self.mayLackPreviews = mayLackPreviews
    hasCatalogs = !project.strings.catalogLibrary.catalogs.isEmpty
    suppressions = project.checks.known
    expired = project.expiredSuppressions
    baseline = project.baseline.entries
    undrawnEmoji = Self.undrawnEmoji(project)
    untranslatedKeys = Self.untranslatedKeys(project, plan.locales)
    unsearchedLinks = Self.unsearchedLinks(project)
    switchedOff = project.checks.switchedOff(TreeChecks.all.map(\.rule), count: 0, "cells")
  }

  /// What the project accepts of components.
  var acceptance: FindingAcceptance {
    FindingAcceptance(
      suppressions: suppressions,
      baseline: Baseline(entries: baseline, catalogEntries: []).findings)
  }

  private static func unsearchedLinks(_ project: Project) -> [NotChecked] {
    project.unsearchedLinks.map { link in
      NotChecked(
        reason: .symbolicLink, subject: link.file ?? "*", count: 1,
        detail: "links: \(link.problem); it was not searched for catalogs")
    }
  }

  private static func undrawnEmoji(_ project: Project) -> [NotChecked] {
    project.fonts.families.filter { $0.emojiPictures == .vectors }.map { family in
      NotChecked(
        reason: .noFace, subject: family.name, count: 1,
        detail: "emoji family without bitmaps (CBDT, sbix): placeholders were drawn")
    }
  }

  private static func untranslatedKeys(
    _ project: Project, _ locales: [LocaleTag]
  ) -> [NotChecked] {
    let library = project.strings.catalogLibrary
    return locales.compactMap { locale in
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
}
