import Foundation
import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetVocabulary

/// All that a check knows before it looks at the first text: catalogs, slots, and the rooms in them. It is made once,
/// and any number of texts are judged on it.
struct CheckGround: Sendable {
  /// The project.
  let project: Project
  /// The catalogs.
  let input: TableInput
  /// Says in which slot each key is drawn.
  let chooser: SlotChooser
  /// What the app's source says; nil where none was read.
  let places: AppPlaces?
  /// The keys that are not judged, as no file of the app's source names them; nil judges all.
  private(set) var unused: UnusedKeys?
  /// The languages of the catalogs, and what is in none.
  let gaps: LanguageGaps
  /// The locales that are looked at, in order.
  let locales: [LocaleTag]
  /// The devices, in order.
  let devices: [Device]
  /// The rooms of texts.
  private(set) var templates: SlotTemplates
  /// Chooses the values of arguments.
  let sampler: ArgumentSampler
  /// Of each table, what its keys are for one thing alone.
  let countsOfOne: [CountsOfOne]
  /// Of each table, the languages that nobody has translated, which one key tells for all; none where single keys are
  /// looked at.
  private(set) var copies: [CopiedLanguages]

  /// The same for all keys but those that nothing uses; nil judges these, too.
  func forAllKeys(leavingOut unused: UnusedKeys?) -> CheckGround {
    var ground = self
    ground.unused = unused
    ground.copies = input.tables.enumerated().map { number, table in
      let keys = unused?.keys[number] ?? []
      // Told of are the keys that rules look at.
      return CopiedLanguages(of: table) { keys.contains($0.key) || CauseFinder.isSetAside($0) }
    }
    return ground
  }

  /// The same with other rooms.
  func with(_ templates: SlotTemplates) -> CheckGround {
    var ground = self
    ground.templates = templates
    return ground
  }

  /// A checker of its texts; each thread needs its own.
  func makeChecker() -> BatchChecker { BatchChecker(self) }
}

extension SlotCheck {
  /// Reads `files` and lays out the slots that their keys come to.
  ///
  /// - Parameter slots: Further slots that are laid out.
  /// - Throws: `Diagnostic` as ``outcome(files:key:)`` does.
  func ground(files: [URL], with slots: [Slot] = []) async throws(Diagnostic) -> CheckGround {
    var check = self
    return try await check.readGround(files: files, with: slots)
  }

  private mutating func readGround(
    files: [URL], with slots: [Slot]
  ) async throws(Diagnostic) -> CheckGround {
    let input = try TableInput(
      files, root: project.root, source: source, memory: memory?.tables)
    let (chooser, places) = try await readChooser(for: input)
    let gaps = LanguageGaps(input.tables, appLanguages: input.appLanguages)
    let locales = try selection.locales(of: gaps.locales, known: gaps.languages)
    let devices = try devices()
    return CheckGround(
      project: project, input: input, chooser: chooser, places: places, gaps: gaps,
      locales: locales, devices: devices,
      templates: await templates(of: chooser, devices, locales, with: slots),
      sampler: try ArgumentSampler(project.samples),
      countsOfOne: memory?.countsOfOne(of: input.tables)
        ?? input.tables.map { CountsOfOne(of: $0) },
      copies: input.tables.map { _ in .perKey })
  }
}
