import Foundation
import OversetProject
import OversetRun
import OversetSlots
import OversetVocabulary

/// What holds of the blob of a shard. The input is what stands below the first line, whose digest is made for it:
/// few inputs would come further. It is read as the blob of each command.
struct BlobProperties {
  private static let folder = URL(filePath: "/project", directoryHint: .isDirectory)
  private static let version = "fuzzing"

  let input: FuzzInput

  init(_ input: FuzzInput) { self.input = input }

  func hold() throws(Breach) {
    if let set: ShardSet<RecordedRun> = try set() { merge(set) }
    if let set: ShardSet<RecordedCheck> = try set() { merge(set) }
    if let set: ShardSet<RecordedTests> = try set() { merge(set) }
  }

  /// The one shard of a blob that is read as it was written; nil for what is no blob.
  private func set<Record: ShardRecord>() throws(Breach) -> ShardSet<Record>? {
    let bytes = ShardSeal.sealed(Data(input.bytes), of: Record.command)
    guard let blob: ShardBlob<Record> = Self.blob(bytes), let written = try? blob.bytes() else {
      return nil
    }
    guard let again: ShardBlob<Record> = Self.blob(written) else {
      throw Breach("a blob that was read cannot be written and read")
    }
    try require(
      (try? again.bytes()) == written, "a blob is read otherwise than it was written")
    return try? ShardSet([ShardSet<Record>.Part(blob, named: "blob")])
  }

  /// Whatever a blob holds, it is merged or refused.
  private func merge(_ set: ShardSet<RecordedRun>) {
    do throws(Diagnostic) {
      let merge = try RunMerge(set, in: Self.folder)
      let outcome = try merge.record(isPartial: true).outcome
      _ = outcome.exitCode
      _ = outcome.manifest(producer: MatrixRun.producer)
      _ = try merge.record(isPartial: false)
    } catch {
      return
    }
  }

  private func merge(_ set: ShardSet<RecordedCheck>) {
    do throws(Diagnostic) {
      let merge = try CheckMerge(set)
      let outcome = try merge.record(isPartial: true).outcome
      _ = outcome.exitCode
      _ = outcome.allFindings
      _ = try merge.record(isPartial: false)
    } catch {
      return
    }
  }

  private func merge(_ set: ShardSet<RecordedTests>) {
    do throws(Diagnostic) {
      let merge = try TestsMerge(set, in: Self.folder)
      let assertions = try merge.assertions(isPartial: true)
      _ = assertions.map(\.record.outcome.exitCode)
      _ = merge.manifests
      _ = try merge.assertions(isPartial: false)
    } catch {
      return
    }
  }

  private static func blob<Record: ShardRecord>(_ bytes: Data) -> ShardBlob<Record>? {
    do throws(Diagnostic) {
      return try ShardBlob(
        ShardSeal(bytes, name: "blob"), name: "blob", program: version)
    } catch {
      return nil
    }
  }
}
