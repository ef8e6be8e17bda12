import OversetCommand
import OversetProject
import OversetUI

/// The command with components that the tests run as a process.
await OversetCommand.main {
  [
    Component(
      "Ignoring", presentation: .fitting(width: 200),
      states: [
        ComponentState("only") {
          VStack {
            Image(systemName: "star").symbolRenderingMode(.palette)
            Text(verbatim: "a").visualEffect { effect, _ in effect.opacity(0.5) }
            Rectangle().fill(Color.red.shadow(.drop(radius: 2))).frame(height: 20)
          }
          .accessibilityHint("b")
        }
      ]),
    Component(
      "Plain", presentation: .fitting(width: 200),
      states: [ComponentState("only") { Text(verbatim: "a").accessibilityHint("b") }]),
  ]
}
