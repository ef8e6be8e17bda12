package import Foundation
import OversetConfig
package import OversetVocabulary

/// The commands whose work several machines can share.
package enum ShardedCommand: String, Sendable, CaseIterable {
  case run
  case check
  /// The assertions of a process of tests.
  case tests

  /// What writes its blobs.
  package var writer: String {
    switch self {
    case .run: "`overset run --shard`"
    case .check: "`overset check --shard`"
    case .tests: "tests with OVERSET_SHARD"
    }
  }
}

/// What a shard of a command hands on, in the form of a blob.
package protocol ShardRecord: Codable, Sendable {
  /// The command.
  static var command: ShardedCommand { get }
}

/// What a shard hands on: everything that the report of the whole needs of its part.
///
/// A line with the format's version, the command and the SHA-256 digest of the rest, then JSON with sorted keys: the
/// same results are the same bytes on any machine.
package struct ShardBlob<Record: ShardRecord>: Sendable {
  /// The version of the program that ran.
  package let program: String
  /// What tells whether two shards have parts of the same plan (``PlanDigest``).
  package let plan: String
  /// Which part it is.
  package let shard: Shard
  /// What came of it.
  package let record: Record

  package init(program: String, plan: String, shard: Shard, record: Record) {
    self.program = program
    self.plan = plan
    self.shard = shard
    self.record = record
  }

  /// The JSON below the first line.
  private struct Document: Codable {
    let program: String
    let plan: String
    let shard: Shard
    let record: Record
  }

  /// The bytes of the blob.
  ///
  /// - Throws: What keeps the record from being written as JSON.
  package func bytes() throws -> Data {
    let body = try ShardSeal.encoder.encode(
      Document(program: program, plan: plan, shard: shard, record: record))
    return ShardSeal.sealed(body, of: Record.command)
  }

  /// Reads a blob.
  ///
  /// - Parameters:
  ///   - sealed: What its first line has proved.
  ///   - name: What errors call it.
  ///   - program: The version of this program, which has to be that of the blob.
  /// - Throws: `Diagnostic` (data) for a blob of another command, and for one of another version.
  package init(_ sealed: ShardSeal, name: String, program: String) throws(Diagnostic) {
    guard sealed.command == Record.command,
      let document = try? ShardSeal.decoder.decodeBounded(Document.self, from: sealed.body)
    else {
      throw Diagnostic.blob(name, "the blob contains data that this version cannot read")
    }
    guard document.program == program else {
      throw Diagnostic.blob(
        name, "this blob is of overset \(document.program), and this is overset \(program)")
    }
    self.program = document.program
    plan = document.plan
    shard = document.shard
    record = document.record
  }
}

/// The outside of a blob: a first line that proves what stands below it.
package struct ShardSeal: Sendable {
  /// The version of the format: raised whenever an older program would read it wrongly.
  private static let format = 2
  private static let title = "overset-shard"

  /// What wrote it.
  package let command: ShardedCommand
  /// The JSON below the first line.
  let body: Data

  /// Reads the first line of a blob, and proves the rest by it.
  ///
  /// - Throws: `Diagnostic` (data) for what is no blob, for one that is damaged, and for one of another format.
  package init(_ bytes: Data, name: String) throws(Diagnostic) {
    let head = bytes.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    guard words.count >= 3, words[0] == Self.title, let format = Int(words[1]) else {
      throw Diagnostic(
        .data, file: name, problem: "this is not a shard blob",
        remedy: "give files that \(ShardedCommand.run.writer) and its like have written")
    }
    guard format == Self.format, words.count == 4 else {
      throw Diagnostic.blob(
        name, "this blob has format \(format), and this program reads format \(Self.format)")
    }
    let body = Data(bytes.dropFirst(head.count + 1))
    guard let command = ShardedCommand(rawValue: String(words[2])),
      Self.digest(of: body, command) == words[3]
    else {
      throw Diagnostic(
        .data, file: name, problem: "the blob is damaged: its checksum does not match",
        remedy: "run the shard again, or fetch its blob again")
    }
    self.command = command
    self.body = body
  }

  /// A body below the line that proves it.
  package static func sealed(_ body: Data, of command: ShardedCommand) -> Data {
    Data("\(title) \(format) \(command.rawValue) \(digest(of: body, command))\n".utf8) + body
  }

  private static func digest(of body: Data, _ command: ShardedCommand) -> String {
    var digest = IncrementalDigest()
    digest.update(Data("\(command.rawValue)\n".utf8))
    digest.update(body)
    return digest.sha256Hex()
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

extension Diagnostic {
  /// A blob that another program has written.
  package static func blob(_ name: String, _ problem: String) -> Diagnostic {
    Diagnostic(
      .data, file: name, problem: problem,
      remedy: "run all shards with one program, and merge with the same version")
  }
}
