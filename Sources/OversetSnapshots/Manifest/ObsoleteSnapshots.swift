import Foundation
import OversetFiles
package import OversetVocabulary

/// References that nothing verifies any more.
package struct ObsoleteSnapshots: Sendable, Equatable {
  /// Files in folders that a producer owns, and that none makes; paths below the snapshot folder.
  package let obsolete: [String]
  /// Files in folders that no producer owns: of tests that have not run here, or of a component that
  /// is gone.
  package let unowned: [String]

  /// What lies in the snapshot folder of `store` and is not in `manifests`: files of the formats that are
  /// kept there. What a symbolic link points to lies elsewhere, and is nobody's here.
  ///
  /// - Throws: `Diagnostic` where a producer has no whole manifest: its snapshots would seem
  ///   obsolete; and for a folder that cannot be listed.
  package init(
    in store: SnapshotStore, manifests: [SnapshotManifest]
  ) throws(Diagnostic) {
    try self.init(in: store, manifests: manifests, formats: ["png", "txt"]) { _ in [""] }
  }

  /// What lies in the folders `__Snapshots__` anywhere below the root of `store` and is not in
  /// `manifests`. References in folders of another name are left alone: people keep other files
  /// there.
  ///
  /// - Throws: As the other initializer does.
  package init(
    besideTests store: SnapshotStore, manifests: [SnapshotManifest]
  ) throws(Diagnostic) {
    // The strategies of tests keep files of any extension.
    try self.init(in: store, manifests: manifests, formats: nil) { folders in
      Set(folders.map(ObsoleteSnapshots.folder(of:)))
        .filter { $0.split(separator: "/").last == "__Snapshots__" }.sorted()
    }
  }

  /// - Parameters:
  ///   - formats: The extensions of references; nil takes every file for one.
  ///   - containers: The folders whose folders are looked at, from those that have owners.
  private init(
    in store: SnapshotStore, manifests: [SnapshotManifest], formats: Set<String>?,
    containers: (Set<String>) -> [String]
  ) throws(Diagnostic) {
    guard !manifests.isEmpty else {
      throw Diagnostic(
        .usage, problem: "nothing has run here yet, so it is unknown what is obsolete",
        remedy: "run `overset run` and all tests first")
    }
    if let part = manifests.first(where: { !$0.isWhole }) {
      throw Diagnostic(
        .usage, problem: "\(part.producer) has not completed a full, passing run here",
        remedy: "run all of it first, until it passes")
    }
    let names = Set(manifests.flatMap(\.names))
    let folders = Set(names.map(ObsoleteSnapshots.folder(of:)))
    var obsolete: [String] = []
    var unowned: [String] = []
    for container in containers(folders) {
      let parent = store.root.appending(path: container)
      for folder in try store.files.visibleEntries(in: parent) where folder.kind == .folder {
        let name = try folder.readableName(in: parent)
        let path = container.isEmpty ? name : "\(container)/\(name)"
        let free = try Self.free(in: path, of: store, names: names, formats: formats)
        if folders.contains(path) { obsolete += free } else { unowned += free }
      }
    }
    self.obsolete = obsolete
    self.unowned = unowned
  }

  /// The files of a folder that are not among `names`.
  ///
  /// File systems may spell a name in another normalization than the manifest. Only where both spellings
  /// are there does the one count that is spelled alike.
  private static func free(
    in folder: String, of store: SnapshotStore, names: Set<String>, formats: Set<String>?
  ) throws(Diagnostic) -> [String] {
    let url = store.root.appending(path: folder)
    var free: [String] = []
    var taken: [String: [String]] = [:]
    for file in try store.files.visibleEntries(in: url) where file.kind == .file {
      let name = try file.readableName(in: url)
      let path = "\(folder)/\(name)"
      let isNamed = names.contains(path) || names.contains(stem(path))
      if isNamed {
        taken[path, default: []].append(path)
      } else if formats?.contains(URL(filePath: name).pathExtension) != false {
        free.append(path)
      }
    }
    let doubled = taken.values.filter { $0.count > 1 }
    let spelled = doubled.isEmpty ? [] : Set(names.map { Array($0.utf8) })
    for spellings in doubled {
      let alike = spellings.filter {
        spelled.contains(Array($0.utf8)) || spelled.contains(Array(stem($0).utf8))
      }
      if !alike.isEmpty { free += spellings.filter { !alike.contains(exactly: $0) } }
    }
    return free.sorted()
  }

  /// Those of `paths` that lie in folders of which `manifest` has snapshots.
  package static func paths(
    _ paths: [String], inFoldersOf manifest: SnapshotManifest
  ) -> [String] {
    let folders = Set(manifest.names.map(folder(of:)))
    return paths.filter { folders.contains(folder(of: $0)) }
  }

  /// Removes files of `store`, and the folders that are empty then.
  ///
  /// - Returns: For each of `paths`, in their order, why it could not be removed; nil if it was.
  package static func remove(_ paths: [String], from store: SnapshotStore) -> [Diagnostic?] {
    let failures = paths.map { path -> Diagnostic? in
      do throws(Diagnostic) {
        try store.files.remove(store.root.appending(path: path).wholePath)
        return nil
      } catch {
        return error
      }
    }
    // By code units: two names that differ by normalization alone are two folders.
    let folders = paths.map(folder(of:)).map { (Array($0.utf8), $0) }
    for folder in Dictionary(folders, uniquingKeysWith: { first, _ in first }).values {
      store.files.discardFolder(store.root.appending(path: folder).wholePath)
    }
    return failures
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func stem(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }
}
