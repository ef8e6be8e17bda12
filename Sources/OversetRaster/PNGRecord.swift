import OversetVocabulary

/// The text a PNG file carries beside its pixels: what drew it.
///
/// It is one iTXt chunk (PNG specification, 11.3.3.4: UTF-8, not compressed) with the keyword
/// `Overset`, one `key: value` per line, sorted by key. Its first line, `pixels`, ties it to the
/// pixels it was written for: a tool that edits a picture keeps text chunks, and the record would
/// then speak of a picture that is gone.
struct PNGRecord {
  static let keyword = "Overset"
  private static let checksumKey = "pixels"

  let metadata: [String: String]
  let pixelChecksum: UInt32?

  init(metadata: [String: String], pixelChecksum: UInt32) throws(Diagnostic) {
    for (key, value) in metadata {
      guard PNGRecord.isKey(key), key != PNGRecord.checksumKey else {
        throw Diagnostic(
          .data, problem: "\"\(key)\" is not allowed as a key of a picture's record",
          remedy: "use a-z, 0-9 and hyphens, but not \"\(PNGRecord.checksumKey)\"")
      }
      guard PNGRecord.isValue(value) else {
        throw Diagnostic(
          .data,
          problem:
            "the value of \"\(key)\" in a picture's record has a line break or control character",
          remedy: "remove line breaks and control characters")
      }
    }
    self.metadata = metadata
    self.pixelChecksum = pixelChecksum
  }

  /// Reads a record's text; a line that is not one of a record is left out.
  init(text: String) {
    var metadata: [String: String] = [:]
    // By bytes: what divides lines and entries is ASCII, and letters need not be told from their accents.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == UInt8(ascii: " ") }
      metadata[String(Substring(line[..<colon]))] = String(Substring(value))
    }
    pixelChecksum = metadata.removeValue(forKey: PNGRecord.checksumKey)
      .flatMap { UInt32($0, radix: 16) }
    self.metadata = metadata
  }

  /// The body of the chunk: keyword, no compression, no language, then the text.
  var chunkBody: [UInt8] {
    let checksum = pixelChecksum.map {
      ["\(PNGRecord.checksumKey): \(String($0, radix: 16))"]
    }
    let entries = metadata.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let text = ((checksum ?? []) + entries).joined(separator: "\n")
    return Array(PNGRecord.keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
  }

  /// The record's text in the body of an iTXt chunk, or `nil` when that is somebody else's.
  static func text(in body: borrowing Span<UInt8>) -> String? {
    let start = Array(keyword.utf8) + [0, 0, 0, 0, 0]
    guard body.count >= start.count, start.indices.allSatisfy({ body[$0] == start[$0] }) else {
      return nil
    }
    let text = (start.count..<body.count).map { body[$0] }
    return String(validating: text, as: UTF8.self)
  }

  private static func isKey(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }

  private static func isValue(_ text: String) -> Bool {
    text.utf8.first != UInt8(ascii: " ")
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
