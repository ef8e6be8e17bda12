import OversetUI

extension PlantedFault {
  /// Numbers and lines that run the wrong way: B-1 to B-3.
  static let order: [PlantedFault] = [
    PlantedFault("OrderNumber", "B-1", "drawn-number-reversed") {
      Text("Order \("2024-000-117")")
    } sound: {
      Text("Parcel \("2024-000-117")")
    },
    PlantedFault("RoomNumber", "B-1", "drawn-number-reversed") {
      Text("Room \("12-345-67")")
    } sound: {
      Text("Suite \("12-345-67")")
    },
    PlantedFault("PhoneNumber", "B-2", "drawn-number-reversed") {
      Text(verbatim: "+49 30 123456")
    } sound: {
      Text(verbatim: "\u{2066}+49 30 123456\u{2069}")
    },
    PlantedFault("PhoneNumberInRow", "B-2", "drawn-number-reversed") {
      List { LabeledContent("Save") { Text(verbatim: "+90 212 555 12 34") } }
    } sound: {
      List { LabeledContent("Save") { Text(verbatim: "\u{2066}+90 212 555 12 34\u{2069}") } }
    },
    PlantedFault("ExtraNumber", "B-2", "drawn-number-reversed") {
      Button {
      } label: {
        Text(verbatim: "+49").frame(minWidth: 44, minHeight: 44)
      }
    } sound: {
      Button {
      } label: {
        Text(verbatim: "49").frame(minWidth: 44, minHeight: 44)
      }
    },
    PlantedFault("LatinBeginning", "B-3", "drawn-line-direction") {
      Text("No connection")
    } sound: {
      Text("No network")
    },
  ]
}
