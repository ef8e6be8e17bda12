import Foundation
import OversetRun
import OversetVocabulary

/// What holds of the blob of a shard. The input is what stands below the first line, whose digest is made for it:
/// few inputs would come further.
struct BlobProperties {
  private static let folder = URL(filePath: "/project", directoryHint: .isDirectory)
  private static let version = "fuzzing"

  let input: FuzzInput

  init(_ input: FuzzInput) { self.input = input }

  func hold() throws(Breach) {
    let bytes = ShardBlob.sealed(Data(input.bytes))
    guard let blob = Self.blob(bytes), let written = try? blob.bytes(of: Self.folder) else {
      return
    }
    guard let again = Self.blob(written) else {
      throw Breach("a blob that was read cannot be written and read")
    }
    try require(
      (try? again.bytes(of: Self.folder)) == written, "a blob is read otherwise than it was written"
    )
    merge(blob)
  }

  /// Whatever a blob holds, it is merged or refused.
  private func merge(_ blob: ShardBlob) {
    do throws(Diagnostic) {
      let merge = try ShardMerge([ShardMerge.Part(blob, named: "blob")])
      let outcome = try merge.record(isPartial: true).outcome
      _ = outcome.exitCode
      _ = outcome.manifest(producer: MatrixRun.producer)
      _ = try merge.record(isPartial: false)
    } catch {
      return
    }
  }

  private static func blob(_ bytes: Data) -> ShardBlob? {
    try? ShardBlob(bytes, name: "blob", program: version, folder: folder)
  }
}
