import Foundation
import OversetAssets
import OversetConfig
package import OversetFiles
package import OversetVocabulary

/// A digest of what decides about a plan and what comes of it: two shards with the same one have parts of the same.
///
/// No file counts by where it lies: machines may have the program and the project in other folders.
package struct PlanDigest {
  private var digest = IncrementalDigest()

  /// Of nothing yet.
  package init() {}

  /// The digest so far: 64 hexadecimal digits.
  package var hex: String { digest.sha256Hex() }

  /// Adds the program that runs: views of an app are in it.
  package mutating func addProgram() throws(Diagnostic) {
    guard let program = Bundle.main.executableURL else {
      throw Diagnostic(
        .inputOutput, problem: "the system does not tell which file holds this program",
        remedy: "mount /proc, and start the program by its path")
    }
    guard let contents = try ProgramIdentity.digest(of: program.wholePath) else {
      throw Diagnostic(
        .inputOutput, file: program.wholePath, problem: "the file of this program is gone",
        remedy: "build it again, and run all shards with it")
    }
    add(text: "program")
    add(text: contents)
  }

  /// Adds what a project is configured by: files below `Config`, the faces, their corrections.
  package mutating func addConfiguration(of project: Project) throws(Diagnostic) {
    let root = FileRoot(project.root)
    let configuration = ["matrix.yml", "devices.yml", "checks.yml", "slots.yml", "samples.yml"]
    let paths = configuration.map { "Config/\($0)" } + [Baseline.path, "Fonts/fonts.yml"]
    for path in paths { try add(root.file(path), as: path) }
    // The manifest has the digests of faces.
    if let file = project.fontManifest.correctionsFile { try add(file, as: "corrections") }
    for family in project.fontManifest.families {
      if let file = family.correctionFile { try add(file, as: "correction \(family.name)") }
    }
  }

  /// Adds what the views of a project show: its catalogs, and its colours and pictures.
  package mutating func addContents(of project: Project) throws(Diagnostic) {
    for file in try project.catalogFiles() { try add(file, as: file.name) }
    for file in project.assets.files { try add(file, as: file.name) }
  }

  /// Adds a value.
  package mutating func add(_ value: some Encodable) throws(Diagnostic) {
    do {
      add(bytes: try ShardSeal.encoder.encode(value))
    } catch {
      throw Diagnostic(
        .data, problem: "the plan cannot be written as JSON",
        remedy: "check the names of components, states and devices for invalid characters")
    }
  }

  /// Adds a text.
  package mutating func add(text: String) { add(bytes: Data(text.utf8)) }

  /// Adds a file. One that is not there is another one than an empty file.
  package mutating func add(_ file: BoundFile, as name: String) throws(Diagnostic) {
    add(text: name)
    let contents = try file.contents(maximum: FileLimit.catalog)
    add(text: contents == nil ? "absent" : "present")
    add(bytes: contents ?? Data())
  }

  /// Parts that are told apart by their lengths: what ends one cannot begin the next.
  private mutating func add(bytes: Data) {
    digest.update(Data("\(bytes.count):".utf8))
    digest.update(bytes)
  }
}
