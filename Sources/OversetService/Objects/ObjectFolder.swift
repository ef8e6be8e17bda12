#if Service
  package import Foundation
  import OversetConfig
  import OversetFiles
  package import OversetVocabulary

  /// Files by what they hold, in a folder of this machine.
  package struct ObjectFolder: ObjectStore {
    private let root: FileRoot
    private let folder: URL
    /// Whether what is kept has to outlast a loss of power.
    private let isDurable: Bool

    /// The files in `folder`, which need not be there.
    package init(_ folder: URL, isDurable: Bool = true) {
      root = FileRoot(folder)
      self.folder = folder
      self.isDurable = isDurable
    }

    package var name: String {
      folder.appending(path: ObjectName.folder).path(percentEncoded: false)
    }

    package var place: String { ObjectPlace.folder }

    /// Whether there is one.
    package func has(_ digest: String) throws(Diagnostic) -> Bool {
      guard ObjectName.isDigest(digest) else { return false }
      return try root.exists(ObjectName.path(digest))
    }

    package func lacking(among digests: [String]) throws(Diagnostic) -> [String] {
      var lacking: [String] = []
      for digest in digests.withoutRepetitions where try !has(digest) { lacking.append(digest) }
      return lacking
    }

    package func data(_ digest: String) throws(Diagnostic) -> Data? {
      guard ObjectName.isDigest(digest) else { return nil }
      return try root.read(ObjectName.path(digest), maximum: FileLimit.blob)
    }

    @discardableResult
    package func keep(_ data: Data) throws(Diagnostic) -> String {
      let digest = Digest.sha256Hex(of: data)
      if try !has(digest) {
        try root.write(data, to: ObjectName.path(digest), isDurable: isDurable)
      }
      return digest
    }

    package func all() throws(Diagnostic) -> [StoredObject] {
      var all: [StoredObject] = []
      for folder in try root.entries(of: ObjectName.folder) ?? [] {
        guard let first = folder.name, folder.kind == .folder else { continue }
        for file in try root.entries(of: "\(ObjectName.folder)/\(first)") ?? [] {
          guard let digest = file.name, ObjectName.isDigest(digest) else { continue }
          let path = ObjectName.path(digest)
          all.append(
            StoredObject(
              digest: digest, size: try root.resolve(path)?.size ?? 0,
              modified: root.modified(path)?.timeIntervalSince1970 ?? 0))
        }
      }
      return all
    }

    package func remove(_ digests: [String]) throws(Diagnostic) {
      for digest in digests where ObjectName.isDigest(digest) {
        try root.remove(ObjectName.path(digest))
      }
    }

    package func folder(
      holding digests: [String], copies: ObjectFolder, limit: Int
    ) -> ObjectFolder { self }

    package func keep(_ digests: [String], of folder: ObjectFolder) {
      // They are there: the folder is this one.
    }
  }
#endif
