#if Service
  import Foundation
  package import OversetConfig
  package import OversetVocabulary
  import Synchronization

  /// The project as it is now, for every request.
  package final class ProjectHolder: Sendable {
    private struct State {
      var loaded: LoadedProject
      /// What is wrong with the files as they are now.
      var fault: Diagnostic?
      /// The files in which that is wrong.
      var faultStamp: ProjectStamp?
    }

    private let reader: ProjectReader
    private let state: Mutex<State>

    /// Reads the project.
    ///
    /// - Throws: `Diagnostic` for the first file that is wrong.
    package init(_ reader: ProjectReader, today: CalendarDay?) async throws(Diagnostic) {
      self.reader = reader
      state = Mutex(State(loaded: try await reader.read(today: today)))
    }

    /// The project's folder.
    var root: URL { reader.root }

    /// What is asked now.
    package var current: LoadedProject { state.withLock { $0.loaded } }

    /// Why it is not what the disk has; nil if it is, as far as is known.
    package var stale: String? { state.withLock { $0.fault.map { "\($0.all[0])" } } }

    /// Reads the files again if they have changed since. What cannot be read leaves what was there.
    ///
    /// - Returns: Whether something else is asked now, or what is wrong.
    /// - Throws: `Diagnostic` once for each state of the files that cannot be read.
    package func update(today: CalendarDay?) async throws(Diagnostic) -> Bool {
      let stamp = reader.stamp(today: today)
      let isKnown = state.withLock {
        $0.faultStamp.map { $0 == stamp } ?? ($0.loaded.stamp == stamp)
      }
      guard !isKnown else { return false }
      do throws(Diagnostic) {
        let loaded = try await reader.read(today: today, whileAsked: true)
        state.withLock { $0 = State(loaded: loaded) }
        return true
      } catch {
        state.withLock {
          $0.fault = error
          $0.faultStamp = stamp
        }
        throw error
      }
    }
  }
#endif
