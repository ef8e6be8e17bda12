import Foundation

/// The files of a folder as they are before a program runs, to tell how many of them the program has put there.
struct FolderFiles: Sendable {
  /// The folder; it need not be there yet.
  let folder: URL
  /// How many new files are waited for.
  let count: Int
  private let before: [String: UInt64]

  /// The files of `folder` as they are now.
  init(of folder: URL, waitingFor count: Int) {
    self.folder = folder
    self.count = count
    before = Self.identities(in: folder)
  }

  /// Whether `count` files are others than before. A file that is written whole takes its place by a rename, so
  /// its number in the file system is another; those that are still written do not count.
  var areReplaced: Bool {
    Self.identities(in: folder).count { before[$0.key] != $0.value } >= count
  }

  private static func identities(in folder: URL) -> [String: UInt64] {
    let path = folder.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var identities: [String: UInt64] = [:]
    for name in names where !name.hasSuffix(".tmp") {
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: folder.appending(path: name).path(percentEncoded: false))
      identities[name] = (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
    }
    return identities
  }
}
