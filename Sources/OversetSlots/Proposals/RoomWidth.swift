import OversetText

/// How wide rooms are taken to be, to try from where on a text fits: a share of what the project gives them.
package struct RoomWidth: Hashable, Sendable {
  /// The shares that can be tried, in percent.
  package static let range = 50...150
  /// The rooms as they are.
  package static let own = RoomWidth(share: 100)

  /// The share of a room's own width, in percent.
  package let percent: Int

  /// Nil for a share outside of ``range``.
  package init?(percent: Int) {
    guard Self.range.contains(percent) else { return nil }
    self.init(share: percent)
  }

  private init(share: Int) { percent = share }
}

extension SlotRoom {
  /// The room with another width. Of a room that nothing limits nothing changes; lines and the least size of letters are
  /// those of the slot.
  func at(_ width: RoomWidth) -> SlotRoom {
    guard width != .own else { return self }
    let templates = templates.map { template in
      var template = template
      template.request.width = template.request.width.map { $0 * Double(width.percent) / 100 }
      return template
    }
    return SlotRoom(templates: templates, variant: variant, width: width)
  }
}
