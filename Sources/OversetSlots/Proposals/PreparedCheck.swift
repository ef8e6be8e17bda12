package import Foundation
import OversetCatalogs
import OversetConfig
package import OversetProject
package import OversetVocabulary

/// A check whose catalogs were read and whose slots were laid out: any number of proposed texts are judged on it, and
/// each comes to what the check would find.
package struct PreparedCheck: Sendable {
  /// What the check found in the catalogs as they are.
  package let outcome: SlotOutcome
  /// A digest of catalogs, configuration and source: with the same one every text comes to the same.
  package let digest: String

  let ground: CheckGround
  /// The slots that can be named.
  let slots: SlotTable
  /// Where each key is written: the number of its table, and its number there.
  let places: [ExactString: [EntryNumber]]
  /// The locales of which most texts cannot be drawn, so that nothing is said of any.
  let uncovered: Set<LocaleTag>

  /// The place of an entry.
  struct EntryNumber: Hashable, Sendable {
    let table: Int
    let entry: Int
  }

  /// The locales that texts can be proposed in, in order.
  package var locales: [LocaleTag] { ground.locales }

  /// The devices, in order.
  package var devices: [Device] { ground.devices }

  /// The project.
  package var project: Project { ground.project }

  /// How many keys there are in all tables.
  package var keyCount: Int { ground.input.tables.reduce(0) { $0 + $1.keys.count } }

  /// A checker of proposed texts; each thread needs its own.
  package func makeChecker() -> ProposalChecker { ProposalChecker(self) }
}

extension SlotCheck {
  /// Reads `files`, lays out the slots and checks what there is.
  ///
  /// - Throws: `Diagnostic` as ``outcome(files:key:)`` does.
  package func prepared(files: [URL]) async throws(Diagnostic) -> PreparedCheck {
    let slots = try SlotTable(of: project)
    let ground = try await ground(files: files, with: slots.usual)
    let record = try await record(on: ground)
    var places: [ExactString: [PreparedCheck.EntryNumber]] = [:]
    for (table, contents) in ground.input.tables.enumerated() {
      for (entry, key) in contents.keys.enumerated() {
        places[ExactString(key), default: []].append(.init(table: table, entry: entry))
      }
    }
    let outcome = record.outcome
    return PreparedCheck(
      outcome: outcome,
      digest: try digest(
        of: ground.input, ground.places, record.facts, record.planned
      ).hex,
      ground: ground, slots: slots, places: places,
      uncovered: Set(ground.locales.filter(outcome.isUncovered)))
  }
}

extension SlotTable {
  /// The slots that a proposed text can be judged in by name: those of the system in each of their numbers, lines up to
  /// twenty, and the project's own.
  var usual: [Slot] {
    let numbered: [Slot.Kind] =
      (2...5).map { .tabItem(of: $0) } + (2...7).map { .segment(of: $0) }
      + (1...2).map { .alertButton(of: $0) } + (0...20).map { .body(lines: $0) }
    let known = Slot.plain.values.map { Slot($0) } + numbered.map { Slot($0) }
    return known.filter(\.isDrawn) + ownSlots
  }
}
