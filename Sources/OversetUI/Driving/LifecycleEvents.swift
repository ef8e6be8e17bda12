/// The reactions that views of one evaluation registered, in the order of evaluation: an inner view before
/// the view around it.
@MainActor
final class LifecycleEvents {
  /// A view that reacts when it appears or disappears.
  struct Presence {
    let path: String
    var appeared: (@MainActor () -> Void)?
    var disappeared: (@MainActor () -> Void)?
  }

  /// A value that a view watches.
  struct Watch {
    let path: String
    let value: Any
    /// The reaction to the first value; nil if there is none.
    let first: (@MainActor () -> Void)?
    /// The reaction to a change from `previous`; nil if the value is equal.
    let reaction: @MainActor (_ previous: Any) -> (@MainActor () -> Void)?
  }

  /// Starts the work that views do while they exist.
  weak var tasks: ViewTasks?

  private(set) var presences: [Presence] = []
  private(set) var watches: [Watch] = []

  /// Adds a view that reacts when it appears or disappears.
  func add(_ presence: Presence) { presences.append(presence) }

  /// Adds a value that is watched.
  func add(_ watch: Watch) { watches.append(watch) }
}
