package import Foundation
import OversetFiles
package import OversetRaster
import OversetVocabulary

/// A folder of references, and what is done when a new value meets them.
///
/// The store holds two paths and no state, so any number of tasks may verify at once; files are
/// written whole or not at all.
package struct SnapshotStore: Sendable {
  /// The folder of references, usually `__Snapshots__`.
  package let root: URL

  /// The folder of artefacts, usually `.overset`; `nil` writes none. It is made when first needed,
  /// with a `.gitignore` that ignores all of it.
  package let artefacts: URL?

  /// The path below `root`, in which names lie; empty where they lie in `root` itself.
  package let folder: String

  /// Hears of each value that is about to be recorded, with the verdict that follows if it can be. Called from any
  /// thread.
  package var willRecord: (@Sendable (SnapshotName, SnapshotVerdict) -> Void)?

  /// Takes artefacts that are written after the verdicts are told; nil writes them at once.
  package var postponed: PostponedArtefacts?

  /// What bounds both folders: no link leads out of it, and nothing is written through one.
  let files: FileRoot

  /// A store over two folders, neither of which need exist.
  ///
  /// - Parameter bound: The folder that both lie in; nil is the one around `root`.
  package init(root: URL, artefacts: URL? = nil, folder: String = "", bound: URL? = nil) {
    self.root = root
    files = FileRoot(bound ?? root.deletingLastPathComponent())
    self.artefacts = artefacts
    self.folder = folder
  }

  /// The path of a name below `root`, without its extension.
  package func path(of name: SnapshotName) -> String {
    folder.isEmpty ? name.path : "\(folder)/\(name.path)"
  }

  /// The file that holds the reference of a name in a format.
  package func file(for name: SnapshotName, pathExtension: String) -> URL {
    root.appending(path: "\(path(of: name)).\(pathExtension)", directoryHint: .notDirectory)
  }

  /// The bytes of a reference; nil if there is none.
  package func size(of file: URL) -> Int? {
    (try? files.resolve(file.wholePath))??.size
  }

  /// Verifies a text and a picture of one name, which are recorded together.
  ///
  /// `image` is called only if it must be: not when the reference proves by its record that it was
  /// drawn from the same `provenance` (unless `redraws`), and not when it cannot be read and is to
  /// be kept. What it throws is thrown on; nothing else is.
  package func verify<Failure: Error>(
    _ name: SnapshotName, text: String, image: () throws(Failure) -> Bitmap,
    provenance: PictureProvenance? = nil, tolerance: PictureTolerance = .exact,
    redraws: Bool = false, behavior: RecordBehavior
  ) throws(Failure) -> SnapshotVerdict {
    let judge = SnapshotJudge(store: self, name: name, redraws: redraws, behavior: behavior)
    let textJudgement = judge.judge(.txt) { text }
    let pictureJudgement = try judge.judge(
      .png(provenance: provenance, tolerance: tolerance), value: image)
    return settle([textJudgement, pictureJudgement], of: name, behavior: behavior)
  }

  /// Verifies one value in one format. What `value` throws is thrown on; nothing else is.
  package func verify<Value: Sendable, Failure: Error>(
    _ name: SnapshotName, as format: SnapshotFormat<Value>, value: () throws(Failure) -> Value,
    redraws: Bool = false, behavior: RecordBehavior
  ) throws(Failure) -> SnapshotVerdict {
    let judge = SnapshotJudge(store: self, name: name, redraws: redraws, behavior: behavior)
    return settle([try judge.judge(format, value: value)], of: name, behavior: behavior)
  }
}

extension SnapshotStore {
  /// Acts on all files of a name at once: while one differs and is kept, an absent one beside it
  /// is not written either, or the two would record different layouts.
  private func settle(
    _ judgements: [SnapshotJudgement], of name: SnapshotName, behavior: RecordBehavior
  ) -> SnapshotVerdict {
    let archive = artefacts.map { ArtefactArchive(folder: $0, path: path(of: name), files: files) }
    if !behavior.records(.unreadable), let error = judgements.lazy.compactMap(\.readError).first {
      return .unreadable(error)
    }
    if judgements.contains(where: { $0.isKeptDifference(behavior) }) {
      return .different(evidence(of: judgements, archive: archive))
    }
    let absent = judgements.filter(\.isAbsent)
    if !behavior.records(.absent), !absent.isEmpty {
      let kept = archive?.keep(judgements, postponing: postponed)
      return .missing(absent.map(\.file), unkept: kept?.problem)
    }
    archive?.clear(judgements)
    return record(judgements.filter { $0.isToBeWritten(behavior) }, of: name)
  }

  private func record(
    _ judgements: [SnapshotJudgement], of name: SnapshotName
  ) -> SnapshotVerdict {
    guard !judgements.isEmpty else { return .matched }
    let verdict = recordingVerdict(on: judgements)
    do throws(Diagnostic) {
      // Everything is encoded before anything is written.
      var contents: [(URL, Data)] = []
      for judgement in judgements { contents.append((judgement.file, try judgement.newFile())) }
      willRecord?(name, verdict)
      for (file, data) in contents { try files.write(data, to: file) }
    } catch {
      return .unwritable(error)
    }
    return verdict
  }

  /// The verdict on values that are recorded.
  private func recordingVerdict(on judgements: [SnapshotJudgement]) -> SnapshotVerdict {
    let files = judgements.map(\.file)
    guard !judgements.allSatisfy(\.isAbsent) else { return .recorded(files) }
    let evidence = evidence(of: judgements, archive: nil)
    return .rerecorded(files, evidence.differences.isEmpty ? nil : evidence)
  }

  private func evidence(
    of judgements: [SnapshotJudgement], archive: ArtefactArchive?
  ) -> SnapshotEvidence {
    let kept = archive?.keep(judgements, postponing: postponed)
    return SnapshotEvidence(
      differences: judgements.compactMap(\.difference),
      artefacts: kept?.files ?? [],
      artefactProblem: kept?.problem,
      otherRenderer: judgements.lazy.compactMap(\.otherProducer).first)
  }
}
