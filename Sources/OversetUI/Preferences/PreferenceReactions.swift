/// What views do about the values that their content hands on, before they are shown for the first time.
///
/// SwiftUI runs these actions, and evaluates the views again whose state they change, before it draws anything. Nothing
/// else that changes state runs without a driver.
@MainActor
final class PreferenceReactions {
  /// How often views are evaluated again; SwiftUI, too, ends an update that never settles.
  static let limit = 8

  private var known: [String: Any] = [:]
  private var pending: [@MainActor () -> Void] = []

  /// Notes the value that a view at a path is told, and what it does about it.
  func note<Value: Equatable>(
    _ value: Value, at path: String, action: @escaping @MainActor (Value) -> Void
  ) {
    if let before = known[path] as? Value, before == value { return }
    known[path] = value
    pending.append { action(value) }
  }

  /// Does what is to be done; false if nothing is.
  func run() -> Bool {
    let actions = pending
    pending = []
    for action in actions { action() }
    return !actions.isEmpty
  }
}
