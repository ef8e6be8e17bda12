import Foundation
import OversetRaster
import OversetTestBasics

extension TestProject {
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
    folder: URL? = nil, killedAfter delay: Double? = nil, replacing replaced: FolderFiles? = nil,
    blocks: Int? = nil, output: OversetProcess.Sink = .kept, obeysRights: Bool = false
  ) async throws -> OversetProcess.Result {
    try await OversetProcess.run(
      arguments + ["--project", root.path(percentEncoded: false)], input: input,
      environment: environment, folder: folder, killedAfter: delay, replacing: replaced,
      blocks: blocks, output: output, obeysRights: obeysRights)
  }

  // MARK: Files

  /// Another project with the same files.
  func copy() throws -> TestProject {
    let copy = try TestProject()
    for name in try FileManager.default.contentsOfDirectory(
      atPath: root.path(percentEncoded: false))
    {
      try FileManager.default.copyItem(
        at: root.appending(path: name), to: copy.root.appending(path: name))
    }
    return copy
  }

  /// Sets the rights of the file or folder at a path below the root, such as 0o555.
  func setRights(_ rights: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: rights], ofItemAtPath: file(path).path(percentEncoded: false))
  }

  /// Takes the right to write from every file and folder of the project, runs `body`, and gives it back.
  func readOnly<Value>(_ body: () async throws -> Value) async throws -> Value {
    func set(_ folder: Int, _ file: Int) throws {
      for path in [""] + listing(of: "") {
        let url = root.appending(path: path)
        let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
        try setRights(isFolder ? folder : file, of: path)
      }
    }
    try set(0o555, 0o444)
    defer { try? set(0o755, 0o644) }
    return try await body()
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
