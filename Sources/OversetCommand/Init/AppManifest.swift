import Foundation
import OversetFiles
import OversetVocabulary

/// What the Swift package of an app is made of, as its manifest says.
struct AppManifest {
  /// A target with source.
  struct Target: Decodable {
    let name: String
    /// `regular`, `executable`, `test`, …
    let type: String
    /// Its folder, where it is not the usual one.
    let path: String?
  }

  private struct Dump: Decodable {
    let name: String
    let targets: [Target]
  }

  let name: String
  let targets: [Target]

  /// Has SwiftPM read the manifest in `folder`.
  ///
  /// - Throws: `Diagnostic` if there is none, if SwiftPM is missing, or if it cannot read the manifest.
  init(in folder: URL) throws(Diagnostic) {
    let manifest = folder.appending(path: "Package.swift")
    guard NamedPath.kind(manifest.wholePath) == .file else {
      throw Diagnostic(
        .nothingToCheck, file: manifest.relativePath, problem: "there is no such file",
        remedy: "run `overset init` in the folder of your Swift package, or name it with --project")
    }
    let dump = try AppManifest.dump(folder)
    do {
      let read = try JSONDecoder().decode(Dump.self, from: dump)
      (name, targets) = (read.name, read.targets)
    } catch {
      throw Diagnostic(
        .data, file: manifest.relativePath,
        problem: "SwiftPM describes it in a form that is not known",
        remedy: "check it with `swift package dump-package`")
    }
  }

  /// The description of the manifest, as JSON.
  private static func dump(_ folder: URL) throws(Diagnostic) -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.wholePath, "dump-package"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      if process.terminationStatus == 0 { return data }
    } catch {
      // Said below: whether SwiftPM is missing or fails, the same command tells why.
    }
    throw Diagnostic(
      .data, file: "Package.swift", problem: "SwiftPM cannot read it",
      remedy: "mend what `swift package dump-package` reports")
  }
}
