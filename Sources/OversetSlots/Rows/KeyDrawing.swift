package import Foundation
import OversetCatalogs
package import OversetConfig
import OversetProject
package import OversetVocabulary

/// A place where an app's source draws a key, ready to be drawn in each locale on one device.
package struct KeyDrawing: Sendable {
  /// The key in a locale.
  package struct Entry: Sendable {
    /// The locale.
    package let locale: LocaleTag
    /// Its text there.
    let text: String
    /// The words of all texts of its row, by the numbers of their nodes; none without a row.
    let words: [Int: String]
  }

  /// The slot, with what the source states.
  package let drawn: DrawnSlot
  /// The row; nil where the slot alone says what is around the text.
  package let row: RowDescription?
  /// Where the source draws it.
  package let place: SourcePlace
  /// What is known of the room.
  package let room: SlotEvidence.Room
  /// The width of the screen between what the display keeps free at its sides, in points.
  package let screenWidth: Double
  /// The pixels of a point.
  package let displayScale: Double
  /// The key in each locale.
  package let entries: [Entry]

  /// What stands above its rows: the slot, the place, and what is known.
  package var title: String {
    let room = room == .known ? "room known" : "room at most"
    return "\(drawn.slot.name)  \(place)  \(room)"
  }
}

extension SlotCheck {
  /// The places where the app's source draws `key`, in every locale of `files` on the first device.
  ///
  /// - Throws: `Diagnostic` as ``uses(of:files:)`` does.
  package func drawings(of key: String, files: [URL]) async throws(Diagnostic) -> [KeyDrawing] {
    let input = try TableInput(files, root: project.root, source: source)
    guard let table = input.tables.first(where: { $0.keys.contains(key) }) else {
      let known = input.tables.flatMap(\.keys)
      throw Diagnostic.unknown("key", key, known: known).counted(as: .usage)
    }
    let source = try await chooser(for: input).chooser.source
    guard case .drawn(let placements) = source?.finding(for: key, table: table.table) else {
      return []
    }
    let known = LanguageGaps(input.tables).locales
    let locales = try selection.locales(of: known, known: known)
    guard let device = try devices().first, let rows = source?.rows else { return [] }
    let neighbours = RowNeighbours(of: rows, and: [key], in: input.tables)
    return placements.compactMap { placement in
      guard let place = placement.evidence.drawnAt else { return nil }
      let row = placement.drawn.row.map { rows[$0.number] }
      return KeyDrawing(
        drawn: placement.drawn, row: row, place: place, room: placement.drawn.room,
        screenWidth: Double(device.safeWidth), displayScale: Double(device.scale),
        entries: locales.map { locale in
          let text = neighbours.text(of: key, nil, in: locale)
          return KeyDrawing.Entry(
            locale: locale, text: text,
            words: row.map { neighbours.words(of: $0, in: locale, own: text) } ?? [:])
        })
    }
  }
}
