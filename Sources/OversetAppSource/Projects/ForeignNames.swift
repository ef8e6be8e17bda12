import Foundation
import OversetFiles

/// The words of an app's files that no reader of source reads and that may name types of Swift: Objective-C, which makes
/// objects of them, and property lists, by which the system does.
enum ForeignNames {
  /// The most bytes of a file: larger ones are data.
  private static let sizeLimit = 4_000_000

  /// The words with a capital at the beginning; what cannot be read has none.
  static func words(in folder: AppFolder) -> Set<String> {
    var words: Set<String> = []
    for file in folder.namingFiles {
      guard let data = try? file.contents(maximum: sizeLimit) else { continue }
      add(Array(data), to: &words)
    }
    return words
  }

  private static func add(_ bytes: [UInt8], to words: inout Set<String>) {
    var start: Int?
    for (position, byte) in bytes.enumerated() {
      if isPart(byte) {
        start = start ?? position
      } else if let first = start {
        insert(bytes[first..<position], into: &words)
        start = nil
      }
    }
    if let first = start { insert(bytes[first...], into: &words) }
  }

  private static func insert(_ word: ArraySlice<UInt8>, into words: inout Set<String>) {
    guard let first = word.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return
    }
    words.insert(String(decoding: word, as: UTF8.self))
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
