import Foundation
import OversetConfig
import Testing

@Suite struct DigestTests {
  /// Source: FIPS 180-4 examples (NIST CSRC).
  @Test(
    "SHA-256 gives the digests of the examples of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func vector(text: String, digest: String) {
    #expect(Digest.sha256Hex(of: Data(text.utf8)) == digest)
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
}
