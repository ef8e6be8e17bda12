package import OversetLayoutTree
import OversetUI

/// Keeps a view's state, acts on it as a user would, and logs what happens.
///
/// A driver finds a control by its identifier, or else by its accessibility label, or else by the words
/// that it shows. After each action it evaluates the view and runs what that caused, in this order:
/// `onDisappear` of removed views, `onAppear` of new ones, `onChange` of changed values; in each group,
/// inner views before outer ones. It repeats this until nothing more happens. SwiftUI documents no order
/// among views, so do not depend on this one.
@MainActor
public final class ViewDriver {
  /// The lines of the log, in order.
  public private(set) var lines: [String] = []

  private let name: String
  private let store = StateStore()
  private let evaluation: ViewResolver.Evaluation
  private let acting: ViewResolver.Acting
  /// What the user can reach now.
  private(set) var nodes: [_ViewNode] = []
  /// The screens that steps have shown, in order, each as it was when everything had settled.
  package private(set) var screens: [DrivenScreen] = []
  /// The step that is being done.
  private var step = ""
  private var presences: [LifecycleEvents.Presence] = []
  private var watched: [String: Any] = [:]
  private let tasks = ViewTasks()
  private static let mostRounds = 100

  init(
    name: String, evaluation: @escaping ViewResolver.Evaluation,
    acting: @escaping ViewResolver.Acting
  ) {
    self.name = name
    self.evaluation = evaluation
    self.acting = acting
  }

  /// The log as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// A screen that a step has shown.
  package struct DrivenScreen {
    /// The line of the log that says what was done.
    package let step: String
    /// The screen, laid out.
    package let tree: LayoutTree
  }

  /// Adds a line of your own, such as an effect that the view caused outside of itself.
  public func log(_ line: String) { lines.append(line) }

  /// Shows the view for the first time. `assertActionSnapshot` has done this before your actions run.
  public func appear() throws(ViewDriverError) {
    step = "appeared"
    log(step)
    try settle()
  }

  /// Taps the control `name`: a button, a link, a tab, a menu, the label of a group that folds. If it is disabled,
  /// the log says so and nothing happens.
  public func tap(_ name: String) throws(ViewDriverError) {
    let node = try target(name, .button)
    switch node.control {
    case .button(let action): try act(on: node, "tap \(name)", "tapped \(name)", action)
    case .toggle: try toggle(name)
    case .field: try act(on: node, "tap \(name)", "tapped \(name)") {}
    case .slider, .stepper, .picker, nil: throw .notTappable(name)
    }
  }

  /// Switches the toggle `name`.
  public func toggle(_ name: String) throws(ViewDriverError) {
    let node = try target(name, .toggle)
    guard case .toggle(let isOn) = node.control else { throw .noSwitch(name) }
    let state = isOn.wrappedValue ? "off" : "on"
    try act(on: node, "toggle \(name)", "toggled \(name) \(state)") {
      isOn.wrappedValue.toggle()
    }
  }

  /// Appends `text` to the field `name`, all of it at once: `onChange` runs once.
  public func type(_ text: String, into name: String) throws(ViewDriverError) {
    let (node, value) = try field(name)
    try act(
      on: node, "type into \(name)", "typed \(text.debugDescription) into \(name)"
    ) { value.wrappedValue += text }
  }

  /// Empties the field `name`.
  public func clear(_ name: String) throws(ViewDriverError) {
    let (node, value) = try field(name)
    try act(on: node, "clear \(name)", "cleared \(name)") { value.wrappedValue = "" }
  }

  /// Submits the field `name`, as the return key does.
  public func submit(_ name: String) throws(ViewDriverError) {
    let (node, _) = try field(name)
    try act(on: node, "submit \(name)", "submitted \(name)") {
      for action in node.submitActions { action() }
    }
  }

  /// Logs and does something to a control, if it acts, and lets the view settle.
  func act(
    on node: _ViewNode, _ attempt: String, _ done: String, _ action: @MainActor () -> Void
  ) throws(ViewDriverError) {
    guard node.isEnabled else { return log("\(attempt): disabled") }
    step = done
    log(done)
    run(action)
    try settle()
  }

  /// Logs and does something that waits, and lets the view settle.
  func act(_ done: String, _ action: @MainActor () async -> Void) async throws(ViewDriverError) {
    step = done
    log(done)
    let before = store.description
    await action()
    logChanges(since: before)
    try settle()
  }

  // MARK: Finding

