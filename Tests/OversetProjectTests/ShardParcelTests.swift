import Foundation
import OversetProject
import OversetVocabulary
import Testing

/// A blob travels without its files, and is put together again byte for byte.
@Suite struct ShardParcelTests {
  private static let files = [
    Data("one".utf8), Data([0, 255, 10, 34]), Data(repeating: 7, count: 10_000),
  ]

  private static func blob(_ files: [Data]) -> Data {
    let members = files.map { #"{"data":"\#($0.base64EncodedString())","role":"new"}"# }
    return Data(
      "overset-shard 2 run 00\n{\"kept\":[\(members.joined(separator: ","))],\"text\":\"\\\"data\\\":\\\"QUJD\\\"\"}"
        .utf8)
  }

  @Test("files are taken out, each once, and the rest is the same")
  func parts() throws {
    let blob = Self.blob(Self.files + [Self.files[0]])
    let (parcel, files) = ShardParcel.parting(blob)
    #expect(files.map(\.data) == Self.files)
    #expect(parcel.digests == files.map(\.digest))
    #expect(parcel.text.count < 1_000)
    let known = Dictionary(uniqueKeysWithValues: files.map { ($0.digest, $0.data) })
    let again = try parcel.blob(limit: 1_000_000, name: "blob") { known[$0] }
    #expect(again == blob)
  }

  @Test(
    "what is no file in base64 stays",
    arguments: [
      #"{"data":""}"#, #"{"data":"a b"}"#, #"{"data":"QUI"}"#, #"{"data":"QUJD"#, #"{"data":7}"#,
      #"{"text":"\"data\":\"QUJD\""}"#, "", "\"data\":\"",
    ])
  func staysAsItIs(text: String) {
    let (parcel, files) = ShardParcel.parting(Data(text.utf8))
    #expect(files.isEmpty && parcel.text == Data(text.utf8) && parcel.digests.isEmpty)
  }

  @Test("a file that is not there, and a blob that is too large, are refused")
  func refuses() {
    let (parcel, files) = ShardParcel.parting(Self.blob(Self.files))
    #expect(throws: Diagnostic.self) {
      _ = try parcel.blob(limit: 1_000_000, name: "blob") { _ in nil }
    }
    #expect(throws: Diagnostic.self) {
      _ = try parcel.blob(limit: 2_000, name: "blob") { digest in
        files.first { $0.digest == digest }?.data
      }
    }
  }
}
