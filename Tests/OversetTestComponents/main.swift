import Foundation
import OversetCommand
import OversetProject
import OversetUI

/// A button that obeys its text: what views of an app can do to the program that lays them out.
struct ObeyingButton: View {
  var body: some View {
    let text = String(localized: "part.go")
    if text == "stop" { fatalError("as the text says") }
    while text == "hang" { Thread.sleep(forTimeInterval: 1) }
    if text.hasPrefix("rest") { Thread.sleep(forTimeInterval: 4) }
    if text == "print" { print(String(repeating: "{\"number\": 1}\n", count: 1_000)) }
    return Text("part.go").lineLimit(1).frame(width: 60)
  }
}

/// Two texts that share a row: what one takes the other lacks.
struct SharedRow: View {
  let width: CGFloat

  var body: some View {
    HStack(spacing: 4) {
      Text("part.first").fixedSize()
      Text("part.second").lineLimit(1)
    }
    .frame(width: width)
  }
}

// The components that tests of the service ask.
await OversetCommand.main {
  [
    Component(
      "Button", presentation: .fitting(width: 200),
      states: [ComponentState("only") { ObeyingButton() }]),
    Component(
      "Row", presentation: .fitting(width: 320),
      states: [
        ComponentState("wide") { SharedRow(width: 300) },
        ComponentState("narrow") { SharedRow(width: 120) },
      ]),
    Component(
      "Counts", presentation: .fitting(width: 200),
      states: [
        ComponentState("three") {
          VStack {
            Text("part.days \(3)").lineLimit(1).frame(width: 100)
            Text("part.send \("Maria")").lineLimit(1).frame(width: 160)
          }
          .accessibilityHint("spoken.hint")
        }
      ]),
    Component(
      "Screen", presentation: .device,
      states: [
        ComponentState("only") {
          VStack {
            Text("part.title").font(.largeTitle).lineLimit(1)
            Text("part.body")
          }
        }
      ]),
  ]
}