  private func field(
    _ name: String
  ) throws(ViewDriverError) -> (node: _ViewNode, text: Binding<String>) {
    let node = try target(name, .field)
    guard case .field(let text) = node.control else { throw .noField(name) }
    return (node, text)
  }

  /// The control `name`, which a step wants to be of a kind.
  func target(
    _ name: String, _ kind: ViewDriverError.Kind
  ) throws(ViewDriverError) -> _ViewNode {
    let all = reachable
    let identified = all.filter { $0.attributes.identifier == name }
    let labelled = identified.isEmpty ? all.filter { $0.attributes.label == name } : identified
    let named = labelled.isEmpty ? all.filter { $0.spokenWords == name } : labelled
    guard let first = named.first else {
      throw .unknown(name, kind: kind, known: names(of: kind, among: all))
    }
    guard named.count == 1 else { throw .ambiguous(name, count: named.count) }
    // Padding and frames around a control carry the identifier in the control's place.
    let acting = first.withDescendants.filter { $0.control != nil }
    guard let target = acting.first else { throw .notTappable(name) }
    guard first.control != nil || acting.count == 1 else {
      throw .ambiguous(name, count: acting.count)
    }
    return target
  }

  /// What the user can reach, the outer views before the inner. A view that fits its room in two ways counts once.
  var reachable: [_ViewNode] {
    var met: Set<ObjectIdentifier> = []
    return nodes.flatMap(\.reachable).filter { met.insert(ObjectIdentifier($0)).inserted }
  }

  /// What the controls of a kind are called, or all of them where there is none of it.
  private func names(of kind: ViewDriverError.Kind, among all: [_ViewNode]) -> [String] {
    let ofKind = all.filter { kind.covers($0.control) }
    let named = ofKind.isEmpty ? all : ofKind
    return Set(
      named.compactMap { $0.attributes.identifier ?? $0.attributes.label ?? $0.spokenWords }
    )
    .sorted()
  }

  // MARK: Settling

  func settle() throws(ViewDriverError) {
    for _ in 0..<Self.mostRounds {
      let (reactions, layOut) = evaluate()
      if reactions.isEmpty {
        screens.append(DrivenScreen(step: step, tree: layOut()))
        return
      }
      for reaction in reactions { run(reaction) }
    }
    throw .neverSettles(name, rounds: Self.mostRounds)
  }

  /// Evaluates the view and returns the actions that follow, and what lays the screen out.
  private func evaluate() -> ([@MainActor () -> Void], @MainActor () -> LayoutTree) {
    let events = LifecycleEvents()
    events.tasks = tasks
    store.beginPass()
    let evaluated = evaluation(store, events)
    nodes = evaluated.nodes
    store.endPass()
    let (old, new) = (Set(presences.map(\.path)), Set(events.presences.map(\.path)))
    let gone = presences.filter { !new.contains($0.path) }.compactMap(\.disappeared)
    let come = events.presences.filter { !old.contains($0.path) }.compactMap(\.appeared)
    let changes = events.watches.compactMap(reaction)
    presences = events.presences
    watched = Dictionary(events.watches.map { ($0.path, $0.value) }, uniquingKeysWith: { $1 })
    return (gone + come + changes, evaluated.layOut)
  }

  /// The action for a change of a watched value, which logs the change first.
  private func reaction(to watch: LifecycleEvents.Watch) -> (@MainActor () -> Void)? {
    guard let previous = watched[watch.path] else { return watch.first }
    guard let reaction = watch.reaction(previous) else { return nil }
    return { [self] in
      let words = [previous, watch.value].map { StateDescription.words(of: $0) }
      log("changed \(words[0]) -> \(words[1])")
      reaction()
    }
  }

  /// Does `action` and logs which states it changed.
  private func run(_ action: @MainActor () -> Void) {
    let before = store.description
    acting(action)
    logChanges(since: before)
  }

  /// Waits for the tasks that views started with `task`, in the order in which they started. After each, it
  /// runs what that caused.
  public func finishTasks() async throws(ViewDriverError) {
    while true {
      let before = store.description
      guard await tasks.finishFirst() else { return }
      logChanges(since: before)
      try settle()
    }
  }

  private func logChanges(since before: [StateStore.DescribedState]) {
    let old = Dictionary(before.map { ($0.key, $0.words) }, uniquingKeysWith: { first, _ in first })
    for state in store.description {
      guard let words = old[state.key], words != state.words else { continue }
      log("\(state.name) \(words) -> \(state.words)")
    }
  }
}
