import OversetUI

extension PlantedFault {
  /// Characters, spacing of letters and case: G-1, G-3, C-1; and what an app lacks.
  static let characters: [PlantedFault] = [
    PlantedFault("UnknownCharacter", "G-1", "glyph-missing") {
      Text("Sealed")
    } sound: {
      // Names whose characters are in no face of the package, and which iOS draws.
      VStack {
        Text(verbatim: "김민준")
        Text(verbatim: "𠮷野")
        Text(verbatim: "नेहा")
      }
    },
    PlantedFault("SpacedTitle", "G-3", "tracking-on-joining-script") {
      Text("Notifications").tracking(2)
    } sound: {
      Text("Notifications")
    },
    PlantedFault("SpacedButton", "G-3", "tracking-on-joining-script") {
      Button {
      } label: {
        Text("Notifications").kerning(1.5).frame(minHeight: 44)
      }
    } sound: {
      Button {
      } label: {
        Text("Notifications").frame(minHeight: 44)
      }
    },
    PlantedFault("LowercaseTag", "C-1", "drawn-casing-residue") {
      Text(verbatim: "#" + "İzmir".lowercased())
    } sound: {
      Text("Izmir").textCase(.lowercase)
    },
    PlantedFault("MissingKey", "S-1", "text-not-in-catalog") {
      Text("A text that nobody has put into the catalog")
    } sound: {
      Text("Notifications")
    },
    PlantedFault("MissingPicture", "asset-missing", "asset-missing") {
      Image("nowhere")
    } sound: {
      Image(systemName: "photo")
    },
  ]
}
