import OversetConfig
package import OversetSlots
package import OversetVocabulary

/// The slots that there are, for a terminal.
package struct SlotListingText: Sendable {
  private let listing: SlotListing

  /// The text of `listing`.
  package init(_ listing: SlotListing) { self.listing = listing }

  /// One line to a slot: its name, lines, and width in points on each device; ends in a newline.
  package var text: PrintedText {
    var table = Table(rightAligned: Set(1...listing.devices.count + 1))
    table.add(["slot", "lines"] + listing.devices.map { "\($0.token)" })
    for row in listing.rows {
      let lines: PrintedText = row.slot.isDrawn ? row.lineLimit.map { "\($0)" } ?? "any" : "-"
      table.add(
        ["\(row.slot.name)", lines] + row.widths.map { $0.map { "\(Points.text($0))" } ?? "-" })
    }
    return table.lines().joined(separator: "\n") + "\n"
  }
}
