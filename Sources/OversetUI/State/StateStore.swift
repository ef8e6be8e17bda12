/// The state of the views of one component, kept from one evaluation to the next.
///
/// A slot belongs to the property of a view at a place in the tree: the same place finds the same
/// state after the root has been evaluated again.
@MainActor
package final class StateStore {
  private var slots: [String: any DescribedSlot] = [:]
  private var used: Set<String> = []

  package init() {}

  /// The slot at `path`, made with `initial` the first time.
  func slot<Value>(_ path: String, initial: @autoclosure () -> Value) -> StateSlot<Value> {
    used.insert(path)
    if let slot = slots[path] as? StateSlot<Value> { return slot }
    let slot = StateSlot(initial())
    slots[path] = slot
    return slot
  }

  /// The slot at `path`, if there is one.
  func existing<Value>(_ path: String, of type: Value.Type) -> StateSlot<Value>? {
    guard let slot = slots[path] as? StateSlot<Value> else { return nil }
    used.insert(path)
    return slot
  }

  /// Begins an evaluation of all views.
  package func beginPass() { used = [] }

  /// Forgets the state of views that the evaluation did not meet.
  package func endPass() { slots = slots.filter { used.contains($0.key) } }

  /// A state as it is logged.
  package struct DescribedState {
    /// Tells states of one name apart.
    package let key: String
    /// The property's name.
    package let name: String
    package let words: String
  }

  /// All states, in the order of their paths.
  package var description: [DescribedState] {
    slots.sorted { $0.key < $1.key }.flatMap { path, slot in
      let label = path.split(separator: ".").last.map(String.init) ?? path
      let name = StateDescription.property(label)
      return StateDescription.parts(of: slot.described, named: name).map { part, words in
        DescribedState(key: "\(path) \(part)", name: part, words: words)
      }
    }
  }
}

/// A slot whose value can be described without its type.
private protocol DescribedSlot: AnyObject {
  var described: Any { get }
}

/// Holds one state.
///
/// SwiftUI lets `@State` be read off the main actor, so the class carries no actor. Views, and
/// with them every slot, are evaluated on the main actor alone; that is what
/// `@unchecked Sendable` rests on.
final class StateSlot<Value>: DescribedSlot, @unchecked Sendable {
  var value: Value

  var described: Any { value }

  init(_ value: Value) { self.value = value }
}
