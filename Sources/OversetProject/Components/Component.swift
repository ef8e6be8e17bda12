public import OversetUI

/// A component of an app, registered for the matrix.
public struct Component: Sendable {
  /// Its name: the folder of its snapshots.
  public let name: String
  /// How it is shown.
  public let presentation: SnapshotLayout
  /// Its states, in the order of reports.
  public let states: [ComponentState]

  /// A component called `name` in each of its `states`.
  public init(_ name: String, presentation: SnapshotLayout, states: [ComponentState]) {
    self.name = name
    self.presentation = presentation
    self.states = states
  }

  /// How one of its states is shown.
  package func presentation(of state: ComponentState) -> SnapshotLayout {
    state.presentation ?? presentation
  }
}

/// A state of a component: the view that shows it.
public struct ComponentState: Sendable {
  /// Its name: the beginning of its snapshots' names.
  public let name: String
  /// How the state is shown, if not as its component.
  package let presentation: SnapshotLayout?
  /// Whether devices are held in landscape.
  package var isLandscape = false
  /// Makes the view.
  package private(set) var view: @MainActor @Sendable () -> AnyView

  /// The state on a device that cannot be turned: laid out upright, with a record of it.
  package var keptUpright: ComponentState {
    var state = self
    let view = view
    state.view = { AnyView(view().ignored("previewInterfaceOrientation", "landscape")) }
    return state
  }

  /// A state called `name`, shown by the view that `content` makes.
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    presentation = nil
    view = { AnyView(content()) }
  }

  /// A state that is shown in its own way.
  package init(
    _ name: String, presentation: SnapshotLayout, view: @escaping @MainActor @Sendable () -> AnyView
  ) {
    self.name = name
    self.presentation = presentation
    self.view = view
  }
}
