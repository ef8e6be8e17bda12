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
    private let dependencies: [[String: [ManifestWord]]]

    /// Its folder, as a path from the package's.
    var folder: String { path ?? "Sources/\(name)" }

    /// The targets and products that it depends on, by name.
    var needs: Set<String> {
      Set(dependencies.flatMap { $0.values.compactMap { $0.first?.text } })
    }
  }

  private struct Dump: Decodable {
    let name: String
    let targets: [Target]
    let products: [Product]
    let dependencies: [[String: [Dependency]]]
  }

  /// What other packages, and `swift run`, can name.
  private struct Product: Decodable {
    let name: String
  }

  /// A package that this one depends on.
  private struct Dependency: Decodable {
    /// The last part of its place, in small letters.
    let identity: String
    /// The name that the manifest gives it.
    let nameForTargetDependencyResolutionOnly: String?
  }

  /// Where SwiftPM writes words, nothing and objects in one list.
  private struct ManifestWord: Decodable {
    /// Nil for what is no word.
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  let name: String
  let targets: [Target]
  /// What targets and products are called: a new target needs another name.
  let names: Set<String>
  /// The packages that it depends on: their identities in small letters, each with what targets call it.
  let packages: [String: String]

  /// The program that runs the previews, if there is one: it depends on the product `OversetCommand`.
  var runner: Target? {
    targets.first { $0.type == "executable" && $0.needs.contains("OversetCommand") }
  }

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
      names = Set(read.targets.map(\.name) + read.products.map(\.name))
      let found = read.dependencies.flatMap(\.values).joined().map { package in
        (package.identity, package.nameForTargetDependencyResolutionOnly ?? package.identity)
      }
      packages = Dictionary(found) { first, _ in first }
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
