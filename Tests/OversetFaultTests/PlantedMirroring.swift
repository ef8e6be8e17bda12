import OversetUI

extension PlantedFault {
  /// What must mirror and does not, and what must not and does.
  static let mirroring: [PlantedFault] = [
    PlantedFault("ChevronRight", "R-1", "direction-fixed-symbol", "image-not-mirrored") {
      HStack {
        Text("Notifications"); Spacer(); Image(systemName: "chevron.right")
      }
    } sound: {
      HStack {
        Text("Notifications"); Spacer(); Image(systemName: "chevron.forward")
      }
    },
    PlantedFault("ArrowLeft", "R-1", "direction-fixed-symbol", "image-not-mirrored") {
      Button {
      } label: {
        Image(systemName: "arrow.left").frame(width: 44, height: 44)
      }
    } sound: {
      Button {
      } label: {
        Image(systemName: "arrow.backward").frame(width: 44, height: 44)
      }
    },
    PlantedFault("ArrowInWords", "R-1", "arrow-in-text") {
      Text("Next, with an arrow")
    } sound: {
      Text("Next")
    },
    PlantedFault("MovedTitle", "R-2", "not-mirrored") {
      Text("Save").offset(x: 40)
    } sound: {
      Text("Save").padding(.leading, 40)
    },
    PlantedFault("PlacedDot", "R-2", "not-mirrored") {
      Circle().frame(width: 9, height: 9).position(x: 40, y: 80)
    } sound: {
      HStack {
        Circle().frame(width: 9, height: 9)
        Spacer()
      }
      .padding(.leading, 36)
    },
    // A forward arrow that is turned to point downwards points upwards in Arabic; turned words have no side.
    PlantedFault("TurnedArrow", "R-2", "not-mirrored") {
      Image(systemName: "chevron.forward").rotationEffect(.degrees(90))
    } sound: {
      Text("Notifications").rotationEffect(.degrees(20))
    },
    PlantedFault("ScaledFromLeft", "R-2", "not-mirrored") {
      Text("Notifications").scaleEffect(0.8, anchor: .leading)
    } sound: {
      Text("Notifications").scaleEffect(0.9)
    },
    PlantedFault("FixedScreen", "R-2", "translation-left-to-right") {
      VStack(alignment: .leading) {
        Text("Notifications")
        Text("Renews until you cancel it in Settings.")
      }
      .environment(\.layoutDirection, .leftToRight)
    } sound: {
      VStack(alignment: .leading) {
        Text("Notifications")
        Text("Renews until you cancel it in Settings.")
      }
    },
    PlantedFault("FixedRow", "R-2", "translation-left-to-right") {
      HStack {
        Text("Notifications"); Text("Save")
      }
      .environment(\.layoutDirection, .leftToRight)
    } sound: {
      HStack {
        Text("Notifications"); Text("Save")
      }
    },
    PlantedFault("TurnedClock", "R-3", "mirrored-symbol") {
      Image(systemName: "clock").flipsForRightToLeftLayoutDirection(true)
    } sound: {
      Image(systemName: "clock")
    },
    PlantedFault("TurnedMark", "R-3", "mirrored-symbol") {
      Image(systemName: "checkmark").flipsForRightToLeftLayoutDirection(true)
    } sound: {
      Image(systemName: "checkmark")
    },
    PlantedFault("Player", "R-3", "row-reordered") {
      HStack {
        Image(systemName: "backward.fill")
        Image(systemName: "play.fill")
        Image(systemName: "forward.fill")
      }
    } sound: {
      HStack {
        Image(systemName: "backward.fill")
        Image(systemName: "play.fill")
        Image(systemName: "forward.fill")
      }
      .environment(\.layoutDirection, .leftToRight)
    },
    PlantedFault("PhonePrefix", "R-3", "row-reordered") {
      HStack {
        Text(verbatim: "\u{2066}+49\u{2069}"); Text(verbatim: "30123456")
      }
    } sound: {
      HStack {
        Text(verbatim: "\u{2066}+49\u{2069}"); Text(verbatim: "30123456")
      }
      .environment(\.layoutDirection, .leftToRight)
    },
    PlantedFault("DrawnBar", "R-4", "bar-not-mirrored") {
      Capsule().frame(width: 60, height: 4).position(x: 30, y: 2).frame(width: 200, height: 4)
    } sound: {
      ProgressView(value: 0.3).frame(width: 200)
    },
    PlantedFault("MovedKnob", "R-4", "bar-not-mirrored", "not-mirrored") {
      ZStack(alignment: .leading) {
        Capsule().frame(height: 4)
        Circle().frame(width: 20, height: 20).offset(x: 60)
      }
      .frame(width: 200)
    } sound: {
      ZStack(alignment: .leading) {
        Capsule().frame(height: 4)
        Circle().frame(width: 20, height: 20).padding(.leading, 60)
      }
      .frame(width: 200)
    },
  ]
}
