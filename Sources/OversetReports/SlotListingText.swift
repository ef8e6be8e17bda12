import OversetConfig
package import OversetSlots
package import OversetVocabulary

/// The slots that there are, for a terminal.
package struct SlotListingText: Sendable {
  private let listing: SlotListing

  /// The text of `listing`.
  package init(_ listing: SlotListing) { self.listing = listing }

  /// One line to a slot: its name, its lines at most, how many are usual where it wraps, and its width in points on
  /// each device; ends in a newline.
  package var text: PrintedText {
    var table = Table(rightAligned: Set(1...listing.devices.count + 2))
    table.add(["slot", "lines", "usual"] + listing.devices.map { "\($0.token)" })
    for row in listing.rows {
      let lines: PrintedText = row.slot.isDrawn ? row.lineLimit.map { "\($0)" } ?? "any" : "-"
      table.add(
        ["\(row.slot.name)", lines, row.usualLines.map { "\($0)" } ?? "-"]
          + row.widths.map { $0.map { "\(Points.text($0))" } ?? "-" })
    }
    return table.lines().joined(separator: "\n") + "\n"
  }
}
