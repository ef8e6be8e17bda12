#if Service
  package import Foundation
  package import OversetVocabulary

  /// What keeps files by what they hold: a folder, or a bucket of S3. Each file has the name of its SHA-256, is there whole or
  /// not at all, and never changes.
  package protocol ObjectStore: Sendable {
    /// What people call it, without anything that is secret.
    var name: String { get }
    /// What the database calls it, so that files are not sought in another one.
    var place: String { get }

    /// Those of the digests, each once and in their order, of which there is no file.
    func lacking(among digests: [String]) async throws(Diagnostic) -> [String]

    /// The bytes of a file; nil if there is none.
    func data(_ digest: String) async throws(Diagnostic) -> Data?

    /// Keeps bytes, and returns their digest. When it returns they are kept for good.
    @discardableResult
    func keep(_ data: Data) async throws(Diagnostic) -> String

    /// Every file that there is.
    func all() async throws(Diagnostic) -> [StoredObject]

    /// Removes files; those that are not there are as good as removed.
    func remove(_ digests: [String]) async throws(Diagnostic)

    /// A folder that has files: the store itself, or copies. A file that the store lacks is lacking there, too.
    ///
    /// - Parameters:
    ///   - copies: A folder for copies, which the caller removes.
    ///   - limit: How many bytes there may be together.
    /// - Throws: `Diagnostic` also for more bytes.
    func folder(
      holding digests: [String], copies: ObjectFolder, limit: Int
    ) async throws(Diagnostic) -> ObjectFolder

    /// Keeps files of a folder that ``folder(holding:copies:limit:)`` has given.
    func keep(_ digests: [String], of folder: ObjectFolder) async throws(Diagnostic)
  }

  /// A file that is kept.
  package struct StoredObject: Sendable, Equatable {
    /// Its SHA-256.
    package let digest: String
    /// Its size in bytes.
    package let size: Int
    /// When it was kept, in seconds since 1970.
    package let modified: Double

    package init(digest: String, size: Int, modified: Double) {
      self.digest = digest
      self.size = size
      self.modified = modified
    }
  }

  /// Names of files by what they hold.
  package enum ObjectName {
    /// Whether a text is a digest: 64 hexadecimal digits, in small letters.
    package static func isDigest(_ text: String) -> Bool {
      text.utf8.count == 64
        && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// The path of a file: the same in a folder and in a bucket, so that one can be copied into the other.
    package static func path(_ digest: String) -> String {
      "\(folder)/\(digest.prefix(2))/\(digest)"
    }

    /// The folder that all paths begin with.
    package static let folder = "objects"
  }

  extension Sequence<String> {
    /// Each once, in their order.
    var withoutRepetitions: [String] {
      var seen: Set<String> = []
      return filter { seen.insert($0).inserted }
    }
  }
#endif
