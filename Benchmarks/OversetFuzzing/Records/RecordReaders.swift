import Foundation
import OversetProject
import OversetRun
import OversetSnapshots
import OversetVocabulary

extension FuzzedReader {
  /// What runs have written, and pull requests may change: references, manifests, baselines.
  static let recordReaders: [FuzzedReader] = [
    FuzzedReader("manifests") { input throws(Breach) in
      let scratch = try ScratchFolder()
      try scratch.write(input.bytes, to: "manifests/tests.json")
      let store = SnapshotStore(root: scratch.url, artefacts: scratch.url)
      guard let manifests = ManifestStore(store) else { throw Breach("no manifests") }
      guard let read = try? manifests.manifests().first else { return }
      guard let written = try? JSONEncoder().encode(read),
        let again = try? JSONDecoder().decode(SnapshotManifest.self, from: written)
      else { throw Breach("a manifest that was read cannot be written and read") }
      try require(again == read, "a manifest is read otherwise than it was written")
    },
    FuzzedReader("baseline") { input throws(Breach) in
      let scratch = try ScratchFolder()
      try scratch.write(input.bytes, to: Baseline.path)
      guard let read = try? Baseline.read(below: scratch.url) else { return }
      let again: Baseline
      do throws(Diagnostic) {
        try read.write(below: scratch.url)
        again = try Baseline.read(below: scratch.url)
      } catch {
        throw Breach("a baseline that was read cannot be written and read: \(error)")
      }
      try require(again == read, "a baseline is read otherwise than it was written")
    },
    FuzzedReader("blobs") { input throws(Breach) in try BlobProperties(input).hold() },
    FuzzedReader("references") { input throws(Breach) in try PendingProperties(input).hold() },
    FuzzedReader("differences") { input throws(Breach) in
      let texts = input.texts(2)
      try DifferenceProperties(reference: texts[0], new: texts[1]).hold()
    },
  ]
}

/// What holds of a text that waits to be accepted in place of its reference.
private struct PendingProperties {
  let input: FuzzInput

  init(_ input: FuzzInput) { self.input = input }

  func hold() throws(Breach) {
    let parts = input.bytes.split(separator: 0xFE, maxSplits: 1, omittingEmptySubsequences: false)
    let (old, new) = (Array(parts[0]), Array(parts.last ?? []))
    let scratch = try ScratchFolder()
    try scratch.write(old, to: "references/Card/a.txt")
    try scratch.write(old, to: "artefacts/diff/Card/a.reference.txt")
    try scratch.write(new, to: "artefacts/pending/Card/a.txt")
    let store = SnapshotStore(
      root: scratch.url.appending(path: "references"),
      artefacts: scratch.url.appending(path: "artefacts"))
    guard let pending = PendingStore(store) else { throw Breach("no pending values") }
    guard let snapshot = try? pending.snapshots().first else { return }
    try require(!snapshot.cause.isEmpty, "a pending value has no cause")
    guard let accepted = try? snapshot.accept() else { return }
    try require(accepted.count == 1, "\(accepted.count) references were written")
    let written = try? Data(contentsOf: accepted[0])
    try require(written == Data(new), "the reference is not the value that was accepted")
  }
}
