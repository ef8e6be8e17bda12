import Foundation
import OversetTestBasics
import Testing

// What `overset merge` says of blobs, whichever command wrote them.
extension TestProject {
  /// Each blob in its turn is left out: the merge names its shard with what that holds, and a part is never clean.
  ///
  /// - Parameters:
  ///   - example: A part of the name of each cell or key.
  ///   - first: How the report of a part begins, or what it says.
  ///   - others: What stands for the shard under "Not checked".
  func expectMissingShardsAreNamed(
    _ blobs: [String], example: String, first: String, others: String
  ) async throws {
    for index in blobs.indices {
      var rest = blobs
      rest.remove(at: index)
      let refused = try await overset(["merge"] + rest)
      #expect(refused.exitCode == 65)
      #expect(refused.output.isEmpty)
      #expect(refused.errors.contains("shard \(index + 1)/\(blobs.count) is missing, with "))
      #expect(refused.errors.contains(example))
      let partial = try await overset(["merge", "--partial"] + rest)
      #expect(partial.exitCode == 1)
      #expect(partial.text.contains(first))
      #expect(partial.text.contains(others))
    }
    let all = try await overset(["merge", "--partial"] + blobs)
    #expect(!all.text.contains("partial"))
  }

  /// Each damage of a blob is refused with the file's name and a word of the reason, and nothing is reported.
  func expectDamagesAreRefused(_ damages: [(blob: Data, reason: String)]) async throws {
    for (blob, reason) in damages {
      let path = file("damaged").path(percentEncoded: false)
      try blob.write(to: file("damaged"))
      let result = try await overset(["merge", path])
      #expect(result.exitCode == 65)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("\(path): "))
      #expect(result.errors.contains(reason))
    }
  }
}
