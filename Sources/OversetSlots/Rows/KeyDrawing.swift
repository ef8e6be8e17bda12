package import Foundation
import OversetCatalogs
import OversetConfig
package import OversetProject
package import OversetVocabulary

/// A place where an app's source draws a key, ready to be drawn in each locale on one device.
package struct KeyDrawing: Sendable {
  /// The key in a locale.
  package struct Entry: Sendable {
    /// The locale.
    package let locale: LocaleTag
    /// Its text there, with sample arguments.
    package let text: String
    /// The words of all texts of its row, by the numbers of their nodes; none without a row.
    package let words: [Int: String]
  }

  /// The slot, with what the source states.
  package let drawn: DrawnSlot
  /// The row; nil where the slot alone says what is around the text.
  package let row: RowPlace?
  /// Where the source draws it.
  package let place: SourcePlace
  /// The width of the screen between what the display keeps free at its sides, in points.
  package let screenWidth: Double
  /// The pixels of a point.
  package let displayScale: Double
  /// The key in each locale.
  package let entries: [Entry]

  /// What stands above its rows: the slot, the place, and what is known of the room.
  package var title: String { "\(drawn.slot.name)  \(place)  \(room)" }

  private var room: String {
    if let row { return row.doubt.map { "room at most: \($0)" } ?? "room known" }
    return drawn.room == .known ? "room known" : "room at most"
  }
}

extension SlotCheck {
  /// The places where the app's source draws `key`, in every locale of `files` on the first device: each slot, setting
  /// and row once. With them comes the project that they are drawn with: it has the fonts of the app that they name.
  ///
  /// - Throws: `Diagnostic` as ``uses(of:files:)`` does, and where there is no source.
  package func drawings(
    of key: String, files: [URL]
  ) async throws(Diagnostic) -> (list: [KeyDrawing], project: Project) {
    let tables = try TableInput(files, root: project.root, source: source).tables
    let own = try tables.having(key)
    let (found, project) = try await reading(of: tables)
    guard found.fileCount > 0 else { throw found.refused.first ?? .withoutSource }
    let uses = KeyUses(of: key, tables: own.map(\.table), in: found).places.filter { place in
      own.contains { SourceSlots.isSame(place.table, $0.table) }
    }
    let known = LanguageGaps(tables).locales
    let locales = try selection.locales(of: known, known: known)
    guard let device = try devices().first else { return ([], project) }
    let words = RowWords(of: uses, in: tables, withOwn: true)
    let list = try distinct(uses).map { place, drawn in
      KeyDrawing(
        drawn: drawn, row: place.row, place: place.place,
        screenWidth: Double(device.safeWidth), displayScale: Double(device.scale),
        entries: locales.map { locale in
          let text = words.text(of: key, place.table, in: locale)
          return KeyDrawing.Entry(
            locale: locale, text: text,
            words: place.row.map { words.words(of: $0.row, in: locale, own: text) } ?? [:])
        })
    }
    return (list, project)
  }

  /// The places whose slot is known, of those that are drawn alike the first.
  private func distinct(
    _ places: [TextPlace]
  ) throws(Diagnostic) -> [(place: TextPlace, drawn: DrawnSlot)] {
    struct Look: Hashable {
      let drawn: DrawnSlot
      let row: RowPlace?
      let table: String?
    }
    let table = try SlotTable(of: project)
    var known: Set<Look> = []
    var distinct: [(place: TextPlace, drawn: DrawnSlot)] = []
    for place in places {
      guard case .slot(let name) = place.drawing, let slot = try? table.slot(named: name),
        slot.isDrawn
      else { continue }
      let drawn = DrawnSlot(slot, place.setting, alone: true)
      guard known.insert(Look(drawn: drawn, row: place.row, table: place.table)).inserted else {
        continue
      }
      distinct.append((place, drawn))
    }
    return distinct
  }
}
