#if Service
  package import Foundation
  import OversetConfig
  import OversetFiles
  import OversetSnapshots
  package import OversetVocabulary

  /// Writes what was accepted on a service into the working tree: all of it, or nothing.
  package struct AcceptedWriter {
    /// What was written.
    package struct Outcome: Sendable {
      /// The references, as paths from the project's folder.
      package var references: [String] = []
      /// The references that the working tree has already.
      package var unchanged = 0
      /// How many entries `Config/checks.yml` has more.
      package var suppressions = 0
    }

    static let checks = "Config/checks.yml"
    private static let folder = "__Snapshots__/"

    private let root: FileRoot

    package init(project: URL) { root = FileRoot(project) }

    /// Writes a list.
    ///
    /// - Parameter object: The bytes of a value, by its digest.
    /// - Throws: `Diagnostic` for a reference that is not the one that people saw, for a value that is not what its digest
    ///   says, and for a file that cannot be written; nothing has changed then.
    package func write(
      _ list: AcceptedList, object: (String) async throws(Diagnostic) -> Data
    ) async throws(Diagnostic) -> Outcome {
      var outcome = Outcome()
      var changes: [(path: String, old: Data?, new: Data)] = []
      for reference in list.references {
        try prove(reference.path)
        let old = try root.read(reference.path, maximum: FileLimit.reference)
        let value = try await object(reference.digest)
        guard Digest.sha256Hex(of: value) == reference.digest else {
          throw Diagnostic(
            .data, file: reference.path,
            problem: "the server sends another value than was accepted",
            remedy: "see the server's log, and try again")
        }
        let new = AcceptedValue.reference(of: value)
        if old == new || old == value {
          outcome.unchanged += 1
          continue
        }
        guard old.map({ Digest.sha256Hex(of: $0) }) == reference.replaces else {
          throw Diagnostic(
            .data, file: reference.path,
            problem: "the reference is another one than the value was compared with",
            remedy: "check out the commit of the run, or run and review again")
        }
        changes.append((reference.path, old, new))
        outcome.references.append(reference.path)
      }
      if let change = try suppressions(list.known, &outcome) { changes.append(change) }
      try write(changes)
      return outcome
    }

    /// References lie in the folder of references: nothing else may be written, whatever a server says.
    private func prove(_ path: String) throws(Diagnostic) {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard path.hasPrefix(Self.folder),
        !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }),
        path.hasSuffix(".png") || path.hasSuffix(".txt")
      else {
        throw Diagnostic(
          .data, problem: "the server names '\(path)', which is no reference",
          remedy: "use the same version of overset on both sides")
      }
    }

    private func suppressions(
      _ known: [AcceptedFinding], _ outcome: inout Outcome
    ) throws(Diagnostic) -> (path: String, old: Data?, new: Data)? {
      guard !known.isEmpty else { return nil }
      let old = try root.read(Self.checks, maximum: FileLimit.configuration)
      guard let text = String(validating: old ?? Data(), as: UTF8.self) else {
        throw Diagnostic(
          .data, file: Self.checks, problem: "this is not UTF-8", remedy: "write it as UTF-8")
      }
      var suppressions: [Suppression] = []
      for finding in known { suppressions.append(try suppression(finding)) }
      let before = try ChecksConfiguration.parse(text, file: Self.checks).known.count
      let new = try SuppressionWriter.adding(suppressions, to: text, file: Self.checks)
      outcome.suppressions =
        try ChecksConfiguration.parse(new, file: Self.checks).known.count - before
      return new == text ? nil : (Self.checks, old, Data(new.utf8))
    }

    private func suppression(_ finding: AcceptedFinding) throws(Diagnostic) -> Suppression {
      var suppression = Suppression(rule: finding.rule, reason: finding.reason)
      (suppression.component, suppression.state) = (finding.component, finding.state)
      (suppression.key, suppression.device) = (finding.key, finding.device)
      suppression.locale = finding.locale.flatMap { LocaleTag($0) }
      suppression.until = finding.until.flatMap { CalendarDay($0) }
      guard (suppression.locale == nil) == (finding.locale == nil),
        (suppression.until == nil) == (finding.until == nil)
      else {
        throw Diagnostic(
          .data, problem: "the server sends a locale or a day that there is not",
          remedy: "use the same version of overset on both sides")
      }
      return suppression
    }

    /// Writes files, each whole; if one cannot be written, those before it become what they were.
    private func write(
      _ changes: [(path: String, old: Data?, new: Data)]
    ) throws(Diagnostic) {
      for change in changes { try root.proveWritable(change.path) }
      var done = 0
      do throws(Diagnostic) {
        for change in changes {
          try root.write(change.new, to: change.path)
          done += 1
        }
      } catch {
        for change in changes.prefix(done) {
          if let old = change.old {
            try? root.write(old, to: change.path)
          } else {
            root.discard(change.path)
          }
        }
        throw error
      }
    }
  }
#endif
