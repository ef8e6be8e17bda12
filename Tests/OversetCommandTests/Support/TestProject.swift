import Foundation
import OversetRaster
import OversetTestBasics

/// A project in a temporary folder, over which the executable is run.
final class TestProject: Sendable {
  private let scratch: Scratch

  /// The folder of the project.
  var root: URL { scratch.folder }

  /// An empty project, which has the defaults.
  init() throws { scratch = try Scratch() }

  /// A project with the configuration and the catalogs of this repository.
  static func gallery() throws -> TestProject {
    let project = try TestProject()
    for folder in ["Config", "Locales"] {
      try FileManager.default.copyItem(
        at: repository.appending(path: folder), to: project.root.appending(path: folder))
    }
    return project
  }

  /// The root of this package.
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The smallest cells of the gallery: a card in three states.
  static let card = ["--component", "ErrorCard", "--device", "iPhoneSE"]

  // MARK: The executable

  /// `overset run` over the card in English, or in `locales`.
  func run(
    _ arguments: [String] = [], locales: [String] = ["en"], environment: [String: String] = [:],
    folder: URL? = nil
  ) async throws -> OversetProcess.Result {
    let chosen = locales.flatMap { ["--locale", $0] }
    return try await overset(
      ["run"] + TestProject.card + chosen + arguments, environment: environment, folder: folder)
  }

  /// `overset` with `arguments` over this project.
  func overset(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    folder: URL? = nil, killedAfter delay: Double? = nil, change: URL? = nil, blocks: Int? = nil
  ) async throws -> OversetProcess.Result {
    try await OversetProcess.run(
      arguments + ["--project", root.path(percentEncoded: false)], input: input,
      environment: environment, folder: folder, killedAfter: delay, change: change, blocks: blocks)
  }

  // MARK: Files

  func file(_ path: String) -> URL { root.appending(path: path, directoryHint: .notDirectory) }

  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(path))
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: file(path).path(percentEncoded: false))
  }

  /// Every file and folder below `path`, sorted; nothing where there is no such folder.
  func listing(of path: String) -> [String] {
    let folder = file(path).path(percentEncoded: false)
    return (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
  }

  /// Bytes and time of change of every file below `path`.
  func contents(of path: String = "") throws -> [String: FileState] {
    var states: [String: FileState] = [:]
    for name in listing(of: path) {
      let file = file(path).appending(path: name)
      let values = try file.resourceValues(
        forKeys: [.isRegularFileKey, .contentModificationDateKey])
      guard values.isRegularFile == true else { continue }
      states[name] = FileState(
        bytes: try Data(contentsOf: file), changed: values.contentModificationDate)
    }
    return states
  }

  /// The bytes of every file below `path`.
  func bytes(of path: String) throws -> [String: Data] {
    try contents(of: path).mapValues(\.bytes)
  }

  /// Turns the colour of one pixel of a picture around, as an editor of pictures would.
  func changePixel(of path: String) throws {
    let picture = try PNG.decode(try Data(contentsOf: file(path)))
    var pixels = picture.bitmap.pixels
    pixels[pixels.count / 2] ^= 0x00FF_FFFF
    let bitmap = try Bitmap(
      width: picture.bitmap.width, height: picture.bitmap.height, pixels: pixels)
    try PNG.encode(bitmap).write(to: file(path))
  }
}

/// A file at one time.
struct FileState: Equatable {
  let bytes: Data
  let changed: Date?
}
