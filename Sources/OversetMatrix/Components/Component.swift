public import Foundation
public import OversetUI

/// A component of an app, registered for the matrix.
public struct Component: Sendable {
  /// How a component is shown.
  public enum Presentation: Sendable, Equatable {
    /// On a whole screen of each device.
    case screen
    /// In a width, in points, as high as it wants to be. The device gives only its scale.
    case fitting(width: CGFloat)
  }

  /// Its name: the folder of its snapshots.
  public let name: String
  /// How it is shown.
  public let presentation: Presentation
  /// Its states, in the order of reports.
  public let states: [ComponentState]

  /// A component called `name` in each of its `states`.
  public init(_ name: String, presentation: Presentation, states: [ComponentState]) {
    self.name = name
    self.presentation = presentation
    self.states = states
  }
}

/// A state of a component: the view that shows it.
public struct ComponentState: Sendable {
  /// Its name: the beginning of its snapshots' names.
  public let name: String
  /// Makes the view.
  package let view: @MainActor @Sendable () -> AnyView

  /// A state called `name`, shown by the view that `content` makes.
  public init<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    view = { AnyView(content()) }
  }
}
