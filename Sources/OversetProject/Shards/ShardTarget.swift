package import Foundation
import OversetFiles
import OversetSnapshots
package import OversetVocabulary

/// A shard, and the file of its blob.
package struct ShardTarget: Sendable {
  /// What asks for the shard that the environment names.
  package static let automatic = "auto"

  /// Which one it is.
  package let shard: Shard
  private let file: URL
  /// What errors call the file.
  private let name: String

  /// The target of a shard. Proves that its blob can be written, before a command begins its work.
  ///
  /// - Parameters:
  ///   - part: The shard, such as `2/5`, or ``automatic``.
  ///   - path: The file of the blob; nil is one below the project, or in the folder that Bazel keeps outputs in.
  ///   - stem: How a file begins that nobody has named: `run` for `run-2-of-5.blob`.
  ///   - environment: The variables of the process.
  ///   - project: The project's folder.
  /// - Throws: `Diagnostic`: usage for a shard that there is not, input and output for a file that cannot be written.
  package init(
    _ part: String, path: String?, stem: String, in environment: [String: String], project: URL
  ) throws(Diagnostic) {
    shard =
      try part == Self.automatic ? ShardVariables.shard(in: environment) : Shard(part)
    let own = "\(stem)-\(shard.index)-of-\(shard.count).blob"
    let outputs = environment["TEST_UNDECLARED_OUTPUTS_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    if let path {
      file = URL(filePath: path, directoryHint: .notDirectory).standardizedFileURL
      name = path
    } else if let outputs {
      file =
        URL(filePath: outputs, directoryHint: .isDirectory).appending(path: own)
        .standardizedFileURL
      name = "\(outputs)/\(own)"
    } else {
      name = ".overset/shards/\(own)"
      file = project.appending(path: name).standardizedFileURL
      SnapshotStore.ofProject(in: project).ignoreArtefacts()
    }
    try FileRoot(around: file).proveWritable(file.lastPathComponent, name: name)
    // Bazel takes a test for one that cannot be shared unless it touches this file.
    if let status = environment["TEST_SHARD_STATUS_FILE"], !status.isEmpty {
      let file = URL(filePath: status, directoryHint: .notDirectory)
      try FileRoot(around: file).write(Data(), to: file.lastPathComponent, name: status)
    }
  }

  /// Writes the blob, whole or not at all.
  ///
  /// - Throws: `Diagnostic` for results that cannot be written as JSON, and for a file that cannot be written.
  package func write(_ blob: ShardBlob<some ShardRecord>) throws(Diagnostic) {
    let bytes: Data
    do {
      bytes = try blob.bytes()
    } catch {
      throw Diagnostic(
        .data, file: name, problem: "the results of the shard cannot be written as JSON",
        remedy: "check the names of components, states and keys for invalid characters")
    }
    try FileRoot(around: file).write(bytes, to: file.lastPathComponent, name: name)
  }
}
