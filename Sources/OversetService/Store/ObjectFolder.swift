#if Service
  package import Foundation
  import OversetConfig
  import OversetFiles
  package import OversetVocabulary

  /// Files by what they hold: each has the name of its SHA-256, is written whole, and never changes.
  package struct ObjectFolder: Sendable {
    /// The folder, from that of the service.
    static let name = "objects"

    private let root: FileRoot

    /// The files in `folder`, which need not be there.
    package init(_ folder: URL) { root = FileRoot(folder) }

    /// Whether a text is a digest: 64 hexadecimal digits, in small letters.
    package static func isDigest(_ text: String) -> Bool {
      text.utf8.count == 64
        && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    private static func path(_ digest: String) -> String {
      "\(name)/\(digest.prefix(2))/\(digest)"
    }

    /// Whether there is one.
    package func has(_ digest: String) throws(Diagnostic) -> Bool {
      guard Self.isDigest(digest) else { return false }
      return try root.exists(Self.path(digest))
    }

    /// The bytes of one; nil if there is none.
    package func data(_ digest: String) throws(Diagnostic) -> Data? {
      guard Self.isDigest(digest) else { return nil }
      return try root.read(Self.path(digest), maximum: FileLimit.blob)
    }

    /// Keeps bytes, and returns their digest. When it returns they are on the disk.
    @discardableResult
    package func keep(_ data: Data) throws(Diagnostic) -> String {
      let digest = Digest.sha256Hex(of: data)
      if try !has(digest) { try root.write(data, to: Self.path(digest)) }
      return digest
    }

    /// Every file that there is, with its size in bytes.
    package func all() throws(Diagnostic) -> [(digest: String, size: Int)] {
      var all: [(digest: String, size: Int)] = []
      for folder in try root.entries(of: Self.name) ?? [] {
        guard let first = folder.name, folder.kind == .folder else { continue }
        for file in try root.entries(of: "\(Self.name)/\(first)") ?? [] {
          guard let digest = file.name, Self.isDigest(digest) else { continue }
          all.append((digest, try root.resolve(Self.path(digest))?.size ?? 0))
        }
      }
      return all
    }

    /// Removes one.
    package func remove(_ digest: String) throws(Diagnostic) {
      guard Self.isDigest(digest) else { return }
      try root.remove(Self.path(digest))
    }
  }
#endif
