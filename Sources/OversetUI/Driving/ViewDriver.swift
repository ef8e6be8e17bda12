/// Keeps a view's state over time, acts on it as a user would and logs what happens.
///
/// Each evaluation is followed by what it caused, in this order: `onDisappear` of what went,
/// `onAppear` of what came, `onChange` of what changed; in each, a view before what is around it.
/// Apple leaves the order among views open. Then the view is evaluated again, until nothing
/// happens any more.
@MainActor
public final class ViewDriver {
  /// What happened, a line each.
  public private(set) var lines: [String] = []

  private let name: String
  private let store = StateStore()
  private let makeNodes: @MainActor (StateStore, LifecycleEvents) -> [_ViewNode]
  private var nodes: [_ViewNode] = []
  private var presences: [LifecycleEvents.Presence] = []
  private var watched: [String: Any] = [:]
  private static let mostRounds = 100

  init(name: String, makeNodes: @escaping @MainActor (StateStore, LifecycleEvents) -> [_ViewNode]) {
    self.name = name
    self.makeNodes = makeNodes
  }

  /// The log as text.
  public var text: String { lines.joined(separator: "\n") }

  /// Adds a line of the test's own, such as an effect.
  public func log(_ line: String) { lines.append(line) }

  /// Shows the view for the first time.
  public func appear() throws(ViewDriverError) {
    log("appeared")
    try settle()
  }

  /// Taps the view whose identifier, or else label, is `name`. A disabled control does not act.
  public func tap(_ name: String) throws(ViewDriverError) {
    let node = try target(name)
    guard let action = node.action else { throw .notTappable(name) }
    guard node.isEnabled else { return log("tap \(name): disabled") }
    log("tapped \(name)")
    run(action)
    try settle()
  }

  // MARK: Finding

  private func target(_ name: String) throws(ViewDriverError) -> _ViewNode {
    let all = nodes.flatMap(\.withDescendants)
    let identified = all.filter { $0.identifier == name }
    let named = identified.isEmpty ? all.filter { $0.label == name } : identified
    guard let first = named.first else {
      throw .unknown(name, known: Set(all.compactMap { $0.identifier ?? $0.label }).sorted())
    }
    guard named.count == 1 else { throw .ambiguous(name, count: named.count) }
    // Padding and frames around a button carry the identifier in the button's place.
    let acting = first.withDescendants.filter { $0.action != nil }
    guard let target = acting.first else { throw .notTappable(name) }
    guard first.action != nil || acting.count == 1 else {
      throw .ambiguous(name, count: acting.count)
    }
    return target
  }

  // MARK: Settling

  private func settle() throws(ViewDriverError) {
    for _ in 0..<Self.mostRounds {
      let reactions = evaluate()
      if reactions.isEmpty { return }
      for reaction in reactions { run(reaction) }
    }
    throw .neverSettles(name, rounds: Self.mostRounds)
  }

  /// Evaluates the view; what is to be done about it.
  private func evaluate() -> [@MainActor () -> Void] {
    let events = LifecycleEvents()
    store.beginPass()
    nodes = makeNodes(store, events)
    store.endPass()
    let (old, new) = (Set(presences.map(\.path)), Set(events.presences.map(\.path)))
    let gone = presences.filter { !new.contains($0.path) }.compactMap(\.disappeared)
    let come = events.presences.filter { !old.contains($0.path) }.compactMap(\.appeared)
    let changes = events.watches.compactMap { watch -> (@MainActor () -> Void)? in
      if let previous = watched[watch.path] { return watch.reaction(previous) }
      return watch.first
    }
    presences = events.presences
    watched = Dictionary(events.watches.map { ($0.path, $0.value) }, uniquingKeysWith: { $1 })
    return gone + come + changes
  }

  /// Does `action` and logs which states it changed.
  private func run(_ action: @MainActor () -> Void) {
    let before = store.description
    action()
    let old = Dictionary(before.map { ($0.key, $0.words) }, uniquingKeysWith: { first, _ in first })
    for state in store.description {
      guard let words = old[state.key], words != state.words else { continue }
      log("\(state.name) \(words) -> \(state.words)")
    }
  }
}

extension _ViewNode {
  /// The node and all below it, the outer before the inner.
  fileprivate var withDescendants: [_ViewNode] { [self] + children.flatMap(\.withDescendants) }
}
