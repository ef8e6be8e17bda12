import OversetProject
import OversetUI
import OversetVocabulary
import Synchronization

/// The components that subcommands run over.
///
/// ArgumentParser makes subcommands from arguments alone; what else they need comes this way. It is
/// set once, before the command line is read.
enum ComponentSource {
  private static let registered = Mutex<@MainActor @Sendable () -> [Component]>({ [] })

  /// Makes `components` those of this process.
  static func register(_ components: @escaping @MainActor @Sendable () -> [Component]) {
    registered.withLock { $0 = components }
  }

  /// Whether the compiler may have left previews out of this process. It does where it optimizes whole modules, and
  /// a package is built in one configuration. What `#Preview` makes is kept.
  @MainActor static var mayLackPreviews: Bool {
    #if DEBUG
      false
    #else
      PreviewDiscovery.hasPreviews || registered.withLock { $0 }().isEmpty
    #endif
  }

  /// The components of this process: those that are registered, and its previews.
  ///
  /// - Throws: `Diagnostic` where a modifier of a preview cannot make its context.
  @MainActor static func components() async throws(Diagnostic) -> [Component] {
    let registered = registered.withLock { $0 }()
    do {
      return PreviewComponents(try await PreviewDiscovery.previews()).joining(registered)
    } catch {
      throw Diagnostic(
        .data, problem: "a preview's modifier cannot make its context: \(error)",
        remedy: "mend makeSharedContext() of the modifier, or remove it from the preview")
    }
  }
}
