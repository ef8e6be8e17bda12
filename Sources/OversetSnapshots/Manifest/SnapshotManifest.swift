import Foundation
import OversetFiles
package import OversetVocabulary

/// The names of the snapshots that one producer makes: the command, or a test bundle.
package struct SnapshotManifest: Sendable, Equatable, Codable {
  /// Who makes them: `overset run`, or the module of the tests.
  package var producer: String
  /// Whether these are all that the producer makes: the run was not narrowed, and of tests none failed.
  package var isWhole: Bool
  /// The snapshots' paths below the snapshot folder, ascending. One without an extension owns the files
  /// of every extension: the text and the picture of a cell. One with an extension owns that file.
  package var names: [String]

  /// A manifest; names are sorted, and repeats left out.
  package init(producer: String, isWhole: Bool, names: some Sequence<String>) {
    self.producer = producer
    self.isWhole = isWhole
    self.names = Set(names).sorted()
  }
}

extension SnapshotManifest {
  /// Makes sure that the producer's name can be that of a file. A list that was read elsewhere may hold any.
  ///
  /// - Throws: `Diagnostic` (data) with what is wrong with it.
  package func validateProducer() throws(Diagnostic) {
    do throws(Diagnostic) {
      try NamePart(role: "producer", text: producer).validate()
    } catch {
      throw error.counted(as: .data)
    }
  }
}

/// The manifests of a project, in `.overset/manifests`: one file for each producer.
package struct ManifestStore: Sendable {
  private let folder: URL
  private let files: FileRoot

  /// The manifests of a store; nil if it keeps no artefacts.
  package init?(_ store: SnapshotStore) {
    guard let artefacts = store.artefacts else { return nil }
    folder = artefacts.appending(path: "manifests")
    files = store.files
  }

  /// Keeps a manifest. One that is not whole takes the place of none: it joins a whole one, and else is
  /// kept only where there is none at all.
  ///
  /// - Throws: `Diagnostic` for a file that cannot be read or written.
  package func keep(_ manifest: SnapshotManifest) throws(Diagnostic) {
    if !manifest.isWhole {
      if try join(manifest) { return }
      // What is no manifest stays for `manifests()` to say so.
      if try files.exists(file(of: manifest.producer)) { return }
    }
    try write(manifest)
  }

  /// Adds names to the whole manifest of their producer, which stays whole: a narrowed run says nothing
  /// about what it did not look at, but what it verified is verified, or the references of a test that
  /// is new would seem obsolete until all has run. Returns whether there is a whole one.
  ///
  /// - Throws: `Diagnostic` for a file that cannot be read or written.
  @discardableResult
  package func join(_ manifest: SnapshotManifest) throws(Diagnostic) -> Bool {
    guard let kept = try kept(by: manifest.producer),
      let earlier = try? JSONDecoder().decodeBounded(SnapshotManifest.self, from: kept),
      earlier.isWhole
    else { return false }
    try write(
      SnapshotManifest(
        producer: manifest.producer, isWhole: true, names: earlier.names + manifest.names))
    return true
  }

  /// What cannot be read cannot be added to: the manifest is not kept, whatever stands in its place.
  private func kept(by producer: String) throws(Diagnostic) -> Data? {
    do throws(Diagnostic) {
      return try read(file(of: producer))
    } catch {
      throw error.counted(as: .inputOutput)
    }
  }

  private func write(_ manifest: SnapshotManifest) throws(Diagnostic) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(manifest) else {
      throw Diagnostic(
        .data, problem: "the manifest of \(manifest.producer) cannot be written as JSON",
        remedy: "report this as a bug")
    }
    try ArtefactArchive.ignore(folder.deletingLastPathComponent(), in: files)
    try files.write(data, to: file(of: manifest.producer), isDurable: false)
  }

  /// Every manifest there is, by producer.
  ///
  /// - Throws: `Diagnostic` for a file that cannot be read or is no manifest.
  package func manifests() throws(Diagnostic) -> [SnapshotManifest] {
    var manifests: [SnapshotManifest] = []
    for name in try files.visibleNames(in: folder) where name.hasSuffix(".json") {
      let file = folder.appending(path: name, directoryHint: .notDirectory)
      guard let data = try read(file) else { continue }
      guard let manifest = try? JSONDecoder().decodeBounded(SnapshotManifest.self, from: data)
      else {
        throw Diagnostic(
          .data, file: file.path(percentEncoded: false), problem: "this is not a manifest",
          remedy: "delete it and run again")
      }
      manifests.append(manifest)
    }
    return manifests.sorted { $0.producer < $1.producer }
  }

  private func read(_ file: URL) throws(Diagnostic) -> Data? {
    try files.read(file, maximum: FileLimit.record)
  }

  private func file(of producer: String) -> URL {
    folder.appending(path: "\(producer).json", directoryHint: .notDirectory)
  }
}
