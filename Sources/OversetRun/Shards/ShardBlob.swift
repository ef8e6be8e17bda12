package import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetSnapshots
package import OversetVocabulary

/// What a shard hands on: everything that the report of the whole run needs of its cells.
///
/// A line with the format's version and the SHA-256 digest of the rest, then JSON with sorted keys: the same
/// cells are the same bytes on any machine. The project's folder is in none of them.
package struct ShardBlob: Sendable {
  /// The version of the format: raised whenever an older program would read it wrongly.
  private static let format = 1
  private static let title = "overset-shard"

  /// The version of the program that ran.
  let program: String
  /// What tells whether two shards have parts of the same run (``PlanDigest``).
  let plan: String
  /// Which part it is.
  package let shard: Shard
  /// What came of its cells.
  let record: RunRecord

  init(program: String, plan: String, shard: Shard, record: RunRecord) {
    self.program = program
    self.plan = plan
    self.shard = shard
    self.record = record
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// The JSON below the first line.
  private struct Document: Codable {
    let program: String
    let plan: String
    let shard: Shard
    let facts: RunFacts
    let planned: [PlannedCell]
    let cells: [RecordedCell]
    let failedStates: [FailedState]
    let obsolete: [String]
    let searchError: Diagnostic?
  }

  // MARK: Bytes

  /// The bytes of the blob.
  ///
  /// - Parameter folder: The project's folder, of which nothing stays in them.
  package func bytes(of folder: URL) throws -> Data {
    let folder = Self.path(of: folder)
    let body = try Self.encoder.encode(
      Document(
        program: program, plan: plan, shard: shard, facts: record.facts, planned: record.planned,
        cells: record.cells.map { RecordedCell($0, below: folder) },
        failedStates: record.failedStates, obsolete: record.obsolete,
        searchError: record.searchError))
    return Self.sealed(body)
  }

  /// A body below the line that proves it.
  package static func sealed(_ body: Data) -> Data {
    Data("\(title) \(format) \(digest(of: body))\n".utf8) + body
  }

  /// Reads a blob.
  ///
  /// - Parameters:
  ///   - bytes: Its bytes.
  ///   - name: What errors call it.
  ///   - program: The version of this program, which has to be that of the blob.
  ///   - folder: The project's folder here.
  /// - Throws: `Diagnostic` (data) for what is no blob, for one that is damaged, and for one of another version.
  package init(
    _ bytes: Data, name: String, program: String, folder: URL
  ) throws(Diagnostic) {
    let body = try Self.body(of: bytes, name)
    guard let document = try? Self.decoder.decode(Document.self, from: body) else {
      throw Self.refusal(name, "this blob of a shard holds what this version does not know")
    }
    guard document.program == program else {
      throw Self.refusal(
        name, "this blob is of overset \(document.program), and this is overset \(program)")
    }
    let path = Self.path(of: folder)
    let store = SnapshotStore.ofProject(in: folder)
    var cells: [RunRecord.Cell] = []
    for recorded in document.cells {
      guard let cell = recorded.cell(below: path, in: store),
        document.planned.indices.contains(cell.index),
        document.planned[cell.index].name == cell.outcome.snapshot.path
      else { throw Self.refusal(name, "this blob of a shard holds cells that its plan does not") }
      cells.append(cell)
    }
    self.program = document.program
    plan = document.plan
    shard = document.shard
    var record = RunRecord(
      facts: document.facts, planned: document.planned, cells: cells,
      failedStates: document.failedStates)
    record.obsolete = document.obsolete
    record.searchError = document.searchError
    self.record = record
  }

  /// The bytes below the first line, proved by it.
  private static func body(of bytes: Data, _ name: String) throws(Diagnostic) -> Data {
    let head = bytes.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[0] == title, let format = Int(words[1]) else {
      throw Diagnostic(
        .data, file: name, problem: "this is no blob of a shard",
        remedy: "give the files that `overset run --shard` has written")
    }
    guard format == Self.format else {
      throw refusal(
        name, "this blob has format \(format), and this program reads format \(Self.format)")
    }
    let body = bytes.dropFirst(head.count + 1)
    guard digest(of: body) == words[2] else {
      throw Diagnostic(
        .data, file: name, problem: "this blob of a shard is damaged: its digest is another",
        remedy: "run the shard again, or fetch its blob again")
    }
    return Data(body)
  }

  private static func refusal(_ name: String, _ problem: String) -> Diagnostic {
    Diagnostic(
      .data, file: name, problem: problem,
      remedy: "run all shards with one program, and merge with the same version")
  }

  private static func digest(of body: Data) -> String {
    var digest = IncrementalDigest()
    digest.update(body)
    return digest.sha256Hex()
  }

  private static func path(of folder: URL) -> String {
    let path = folder.standardizedFileURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? path : path + "/"
  }
}
