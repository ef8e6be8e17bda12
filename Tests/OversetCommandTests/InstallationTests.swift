import Foundation
import OversetTestBasics
import Testing

/// The program where somebody has copied it without all of what the build left beside it.
@Suite struct InstallationTests {
  private static let folders = ["OversetConfig", "OversetFonts", "OversetLayoutTree"]
    .map { "Overset_\($0).resources" }

  /// A copy of the program, with some of its resource folders.
  private static func install(_ folders: [String], in place: URL) throws -> URL {
    let build = try OversetProcess.executable().deletingLastPathComponent()
    let program = place.appending(path: "overset", directoryHint: .notDirectory)
    // By a process of its own: another that this one starts while it writes would keep the file busy.
    let paths = [build.appending(path: "overset"), program].map { $0.path(percentEncoded: false) }
    let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: paths)
    copy.waitUntilExit()
    for folder in folders {
      try FileManager.default.createSymbolicLink(
        at: place.appending(path: folder), withDestinationURL: build.appending(path: folder))
    }
    return program
  }

  @Test("a missing resource folder ends commands with 74 and one sentence", arguments: folders)
  func missingFolder(_ missing: String) async throws {
    let scratch = try Scratch()
    let program = try Self.install(Self.folders.filter { $0 != missing }, in: scratch.folder)
    let catalog = scratch.folder.appending(path: "A.strings").path(percentEncoded: false)
    try Data(#""a" = "A";"#.utf8).write(to: URL(filePath: catalog))
    for arguments in [
      ["run"], ["check", catalog], ["stress"], ["slots", "list"], ["measure", "Hello"],
    ] {
      let result = try await OversetProcess.run(arguments, program: program)
      let folder = scratch.folder.appending(path: missing, directoryHint: .notDirectory).path(
        percentEncoded: false)
      let lines = result.errors.split(separator: "\n")
      #expect(result.exitCode == 74, "\(arguments): \(result.errors)")
      #expect(result.text == "" && lines.count == 1, "\(arguments): \(result.errors)")
      #expect(
        lines.first?.hasPrefix("error: \(folder): the resource folder is missing; ") == true,
        "\(arguments): \(result.errors)")
    }
  }

  /// Resource folders as packages lay them: in share/overset, beside the program's folder.
  @Test("the program finds its resource folders in ../share/overset, through a link too")
  func shared() async throws {
    let scratch = try Scratch()
    let places = ["bin", "share/overset"].map { scratch.folder.appending(path: "prefix/\($0)") }
    for place in places {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let program = try Self.install([], in: places[0])
    let build = try OversetProcess.executable().deletingLastPathComponent()
    for folder in Self.folders {
      try FileManager.default.createSymbolicLink(
        at: places[1].appending(path: folder), withDestinationURL: build.appending(path: folder))
    }
    let link = scratch.folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    for file in [program, link] {
      let result = try await OversetProcess.run(["measure", "Hello"], program: file)
      #expect(result.exitCode == 0, "\(result.errors)")
    }
  }

  @Test(
    "OVERSET_RESOURCES names the resource folders, and is not passed over where they are missing")
  func named() async throws {
    let scratch = try Scratch()
    let program = try Self.install([], in: scratch.folder)
    let build = try OversetProcess.executable().deletingLastPathComponent()
    let found = try await OversetProcess.run(
      ["measure", "Hello"], environment: ["OVERSET_RESOURCES": build.path(percentEncoded: false)],
      program: program)
    #expect(found.exitCode == 0, "\(found.errors)")
    let nowhere = scratch.folder.appending(path: "nowhere").path(percentEncoded: false)
    let missing = try await OversetProcess.run(
      ["measure", "Hello"], environment: ["OVERSET_RESOURCES": nowhere])
    #expect(missing.exitCode == 74)
    #expect(missing.errors.hasPrefix("error: \(nowhere)/Overset_"), "\(missing.errors)")
  }

  @Test("the program alone prints its rules and its help", arguments: [["rules"], ["--help"]])
  func programAlone(arguments: [String]) async throws {
    let scratch = try Scratch()
    let program = try Self.install([], in: scratch.folder)
    let result = try await OversetProcess.run(arguments, program: program)
    #expect(result.exitCode == 0)
    #expect(!result.output.isEmpty && result.errors == "")
  }

  @Test("the program with its resource folders runs anywhere, through a link too")
  func installed() async throws {
    let scratch = try Scratch()
    let program = try Self.install(Self.folders, in: scratch.folder)
    let link = scratch.folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    for file in [program, link] {
      let result = try await OversetProcess.run(["measure", "Hello"], program: file)
      #expect(result.exitCode == 0, "\(result.errors)")
    }
  }
}
