/// The state of the views of one component, kept from one evaluation to the next.
///
/// A slot belongs to the property of a view at a place in the tree: the same place finds the same
/// state after the root has been evaluated again.
@MainActor
final class StateStore {
  private var slots: [String: AnyObject] = [:]

  init() {}

  /// The slot at `path`, made with `initial` the first time.
  func slot<Value>(_ path: String, initial: Value) -> StateSlot<Value> {
    if let slot = slots[path] as? StateSlot<Value> { return slot }
    let slot = StateSlot(initial)
    slots[path] = slot
    return slot
  }
}

/// Holds one state.
///
/// SwiftUI lets `@State` be read off the main actor, so the class carries no actor. Views, and
/// with them every slot, are evaluated on the main actor alone; that is what
/// `@unchecked Sendable` rests on.
final class StateSlot<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
