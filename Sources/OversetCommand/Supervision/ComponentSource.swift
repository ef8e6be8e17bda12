import OversetProject
import OversetRun
import OversetUI
import Synchronization

/// The components that subcommands run over.
///
/// ArgumentParser makes subcommands from arguments alone; what else they need comes this way. It is
/// set once, before the command line is read.
enum ComponentSource {
  /// The components of a process, and what is known to fail.
  struct Found: Sendable {
    /// Those that are registered, and those of previews.
    let components: [Component]
    /// The states that cannot be laid out.
    let failedStates: [FailedState]
    /// Whether the compiler may have left previews out of this process.
    let mayLackPreviews: Bool
  }

  private static let registered = Mutex<@MainActor @Sendable () -> [Component]>({ [] })

  /// Makes `components` those of this process.
  static func register(_ components: @escaping @MainActor @Sendable () -> [Component]) {
    registered.withLock { $0 = components }
  }

  /// The components of this process: those that are registered, and its previews.
  @MainActor static func found() async -> Found {
    let work = SupervisedWork.current
    work?.tell(.registration)
    let registered = registered.withLock { $0 }()
    work?.tell(nil)
    var search = work?.plan.search ?? PreviewSearch()
    if let work { search.listener = work.listener }
    search.watch = { step in work?.tell(step.map { WorkItem.preview($0) }) }
    let previews = PreviewComponents(await PreviewDiscovery.previews(search))
    let failed = previews.failures.map {
      FailedState(component: $0.component, state: $0.state, reason: $0.reason)
    }
    return Found(
      components: previews.joining(registered),
      failedStates: failed + (work?.plan.failedStates ?? []),
      mayLackPreviews: isOptimized && (PreviewDiscovery.hasPreviews || registered.isEmpty))
  }

  /// The same for a process that a server asks.
  ///
  /// - Parameters:
  ///   - failures: What is not done again, and why.
  ///   - tell: Hears which code of the app runs next.
  @MainActor static func found(
    leavingOut failures: [(item: WorkItem, reason: String)],
    tell: @escaping @MainActor (WorkItem?) -> Void
  ) async -> Found {
    tell(.registration)
    let registered = registered.withLock { $0 }()
    var (search, failed) = (PreviewSearch(), [FailedState]())
    for failure in failures {
      switch failure.item {
      case .registration: break
      case .preview(let step): search.failed[step] = failure.reason
      case .state(let component, let state):
        failed.append(FailedState(component: component, state: state, reason: failure.reason))
      }
    }
    search.watch = { step in tell(step.map { WorkItem.preview($0) }) }
    let previews = PreviewComponents(await PreviewDiscovery.previews(search))
    return Found(
      components: previews.joining(registered),
      failedStates: previews.failures.map {
        FailedState(component: $0.component, state: $0.state, reason: $0.reason)
      } + failed,
      mayLackPreviews: false)
  }

  /// Whether this process was optimized. The compiler then leaves out types that nothing uses, and with them
  /// providers of previews; what `#Preview` makes is kept. A package is built in one configuration.
  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
