// A user's own `overset`, with the app's components in it.
import OversetCommand
import SwiftUI

@main enum Program {
  static func main() async {
    await OversetCommand.main {
      [
        Component(
          "Card", presentation: .fitting(width: 320),
          states: [ComponentState("empty") { Text("title") }])
      ]
    }
  }
}
