import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetVocabulary

/// A digest of what decides about the cells of a run and what comes of them: two shards with the same one have
/// parts of the same run.
struct PlanDigest {
  private var digest = IncrementalDigest()

  /// The digest so far: 64 hexadecimal digits.
  var hex: String { digest.sha256Hex() }

  /// Adds the program that runs: the views are in it.
  mutating func addProgram() throws(Diagnostic) {
    guard let program = Bundle.main.executableURL else { return }
    try add(BoundFile(named: program))
  }

  /// Adds the files that a project is configured by, and its catalogs.
  mutating func add(_ project: Project) throws(Diagnostic) {
    let root = FileRoot(project.root)
    let configuration = ["matrix.yml", "devices.yml", "checks.yml", "slots.yml", "samples.yml"]
    let paths = configuration.map { "Config/\($0)" } + [Baseline.path, "Fonts/fonts.yml"]
    for path in paths { try add(root.file(path)) }
    for file in try project.catalogFiles() { try add(file) }
  }

  /// Adds a value.
  mutating func add(_ value: some Encodable) throws(Diagnostic) {
    do {
      add(bytes: try ShardBlob.encoder.encode(value))
    } catch {
      throw Diagnostic(
        .data, problem: "the plan of the run cannot be written as JSON",
        remedy: "check the names of components, states and devices for invalid characters")
    }
  }

  /// A file that is not there is another one than an empty file.
  private mutating func add(_ file: BoundFile) throws(Diagnostic) {
    add(bytes: Data(file.name.utf8))
    let contents = try file.contents(maximum: FileLimit.program)
    add(bytes: Data((contents == nil ? "absent" : "present").utf8))
    add(bytes: contents ?? Data())
  }

  /// Parts that are told apart by their lengths: what ends one cannot begin the next.
  private mutating func add(bytes: Data) {
    digest.update(Data("\(bytes.count):".utf8))
    digest.update(bytes)
  }
}
