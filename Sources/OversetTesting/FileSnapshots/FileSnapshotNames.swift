import Foundation
import OversetSnapshots
import Synchronization

/// The files that assertions of this process have claimed: two tests never share one.
enum FileSnapshotNames {
  private static let claimed = Mutex<[String: Claim]>([:])

  private struct Claim {
    let file: String
    let owner: String
    let testCase: TestCase?

    var description: String {
      testCase.map { "\(owner), case \($0.description)," } ?? owner
    }
  }

  /// Claims `file` for a test, or for one case of it; the same may claim it again.
  ///
  /// - Throws: `TestError` that shows both where another test or case has the file, also in other case
  ///   of letters.
  static func claim(
    _ file: URL, owner: String, testCase: TestCase? = nil
  ) throws(TestError) {
    let path = file.path(percentEncoded: false)
    let claim = Claim(file: path, owner: owner, testCase: testCase)
    let key = path.folding(options: .caseInsensitive, locale: nil)
    let first = claimed.withLock { claimed in
      if let first = claimed[key] { return first }
      claimed[key] = claim
      return claim
    }
    guard first.owner == claim.owner, first.testCase == claim.testCase, first.file == claim.file
    else {
      throw TestError(
        problem:
          "\(claim.description) and \(first.description) would both use the file \(first.file)"
          + (first.file == claim.file ? "" : ", of which \(claim.file) differs only by case"),
        remedy: "give one of their snapshots another name with `named:`")
    }
  }
}
