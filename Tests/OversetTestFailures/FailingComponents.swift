import Foundation
import OversetCommand
import SwiftUI

/// Components of which one state stands for each way to fail, between states that are sound.
enum FailingComponents {
  @MainActor static var all: [Component] {
    [
      component("Body") {
        Trap()
      } second: {
        Endless()
      } third: {
        Leaving()
      },
      component("Layout") {
        TrappingLayout { Text(verbatim: "a") }
      } second: {
        EndlessLayout { Text(verbatim: "a") }
      } third: {
        HangingLayout { Text(verbatim: "a") }
      },
      component("Drawing") {
        TrappingShape()
      } second: {
        DeepShape()
      } third: {
        TrappingGuide()
      },
      component("Endless") {
        DeepModified()
      } second: {
        DeepStyled()
      } third: {
        DeepColoured()
      },
      component("Measuring") {
        Blowup()
      } second: {
        DeepGuide()
      } third: {
        Lacking()
      },
    ]
  }

  /// A component whose code a text of a catalog stops.
  @MainActor static var byText: [Component] {
    [
      Component(
        "Mood", presentation: .fitting(width: 200),
        states: [
          ComponentState("only") {
            let mood = String(localized: "mood")
            if mood == "stop" { fatalError("no mood") }
            return Text(mood)
          }
        ])
    ]
  }

  private static func component<First: View, Second: View, Third: View>(
    _ name: String, first: @escaping @MainActor @Sendable () -> First,
    second: @escaping @MainActor @Sendable () -> Second,
    third: @escaping @MainActor @Sendable () -> Third
  ) -> Component {
    Component(
      name, presentation: .fitting(width: 200),
      states: [
        ComponentState("before") { Text(verbatim: "before") },
        ComponentState("first", content: first), ComponentState("second", content: second),
        ComponentState("third", content: third),
        ComponentState("behind") { Text(verbatim: "behind") },
      ])
  }
}

/// Stops the program.
struct Trap: View {
  var body: some View {
    if Int.random(in: 0...1) >= 0 { fatalError("trapped") }
    return Text(verbatim: "never")
  }
}

/// Does not end.
struct Endless: View {
  var body: some View {
    var number = 0
    while number >= 0 { number = (number + 1) % 1000 }
    return Text(verbatim: "\(number)")
  }
}

/// Ends the program as if all were well.
struct Leaving: View {
  var body: some View {
    if Int.random(in: 0...1) >= 0 { exit(0) }
    return Text(verbatim: "never")
  }
}

/// Asks for an object that nobody gives.
struct Lacking: View {
  @Environment(Account.self) private var account

  var body: some View { Text(verbatim: account.name) }
}

@MainActor @Observable final class Account {
  let name = "Ada"
}
