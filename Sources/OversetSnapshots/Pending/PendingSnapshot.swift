package import Foundation
package import OversetVocabulary

/// A new value that waits to be accepted or rejected: a text, a picture, or both.
package struct PendingSnapshot: Sendable {
  /// A file of it.
  package struct File: Sendable {
    /// How it stands to its reference.
    package enum State: String, Sendable {
      /// There is no reference.
      case new
      /// It differs from its reference.
      case changed
      /// The reference is no longer the one that it was compared with.
      case outdated
    }

    /// `txt` or `png`.
    package let pathExtension: String
    /// How it stands to its reference.
    package let state: State
    /// The new value.
    package let pending: URL
    /// Where the reference is or will be.
    package let reference: URL
    /// The drawn difference; nil if there is none.
    package let difference: URL?
  }

  let store: PendingStore
  /// Its path below the folder of references, without an extension: below the project's for one
  /// that lies beside its test.
  package let path: String
  /// Its files, by extension.
  package let files: [File]
  /// How its text differs from the reference; nil if it does not, or there is none.
  package let text: TextDifference?
  /// What it is about: the same for snapshots whose difference has one cause.
  package let cause: String

  /// Whether a reference has changed since the value was compared with it: the value must be made
  /// again before it can be accepted.
  package var isOutdated: Bool { files.contains { $0.state == .outdated } }

  /// Whether it has no reference at all.
  package var isNew: Bool { files.allSatisfy { $0.state == .new } }

  /// Makes the value the reference.
  ///
  /// - Returns: The references written.
  /// - Throws: `Diagnostic` where the reference has changed since, or a file cannot be read or
  ///   written; what is pending then stays.
  package func accept() throws(Diagnostic) -> [URL] { try store.accept(self) }

  /// Forgets the value; its reference stays.
  ///
  /// - Throws: `Diagnostic` where it cannot be removed, and so stays pending.
  package func reject() throws(Diagnostic) { try store.remove(self) }
}
