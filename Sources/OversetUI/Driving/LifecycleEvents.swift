/// The reactions that views of one evaluation registered, in the order of evaluation: an inner view before
/// the view around it.
@MainActor
package final class LifecycleEvents {
  /// No reactions yet.
  package init() {}

  /// A view that reacts when it appears or disappears.
  package struct Presence {
    /// The path of the view.
    package let path: String
    /// The reaction to its appearance; nil if there is none.
    package var appeared: (@MainActor () -> Void)?
    /// The reaction to its removal; nil if there is none.
    package var disappeared: (@MainActor () -> Void)?
  }

  /// A value that a view watches.
  package struct Watch {
    /// The path of the view.
    package let path: String
    /// The value at this evaluation.
    package let value: Any
    /// The reaction to the first value; nil if there is none.
    package let first: (@MainActor () -> Void)?
    /// The reaction to a change from `previous`; nil if the value is equal.
    package let reaction: @MainActor (_ previous: Any) -> (@MainActor () -> Void)?
  }

  /// Starts the work that views do while they exist.
  package weak var tasks: ViewTasks?

  /// The views that react when they appear or disappear.
  package private(set) var presences: [Presence] = []
  /// The values that are watched.
  package private(set) var watches: [Watch] = []

  /// Adds a view that reacts when it appears or disappears.
  func add(_ presence: Presence) { presences.append(presence) }

  /// Adds a value that is watched.
  func add(_ watch: Watch) { watches.append(watch) }
}
