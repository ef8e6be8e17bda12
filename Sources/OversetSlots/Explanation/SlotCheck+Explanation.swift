package import Foundation
import OversetCatalogs
import OversetConfig
import OversetProject
import OversetText
package import OversetVocabulary

extension SlotCheck {
  /// Explains what a check of `files` knows of `key`.
  ///
  /// - Throws: `Diagnostic` as ``outcome(files:key:)`` does, and for a key that no file has.
  package func explanation(of key: String, files: [URL]) async throws(Diagnostic) -> KeyExplanation
  {
    let input = try TableInput(files, root: project.root, source: source)
    let tables = input.tables
    let places = tables.enumerated().flatMap { number, table in
      table.keys.indices.filter { table.keys[$0].utf8.elementsEqual(key.utf8) }.map { (number, $0) }
    }
    guard !places.isEmpty else {
      throw Diagnostic.unknown("key", key, known: tables.flatMap(\.keys)).counted(as: .usage)
    }
    var check = self
    let (chooser, read) = try await check.readChooser(for: input)
    let unused = read.map { UnusedKeys(of: tables, in: SourceReading($0)) }
    let devices = try devices()
    let templates = await check.templates(
      of: chooser, devices, Set(tables.map(\.sourceLanguage)).sorted())
    let entries = places.flatMap { number, index in
      let table = tables[number]
      let isUnused = unused?.keys[number]?.contains(table.keys[index]) ?? false
      return table.entries(index..<index + 1).map { entry in
        explained(entry, in: table.table, chooser, templates, isUnused: isUnused)
      }
    }
    return KeyExplanation(
      key: key, entries: entries, outcome: try await outcome(files: files, key: key))
  }

  private func explained(
    _ entry: CatalogEntry, in table: String, _ chooser: SlotChooser, _ templates: SlotTemplates,
    isUnused: Bool
  ) -> KeyExplanation.Entry {
    let traits = EntryTraits(entry, table: table)
    let choice = chooser.choice(for: traits)
    var texts: [KeyExplanation.Text] = []
    entry.forEachLeaf { leaf in
      texts.append(
        KeyExplanation.Text(
          locale: leaf.locale, variant: leaf.path.description, text: leaf.value, place: leaf.place))
    }
    let room = choice.placements.first.flatMap {
      templates.room(of: $0.drawn, in: entry.sourceLanguage)
    }
    return KeyExplanation.Entry(
      table: table, place: entry.place, comment: entry.comment,
      texts: sorted(texts, source: entry.sourceLanguage), isUnused: isUnused,
      slot: choice.slot,
      evidence: choice.evidence,
      drawings: choice.placements.filter { $0.evidence.drawnAt != nil }.map {
        KeyExplanation.Drawing(
          slot: $0.drawn.slot, setting: $0.drawn.setting, evidence: $0.evidence)
      }, rules: chooser.rules(covering: traits, choice),
      rooms: (room?.templates ?? []).map {
        KeyExplanation.Room(
          device: $0.device, typeSize: $0.typeSize, legibilityWeight: $0.legibilityWeight,
          width: $0.request.width,
          lineLimit: $0.request.lineLimit)
      })
  }

  /// The source language first, then as tags are ordered; variants as the file has them.
  private func sorted(
    _ texts: [KeyExplanation.Text], source: LocaleTag
  ) -> [KeyExplanation.Text] {
    texts.enumerated().sorted { left, right in
      let (first, second) = (left.element.locale, right.element.locale)
      if first == second { return left.offset < right.offset }
      return first == source || second != source && first < second
    }.map(\.element)
  }
}
