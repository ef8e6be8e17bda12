import Foundation
import Synchronization

/// The files of the Unicode Character Database that the tests hold ICU to.
///
/// They are those of Debian's package unicode-data, 15.0 with ICU 72; `OVERSET_UNICODE_DATA` names
/// another folder of the same layout.
enum UnicodeData {
  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String {
      "cannot read \(path): install the package unicode-data (apt-get install unicode-data), "
        + "or set OVERSET_UNICODE_DATA to a folder with the Unicode Character Database"
    }
  }

  /// The bytes of a file, by its path in the database, such as `auxiliary/LineBreakTest.txt`.
  static func bytes(of path: String) throws -> [UInt8] {
    let folder = ProcessInfo.processInfo.environment["OVERSET_UNICODE_DATA"] ?? "/usr/share/unicode"
    let path = "\(folder)/\(path)"
    guard let data = FileManager.default.contents(atPath: path) else { throw Missing(path: path) }
    return Array(data)
  }

  /// What has been read, by path: several tests ask for the same file.
  private static let known = Mutex<[String: [(range: ClosedRange<UInt32>, value: String)]]>([:])

  /// The code points a file gives a value, for files of lines `RANGE ; VALUE # comment`.
  static func ranges(
    of path: String, where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [(range: ClosedRange<UInt32>, value: String)] {
    let all = try known.withLock { known in
      if let ranges = known[path] { return ranges }
      let ranges = try read(path)
      known[path] = ranges
      return ranges
    }
    return all.filter { isWanted($0.value) }
  }

  private static func read(
    _ path: String
  ) throws -> [(range: ClosedRange<UInt32>, value: String)] {
    var cursor = ByteCursor(try bytes(of: path))
    var ranges: [(range: ClosedRange<UInt32>, value: String)] = []
    while !cursor.isAtEnd {
      if let first = cursor.hexadecimal() {
        let last = cursor.skip("..") ? cursor.hexadecimal() ?? first : first
        cursor.skipSpaces()
        if cursor.skip(";") { ranges.append((first...last, cursor.word())) }
      }
      cursor.skipLine()
    }
    return ranges
  }

  /// A table with one element for each code point, filled from a file's ranges.
  static func table<Value>(
    of path: String, default defaultValue: Value, where isWanted: (String) -> Bool = { _ in true },
    _ value: (String) -> Value
  ) throws -> [Value] {
    var table = [Value](repeating: defaultValue, count: 0x110000)
    for (range, name) in try ranges(of: path, where: isWanted) {
      let value = value(name)
      for codePoint in range { table[Int(codePoint)] = value }
    }
    return table
  }

  /// The first ten code points of which `isWrong` holds.
  ///
  /// A bare loop: in a debug build a lazy collection takes seconds for all of Unicode.
  static func first(where isWrong: (UInt32) -> Bool) -> [String] {
    var found: [String] = []
    var codePoint: UInt32 = 0
    while codePoint < 0x110000, found.count < 10 {
      if isWrong(codePoint) { found.append(hexadecimal([codePoint])) }
      codePoint += 1
    }
    return found
  }
}
