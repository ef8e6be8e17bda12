/// The events that the views of one evaluation observe, in the order in which the views were evaluated: a
/// view before the views around it.
@MainActor
final class LifecycleEvents {
  /// A view with actions for when it appears and disappears.
  struct Presence {
    let path: String
    var appeared: (@MainActor () -> Void)?
    var disappeared: (@MainActor () -> Void)?
  }

  /// A value whose changes a view observes.
  struct Watch {
    let path: String
    let value: Any
    /// The action for the first value.
    let first: (@MainActor () -> Void)?
    /// The action for a change from `previous`; nil if the value is equal.
    let reaction: @MainActor (_ previous: Any) -> (@MainActor () -> Void)?
  }

  /// Starts the work that views do while they exist.
  weak var tasks: ViewTasks?

  private(set) var presences: [Presence] = []
  private(set) var watches: [Watch] = []

  /// Adds a view with actions for when it appears and disappears.
  func add(_ presence: Presence) { presences.append(presence) }

  /// Adds a value that is watched.
  func add(_ watch: Watch) { watches.append(watch) }
}
