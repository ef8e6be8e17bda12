import OversetConfig
package import OversetSlots
package import OversetVocabulary

/// Where an app's source draws a key, for a terminal.
package struct KeyUsesText: Sendable {
  private let uses: KeyUses
  private let style: ReportStyle

  /// The text of `uses`.
  package init(_ uses: KeyUses, style: ReportStyle = ReportStyle()) {
    self.uses = uses
    self.style = style
  }

  /// A block for each place: where, the slot, how the text is set, and the way of the key to it; ends in a newline.
  package var text: PrintedText {
    ([head] + uses.places.flatMap(lines) + others).joined(separator: "\n") + "\n"
  }

  private var head: PrintedText {
    let key = style.heading(Wording.quoted(uses.key))
    let files = Wording.count(uses.fileCount, "file")
    let count = uses.places.count
    return count == 0
      ? "\(key): no place in \(files) of source"
      : "\(key): \(Wording.count(count, "place")) in \(files) of source"
  }

  private func lines(_ place: TextPlace) -> [PrintedText] {
    let table: PrintedText = place.table.map { "  table \($0)" } ?? ""
    let setting = SettingWords.words(of: place.setting)
    var steps = Table()
    for step in place.steps { steps.add(["\(step.action)", style.faint("\(step.place)")]) }
    return ["  \(place.place)  \(drawing(place))\(table)"]
      + (setting.isEmpty ? [] : ["    \(setting.joined(separator: ", "))"])
      + (place.row.map { ["    \(room(in: $0))"] } ?? [])
      + steps.lines(indent: "      ")
  }

  /// What is known of the room by the views around the text.
  private func room(in row: RowPlace) -> PrintedText {
    row.mayHaveMore
      ? "its row does not say the room: \(row.doubt ?? "")"
      : Wording.room(.row(doubt: row.doubt))
  }

  private func drawing(_ place: TextPlace) -> PrintedText {
    switch place.drawing {
    case .slot(let name): style.heading("\(name)") + others(place) + surface(place)
    case .notDrawn(let what): "not drawn: \(what)"
    case .unknown(let reason): "unknown slot: \(reason)"
    }
  }

  /// The slots that it may have instead.
  private func others(_ place: TextPlace) -> PrintedText {
    guard !place.otherSlots.isEmpty else { return "" }
    return " or \(place.otherSlots.joined(separator: " or "))"
  }

  /// What draws it, if that is no screen of the phone.
  private func surface(_ place: TextPlace) -> PrintedText {
    place.surface.map { " (\($0.name), not judged)" } ?? ""
  }

  /// Where the key is mentioned without a place; why there is none at all.
  private var others: [PrintedText] {
    if uses.places.isEmpty, uses.unplaced.isEmpty {
      return [
        "  the source does not mention the key; it may be made at run time, or belong to what is not read"
      ]
    }
    return uses.unplaced.map { unplaced in
      "  \(unplaced.mention.map { "\($0)" } ?? "nowhere")  not followed: \(unplaced.reason)"
    }
  }
}
