import OversetCatalogs
import OversetText

/// What a view inherits from its place in the tree.
@MainActor
public struct _ViewContext {
  var environment: EnvironmentValues
  /// Names the view's place from the root, for its state.
  var path: String
  let services: ViewServices

  /// The context of a part of this view.
  func descending(to part: String) -> _ViewContext {
    var context = self
    context.path += "/" + part
    return context
  }
}

/// What resolving a tree of views needs besides the views.
@MainActor
final class ViewServices {
  let engine: TextEngine
  let strings: StringTable
  let store: StateStore
  /// Collects what views want to be told; nil where nothing is ever told.
  let lifecycle: LifecycleEvents?

  init(
    engine: TextEngine, strings: StringTable, store: StateStore,
    lifecycle: LifecycleEvents? = nil
  ) {
    self.engine = engine
    self.strings = strings
    self.store = store
    self.lifecycle = lifecycle
  }
}
