import Foundation

/// A folder for readers that take only files.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws(Breach) {
    url = FileManager.default.temporaryDirectory
      .appending(path: "overset-fuzz-\(UUID().uuidString)", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Breach("no temporary folder: \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders on its way.
  func write(_ bytes: some Sequence<UInt8>, to path: String) throws(Breach) {
    let file = url.appending(path: path, directoryHint: .notDirectory)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    } catch {
      throw Breach("no temporary file: \(error)")
    }
  }
}
