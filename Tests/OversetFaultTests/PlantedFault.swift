import OversetProject
import OversetUI

/// A component with a fault, and its twin without: as like it as can be.
struct PlantedFault: Sendable {
  /// What the component is called.
  let name: String
  /// The id of the fault in Docs/faults.md; a rule without an id names itself.
  let fault: String
  /// The rules of which one must find it.
  let rules: Set<String>
  /// How both are shown.
  let presentation: SnapshotLayout
  private let broken: @MainActor @Sendable () -> AnyView
  private let sound: @MainActor @Sendable () -> AnyView

  /// A pair of views.
  init<Broken: View, Sound: View>(
    _ name: String, _ fault: String, _ rules: String..., on presentation: SnapshotLayout = .screen,
    @ViewBuilder broken: @escaping @MainActor @Sendable () -> Broken,
    @ViewBuilder sound: @escaping @MainActor @Sendable () -> Sound
  ) {
    self.name = name
    self.fault = fault
    self.rules = Set(rules)
    self.presentation = presentation
    self.broken = { AnyView(broken()) }
    self.sound = { AnyView(sound()) }
  }

  /// Both as a component of two states.
  var component: Component {
    Component(
      name, presentation: presentation,
      states: [
        ComponentState("broken") { broken() }, ComponentState("sound") { sound() },
      ])
  }

  /// All of the set.
  static let all = texts + bars + lines + mirroring + order + characters
}
