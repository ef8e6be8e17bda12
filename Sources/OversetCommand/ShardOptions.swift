import ArgumentParser
import Foundation
import OversetFiles
import OversetRun
import OversetVocabulary

/// Options of a command that several machines share.
struct ShardOptions: ParsableArguments {
  @Option(
    name: .customLong("shard"),
    help: ArgumentHelp(
      """
      Look at one part of the cells, such as 2/5, and write a blob for `overset merge`. auto takes the shard from the \
      variables of \(ShardVariables.all.map(\.system).joined(separator: ", ")).
      """, valueName: "part"))
  var part: String?

  @Option(
    name: .customLong("blob"),
    help: ArgumentHelp(
      "The file of the shard's blob. Default: .overset/shards/run-2-of-5.blob below the project.",
      valueName: "path"))
  var path: String?

  func validate() throws {
    if part == nil, path != nil { throw ValidationError("--blob is that of a shard; add --shard") }
    guard let part, part != Self.automatic else { return }
    // Said before anything else is looked at, with the usage.
    do throws(Diagnostic) { _ = try Shard(part) } catch {
      throw ValidationError("\(error.problem); \(error.remedy)")
    }
  }

  private static let automatic = "auto"

  /// The shard, and where its blob goes; nil for a command that no others share.
  ///
  /// Proves that the blob can be written, before a command begins its work.
  func target(project: URL) throws(Diagnostic) -> ShardTarget? {
    guard let part else { return nil }
    let environment = ProcessInfo.processInfo.environment
    let shard = try part == Self.automatic ? ShardVariables.shard(in: environment) : Shard(part)
    let target = ShardTarget(
      shard: shard, path: path ?? environment["TEST_UNDECLARED_OUTPUTS_DIR"], isFile: path != nil,
      project: project)
    try target.prove()
    // Bazel takes a test for one that cannot be shared unless it touches this file.
    if let status = environment["TEST_SHARD_STATUS_FILE"], !status.isEmpty {
      let file = URL(filePath: status)
      try FileRoot(around: file).write(Data(), to: file.lastPathComponent, name: status)
    }
    return target
  }
}

/// A shard, and the file of its blob.
struct ShardTarget {
  let shard: Shard
  private let file: URL
  /// What errors call the file.
  private let name: String

  /// - Parameters:
  ///   - path: The file, or the folder it goes into; nil is the project's own folder for blobs.
  ///   - isFile: Whether `path` is the file.
  init(shard: Shard, path: String?, isFile: Bool, project: URL) {
    self.shard = shard
    let own = "run-\(shard.index)-of-\(shard.count).blob"
    if let path {
      let url = URL(filePath: path)
      file = (isFile ? url : url.appending(path: own)).standardizedFileURL
      name = isFile ? path : "\(path)/\(own)"
    } else {
      name = ".overset/shards/\(own)"
      file = project.appending(path: name).standardizedFileURL
    }
  }

  /// - Throws: `Diagnostic` where the blob could not be written.
  func prove() throws(Diagnostic) {
    try FileRoot(around: file).proveWritable(file.lastPathComponent, name: name)
  }

  /// Writes the blob, whole or not at all.
  func write(_ blob: ShardBlob, of project: URL) throws(Diagnostic) {
    let bytes: Data
    do {
      bytes = try blob.bytes(of: project)
    } catch {
      throw Diagnostic(
        .data, file: name, problem: "the cells of the shard cannot be written as JSON",
        remedy: "check the names of components and states for invalid characters")
    }
    try FileRoot(around: file).write(bytes, to: file.lastPathComponent, name: name)
  }
}
