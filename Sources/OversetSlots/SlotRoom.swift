/// The room that a text has where it is drawn, on each device.
struct SlotRoom: Sendable {
  /// The layouts, devices outermost.
  let templates: [SlotTemplate]
  /// Which words stand beside the text: of one slot or row, rooms of one number are the same.
  var variant = 0
  /// The share of its own width that it is taken to have.
  var width = RoomWidth.own
}
