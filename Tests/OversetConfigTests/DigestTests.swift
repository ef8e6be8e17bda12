import Foundation
import OversetConfig
import Testing

@Suite struct DigestTests {
  /// A line of `Expectations/sha256.txt`.
  struct Vector: CustomTestStringConvertible {
    let message: Data
    let digest: String

    /// All lines; an unreadable file or line gives none, and `vectorsAreRead` fails.
    static let all: [Vector] = {
      guard let text = try? String(contentsOf: Expectations.file("sha256.txt"), encoding: .utf8)
      else { return [] }
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(Vector.init)
    }()

    init?(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 3, let count = Int(cells[0]) else { return nil }
      message = Data(String(repeating: String(cells[1]), count: count).utf8)
      digest = String(cells[2])
    }

    var testDescription: String { "\(message.count) bytes" }

    /// The digest of the message in parts of so many bytes, each as another kind of collection.
    func digest(inPartsOf length: Int) -> String {
      var digest = IncrementalDigest()
      for start in stride(from: 0, to: message.count, by: length) {
        let part = message[start..<min(start + length, message.count)]
        if start.isMultiple(of: 2) { digest.update(part) } else { digest.update(Array(part)) }
      }
      return digest.sha256Hex()
    }
  }

  @Test("the file of vectors is read whole") func vectorsAreRead() {
    #expect(Vector.all.map(\.message.count) == [0, 3, 56, 112, 1_000_000])
  }

  @Test("SHA-256 gives the digests of the recorded vectors", arguments: Vector.all)
  func vector(_ vector: Vector) {
    #expect(Digest.sha256Hex(of: vector.message) == vector.digest)
  }

  /// The block of SHA-256 has 64 bytes: parts end before, at and behind its end.
  @Test(
    "a digest in parts is that of the whole", arguments: Vector.all, [1, 7, 63, 64, 65, 1000])
  func partsMakeTheWholeOfAVector(_ vector: Vector, length: Int) {
    #expect(vector.digest(inPartsOf: length) == vector.digest)
  }

  @Test("two parts have the digest of the whole, wherever it is divided")
  func partsMakeTheWhole() {
    let data = Data((0..<300).map { UInt8($0 % 251) })
    let whole = Digest.sha256Hex(of: data)
    for split in stride(from: 0, through: data.count, by: 13) {
      var digest = IncrementalDigest()
      digest.update(data.prefix(split))
      digest.update(Array(data.dropFirst(split)))
      #expect(digest.sha256Hex() == whole)
    }
  }

  @Test("a digest that was read can be extended")
  func digestSoFarCanBeExtended() {
    var digest = IncrementalDigest()
    digest.update(Data("ab".utf8))
    let early = digest.sha256Hex()
    digest.update(Data("c".utf8))
    #expect(early == Digest.sha256Hex(of: Data("ab".utf8)))
    #expect(digest.sha256Hex() == Digest.sha256Hex(of: Data("abc".utf8)))
  }

  @Test("copies of an unfinished digest are independent") func copiesGoTheirOwnWays() {
    var first = IncrementalDigest()
    first.update(Data("a".utf8))
    var second = first
    second.update(Data("bc".utf8))
    first.update(Data("b".utf8))
    #expect(first.sha256Hex() == Digest.sha256Hex(of: Data("ab".utf8)))
    #expect(second.sha256Hex() == Digest.sha256Hex(of: Data("abc".utf8)))
  }
}
