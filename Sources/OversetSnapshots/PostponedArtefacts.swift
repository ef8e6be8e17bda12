import Foundation
package import OversetVocabulary
import Synchronization

/// Artefacts of which somebody hears before they are there: drawing what differs takes longer than finding it.
package final class PostponedArtefacts: Sendable {
  private struct Artefacts: Sendable {
    let snapshot: String
    let write: @Sendable () -> Diagnostic?
  }

  /// The most names whose pictures wait at once: two pictures of a large device take 30 MB.
  private static let limit = 16

  private let waiting = Mutex<[Artefacts]>([])

  /// None.
  package init() {}

  /// Takes the writing of a name's artefacts; false where no more can wait.
  func add(_ snapshot: String, _ write: @escaping @Sendable () -> Diagnostic?) -> Bool {
    waiting.withLock { waiting in
      guard waiting.count < Self.limit else { return false }
      waiting.append(Artefacts(snapshot: snapshot, write: write))
      return true
    }
  }

  /// Writes what waits.
  ///
  /// - Returns: The snapshots of which nothing could be written, by their names, each with the reason.
  package func write() -> [(snapshot: String, problem: Diagnostic)] {
    let artefacts = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    let problems = Mutex<[(snapshot: String, problem: Diagnostic)]>([])
    DispatchQueue.concurrentPerform(iterations: artefacts.count) { index in
      guard let problem = artefacts[index].write() else { return }
      problems.withLock { $0.append((artefacts[index].snapshot, problem)) }
    }
    return problems.withLock { $0 }.sorted { $0.snapshot < $1.snapshot }
  }
}
