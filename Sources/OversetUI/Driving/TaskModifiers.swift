/// A modifier that works while its view is there.
private struct TaskModifier: ViewModifier {
  typealias Body = Never

  let id: String?
  let action: @MainActor () async -> Void

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let context = context.descending(to: "task")
    let nodes = content(context)
    // Work for another value is other work: the old ends, and the new begins.
    guard let lifecycle = context.services.lifecycle else { return nodes }
    let path = modifier.id.map { "\(context.path.words)(\($0))" } ?? context.path.words
    lifecycle.add(
      LifecycleEvents.Presence(
        path: path,
        appeared: { lifecycle.tasks?.begin(path, modifier.action) },
        disappeared: { lifecycle.tasks?.cancel(path) }))
    return nodes
  }
}

extension View {
  /// Starts a task when the view appears and cancels it when the view is removed.
  ///
  /// Only a driver shows views; its `finishTasks()` waits until the tasks end. In the matrix no task runs,
  /// so give a loading view its state from outside.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, action: { await action() }))
  }

  /// Starts a task when the view appears. When `id` changes, it cancels the task and starts another.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: "\(value)", action: { await action() }))
  }

  /// Starts a task with a name for debuggers when the view appears.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(priority: priority, action)
  }

  /// Starts a task with a name for debuggers when the view appears, and another when `id` changes.
  public func task<Value: Equatable>(
    id value: Value, name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: value, priority: priority, action)
  }
}

/// The work that a driven view has begun.
@MainActor
package final class ViewTasks {
  private var running: [(path: String, task: Task<Void, Never>)] = []

  /// No tasks yet.
  package init() {}

  /// Begins the work of the view at `path`.
  func begin(_ path: String, _ action: @escaping @MainActor () async -> Void) {
    running.append((path, Task { await action() }))
  }

  /// Ends the work of the view at `path`, which is gone.
  func cancel(_ path: String) {
    for (_, task) in running.filter({ $0.path == path }) { task.cancel() }
  }

  /// Waits for the task that started first; false if there is none.
  package func finishFirst() async -> Bool {
    guard !running.isEmpty else { return false }
    await running.removeFirst().task.value
    return true
  }
}
