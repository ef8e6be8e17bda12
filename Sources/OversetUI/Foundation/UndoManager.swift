public import Foundation

/// Undoes what users have done: Foundation has none on Linux. It keeps what it is told and undoes it on demand.
open class UndoManager: NSObject {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []
  private var isUndoingNow = false
  private var isRedoingNow = false
  /// The name of the last action, for a menu.
  open private(set) var undoActionName = ""
  /// How many actions are kept; 0 is all.
  open var levelsOfUndo = 0
  /// Whether what happens in one turn is one action.
  open var groupsByEvent = true
  /// Whether there is something to undo.
  open var canUndo: Bool { !undos.isEmpty }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redos.isEmpty }
  /// Whether something is being undone.
  open var isUndoing: Bool { isUndoingNow }
  /// Whether something is being done again.
  open var isRedoing: Bool { isRedoingNow }

  /// Keeps how to undo something.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let undo = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoingNow { redos.append(undo) } else { undos.append(undo) }
  }

  /// Names the last action.
  open func setActionName(_ actionName: String) { undoActionName = actionName }

  /// Undoes the last action.
  open func undo() {
    guard let last = undos.popLast() else { return }
    isUndoingNow = true
    last()
    isUndoingNow = false
  }

  /// Does the last undone action again.
  open func redo() {
    guard let last = redos.popLast() else { return }
    isRedoingNow = true
    last()
    isRedoingNow = false
  }

  /// Forgets all actions.
  open func removeAllActions() {
    undos = []
    redos = []
  }

  /// Does nothing: each action stands by itself.
  open func beginUndoGrouping() {}
  /// Does nothing: each action stands by itself.
  open func endUndoGrouping() {}
}
