import ArgumentParser
import Foundation
import OversetProject
import OversetVocabulary

/// Options of a command that several machines share.
struct ShardOptions: ParsableArguments {
  @Option(
    name: .customLong("shard"),
    help: ArgumentHelp(
      """
      Look at one part of the cells or keys, such as 2/5, and write a blob for `overset merge`. auto takes the shard \
      from the variables of \(ShardVariables.all.map(\.system).joined(separator: ", ")).
      """, valueName: "part"))
  var part: String?

  @Option(
    name: .customLong("blob"),
    help: ArgumentHelp(
      "The file of the shard's blob. Default: .overset/shards/COMMAND-2-of-5.blob below the project.",
      valueName: "path"))
  var path: String?

  func validate() throws {
    if part == nil, path != nil { throw ValidationError("--blob needs --shard") }
    guard let part, part != ShardTarget.automatic else { return }
    // Said before anything else is looked at, with the usage.
    do throws(Diagnostic) { _ = try Shard(part) } catch {
      throw ValidationError("\(error.problem); \(error.remedy)")
    }
  }

  /// Whether a shard was asked for.
  var isAsked: Bool { part != nil }

  /// The shard, and where its blob goes; nil for a command that no others share.
  ///
  /// - Throws: As ``ShardTarget`` does.
  func target(
    of command: ShardedCommand, project: URL
  ) throws(Diagnostic) -> ShardTarget? {
    guard let part else { return nil }
    return try ShardTarget(
      part, path: path, stem: command.rawValue, in: ProcessInfo.processInfo.environment,
      project: project)
  }
}
