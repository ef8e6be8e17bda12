/// What the views of one evaluation want to be told, in the order in which they were evaluated:
/// a view before what is around it.
@MainActor
final class LifecycleEvents {
  /// A view that is told when it comes or goes.
  struct Presence {
    let path: String
    var appeared: (@MainActor () -> Void)?
    var disappeared: (@MainActor () -> Void)?
  }

  /// A value whose changes a view is told.
  struct Watch {
    let path: String
    let value: Any
    /// What is done about the first value; nil where nothing is.
    let first: (@MainActor () -> Void)?
    /// What is to be done after the value was `previous`; nil where it is equal.
    let reaction: @MainActor (_ previous: Any) -> (@MainActor () -> Void)?
  }

  /// Where work begins that views do while they are there.
  weak var tasks: ViewTasks?

  private(set) var presences: [Presence] = []
  private(set) var watches: [Watch] = []

  /// Adds a view that is told when it comes or goes.
  func add(_ presence: Presence) { presences.append(presence) }

  /// Adds a value that is watched.
  func add(_ watch: Watch) { watches.append(watch) }
}
