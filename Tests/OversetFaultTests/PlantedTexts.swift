import OversetUI

extension PlantedFault {
  /// Texts that do not fit: T-1 to T-8, and views beyond the screen.
  static let texts: [PlantedFault] = [
    PlantedFault("TruncatedTitle", "T-1", "text-truncated") {
      Text("Restore purchases").lineLimit(1).frame(width: 70)
    } sound: {
      Text("Restore purchases").lineLimit(1).frame(width: 300)
    },
    PlantedFault("TruncatedRow", "T-1", "text-truncated") {
      List { HStack { Text("Restore purchases").lineLimit(1).frame(width: 80) } }
    } sound: {
      List { HStack { Text("Restore purchases") } }
    },
    PlantedFault("TruncatedParagraph", "T-1", "text-truncated") {
      Text("Renews until you cancel it in Settings.").lineLimit(2).frame(width: 120)
    } sound: {
      Text("Renews until you cancel it in Settings.").frame(width: 300)
    },
    PlantedFault("LargeTextInOneLine", "T-1", "text-truncated") {
      Text("Restore purchases").lineLimit(1).frame(width: 240).dynamicTypeSize(.accessibility4)
    } sound: {
      Text("Save").lineLimit(1).frame(width: 300).dynamicTypeSize(.accessibility1)
    },
    PlantedFault("HalfButtons", "T-1", "text-truncated") {
      HStack {
        Button("Restore purchases") {}.lineLimit(1).frame(width: 90, height: 44)
        Button("Save") {}.frame(width: 90, height: 44)
      }
    } sound: {
      VStack {
        Button("Restore purchases") {}.frame(width: 300, height: 44)
        Button("Save") {}.frame(width: 300, height: 44)
      }
    },
    PlantedFault("CutParagraph", "T-3", "text-cut-by-height", "text-truncated") {
      Text("Renews until you cancel it in Settings.").frame(width: 120, height: 30)
    } sound: {
      Text("Renews until you cancel it in Settings.").frame(width: 300)
    },
    PlantedFault("CutCard", "T-3", "text-cut-by-height", "text-truncated") {
      VStack {
        Text("Notifications")
        Text("Renews until you cancel it in Settings.")
      }
      .frame(width: 200, height: 44)
    } sound: {
      VStack {
        Text("Notifications")
        Text("Renews until you cancel it in Settings.")
      }
      .frame(width: 300)
    },
    PlantedFault("BrokenWord", "T-6", "word-broken") {
      Text("Notifications").frame(width: 90)
    } sound: {
      Text("Notifications").frame(width: 240)
    },
    PlantedFault("BrokenWordInTwoLines", "T-6", "word-broken", "text-truncated") {
      Text("Notifications").lineLimit(2).frame(width: 90)
    } sound: {
      Text("Notifications").lineLimit(2).frame(width: 240)
    },
    PlantedFault("BrokenWordInButton", "T-6", "word-broken") {
      Button {
      } label: {
        Text("Notifications").frame(width: 90).frame(minHeight: 44)
      }
    } sound: {
      Button {
      } label: {
        Text("Notifications").frame(width: 240).frame(minHeight: 44)
      }
    },
    PlantedFault("SqueezedTitle", "T-7", "squeezed-beside-space") {
      HStack {
        Text("Restore purchases").lineLimit(1).frame(width: 60)
        Spacer()
        Circle().frame(width: 20, height: 20)
      }
      .frame(width: 300)
    } sound: {
      HStack {
        Text("Restore purchases").lineLimit(1)
        Spacer()
        Circle().frame(width: 20, height: 20)
      }
      .frame(width: 300)
    },
    // Where the English words leave room, only the translations' meet the dot: what covers them in English is meant.
    PlantedFault("TextUnderDot", "T-7", "overlap") {
      ZStack(alignment: .leading) {
        Text("Restore purchases").fixedSize()
        Text(verbatim: "•").fixedSize().padding(.leading, 155)
      }
      .frame(width: 300, alignment: .leading)
    } sound: {
      ZStack(alignment: .leading) {
        Text("Restore purchases").fixedSize()
        Text(verbatim: "•").fixedSize().padding(.leading, 280)
      }
      .frame(width: 300, alignment: .leading)
    },
    PlantedFault("ScaledTitle", "T-8", "text-scaled-down") {
      Text("Restore purchases").lineLimit(1).minimumScaleFactor(0.3).frame(width: 80)
    } sound: {
      Text("Restore purchases").lineLimit(1).minimumScaleFactor(0.3).frame(width: 300)
    },
    PlantedFault("WideParagraph", "outside-screen", "outside-screen") {
      Text("Renews until you cancel it in Settings.").font(.largeTitle).fixedSize()
    } sound: {
      Text("Renews until you cancel it in Settings.").font(.largeTitle).padding()
    },
    PlantedFault("TextUnderClock", "outside-safe-area", "outside-safe-area") {
      Text("Save").frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
    } sound: {
      Text("Save").frame(maxHeight: .infinity, alignment: .top)
        .background { Color.yellow.ignoresSafeArea() }
    },
    // The English word is wide enough: a target that is small in the source language, too, is meant.
    PlantedFault("SmallButton", "touch-target-small", "touch-target-small") {
      Button {
      } label: {
        Text("Confirm").fixedSize().frame(minHeight: 44)
      }
    } sound: {
      Button {
      } label: {
        Text("Confirm").fixedSize().frame(minWidth: 44, minHeight: 44)
      }
    },
  ]
}
