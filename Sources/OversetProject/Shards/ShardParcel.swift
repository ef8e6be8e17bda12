package import Foundation
import OversetConfig
package import OversetVocabulary

/// A blob without the files that it holds: each is named by its digest, so that whoever gets the blob asks only for those
/// that are new there.
///
/// In a blob a file is the value of a member `data`, in base64. No value of base64 has a colon, and in a string of JSON
/// no quotation mark stands alone, so that neither is taken for anything else; the digest of the blob's first line proves
/// what was put together again.
package struct ShardParcel: Sendable, Equatable {
  /// A file of a blob.
  package struct File: Sendable, Hashable {
    /// Its SHA-256: 64 hexadecimal digits.
    package let digest: String
    /// Its bytes.
    package let data: Data
  }

  private static let opening = Array(#""data":""#.utf8)
  private static let mark = Array("sha256:".utf8)
  private static let quote = UInt8(ascii: "\"")
  private static let digestLength = 64

  /// The blob, with digests in the place of files.
  package let text: Data

  /// A parcel that was sent.
  package init(text: Data) { self.text = text }

  /// Takes the files out of a blob; each once, in their order there.
  package static func parting(_ blob: Data) -> (parcel: ShardParcel, files: [File]) {
    var files: [File] = []
    var known: Set<String> = []
    let text = replacing(in: blob) { value in
      guard !value.isEmpty, let data = Data(base64Encoded: Data(value)),
        Array(data.base64EncodedData()) == value
      else { return nil }
      let digest = Digest.sha256Hex(of: data)
      if known.insert(digest).inserted { files.append(File(digest: digest, data: data)) }
      return mark + Array(digest.utf8)
    }
    return (ShardParcel(text: text), files)
  }

  /// The digests of the files, each once, in their order.
  package var digests: [String] {
    var digests: [String] = []
    var known: Set<String> = []
    _ = Self.replacing(in: text) { value in
      if let digest = Self.digest(value), known.insert(digest).inserted { digests.append(digest) }
      return nil
    }
    return digests
  }

  /// The blob.
  ///
  /// - Parameters:
  ///   - limit: How many bytes it may have.
  ///   - file: The bytes of a file, by its digest; nil for one that is not there.
  /// - Throws: `Diagnostic` (data) for a file that is not there, and for a blob that is larger; what `file` throws.
  package func blob(
    limit: Int, name: String, file: (String) throws(Diagnostic) -> Data?
  ) throws(Diagnostic) -> Data {
    var size = text.count
    var fault: Diagnostic?
    let blob = Self.replacing(in: text) { value in
      guard fault == nil, let digest = Self.digest(value) else { return nil }
      do throws(Diagnostic) {
        guard let data = try file(digest) else {
          throw Diagnostic.blob(name, "the file \(digest) of this blob is not there")
        }
        size += data.count * 4 / 3
        guard size <= limit else {
          throw Diagnostic.blob(name, "this blob has more than \(limit) bytes with its files")
        }
        return Array(data.base64EncodedData())
      } catch {
        fault = error
        return nil
      }
    }
    if let fault { throw fault }
    return blob
  }

  private static func digest(_ value: [UInt8]) -> String? {
    guard value.count == mark.count + digestLength, value.starts(with: mark) else { return nil }
    let digits = value.dropFirst(mark.count)
    guard
      digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Puts other values in the place of those of members `data`; those for which nothing comes stay.
  private static func replacing(
    in data: Data, by change: ([UInt8]) -> [UInt8]?
  ) -> Data {
    let bytes = [UInt8](data)
    var result = Data(capacity: bytes.count)
    var copied = 0
    var index = 0
    while index + opening.count < bytes.count {
      guard bytes[index] == quote, begins(bytes, at: index) else {
        index += 1
        continue
      }
      let start = index + opening.count
      var end = start
      while end < bytes.count, bytes[end] != quote { end += 1 }
      guard end < bytes.count else { break }
      if let value = change(Array(bytes[start..<end])) {
        result.append(contentsOf: bytes[copied..<start])
        result.append(contentsOf: value)
        copied = end
      }
      index = end
    }
    result.append(contentsOf: bytes[copied...])
    return result
  }

  private static func begins(_ bytes: [UInt8], at index: Int) -> Bool {
    for offset in opening.indices where bytes[index + offset] != opening[offset] { return false }
    return true
  }
}
