package import Foundation
package import OversetVocabulary

/// The lines that a change adds or alters, by path from the repository.
///
/// Readers of pull requests show a result only if its line is among them.
package struct ChangedLines: Sendable, Equatable {
  /// In order, and apart from one another.
  private var lines: [String: [ClosedRange<Int>]] = [:]

  /// Reads what `git diff --unified=0` prints, or a list with a path in each line, alone or with a line or with two:
  /// `App/de.lproj/Main.strings:12-14`.
  ///
  /// - Throws: `Diagnostic` for a text that is neither, at its line of `file`.
  package init(_ text: Data, file: String) throws(Diagnostic) {
    // By bytes: a line feed behind a carriage return is no character of its own.
    let rows = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { row in
      Substring(decoding: row.last == 0x0D ? row.dropLast() : row, as: UTF8.self)
    }
    let isDifference = rows.contains { $0.hasPrefix("diff ") || $0.hasPrefix("+++ ") }
    if isDifference { try readDifference(rows, file) } else { try readList(rows, file) }
    lines = lines.mapValues(Self.joined)
  }

  /// Whether a place lies on a changed line; a whole file does where anything in it has changed.
  package func contains(_ place: ReportedPlace) -> Bool {
    guard place.isInside, let ranges = lines[place.path] else { return false }
    guard let line = place.line else { return !ranges.isEmpty }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < line { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(line)
  }

  /// Ranges in order, those that meet as one.
  private static func joined(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound - 1 <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  // MARK: Reading

  private mutating func readDifference(
    _ rows: [Substring], _ file: String
  ) throws(Diagnostic) {
    var path: String?
    var hunk = Hunk()
    for (index, row) in rows.enumerated() {
      // Within a hunk a row may begin with anything.
      if hunk.isOpen, let first = row.utf8.first, Hunk.signs.contains(first) {
        if let line = hunk.take(first), let path { lines[path, default: []].append(line...line) }
      } else if row.hasPrefix("+++ ") {
        path = GitPath.path(afterPrefix: row.dropFirst(4))
      } else if row.hasPrefix("@@ ") {
        guard let begun = Hunk(row) else {
          throw Self.wrong(file, index + 1, "this is no head of a hunk")
        }
        hunk = begun
      }
    }
  }

  private mutating func readList(_ rows: [Substring], _ file: String) throws(Diagnostic) {
    for (index, row) in rows.enumerated() where !row.allSatisfy(\.isWhitespace) {
      guard let entry = row.wholeMatch(of: /(.+?)(?::(\d+)(?:-(\d+))?)?/),
        !row.hasPrefix("/")
      else { throw Self.wrong(file, index + 1, "this is no path from the repository") }
      let first = entry.2.map { Int($0) ?? 0 } ?? 1
      let last = entry.3.map { Int($0) ?? 0 } ?? (entry.2 == nil ? .max : first)
      guard first >= 1, last >= first else {
        throw Self.wrong(file, index + 1, "the lines are in the wrong order")
      }
      lines[String(entry.1), default: []].append(first...last)
    }
  }

  private static func wrong(_ file: String, _ line: Int, _ problem: String) -> Diagnostic {
    Diagnostic(
      .data, file: file, line: line, problem: problem,
      remedy: "give what `git diff --unified=0` prints, or lines such as Locales/Main.strings:3-7")
  }
}

/// A hunk of a difference, as far as it has been read.
private struct Hunk {
  /// What its rows begin with.
  static let signs = Array("+- \\".utf8)

  private var line = 0
  private var removed = 0
  private var added = 0

  /// One that has ended.
  init() {}

  /// The hunk that a row begins, `@@ -12 +12,3 @@`; nil for another row.
  init?(_ row: Substring) {
    guard let head = row.wholeMatch(of: /@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@.*/),
      let start = Int(head.2), let removed = head.1.map({ Int($0) }) ?? 1,
      let added = head.3.map({ Int($0) }) ?? 1, start < .max - added
    else { return nil }
    (line, self.removed, self.added) = (start, removed, added)
  }

  /// Whether rows of it are to come.
  var isOpen: Bool { removed > 0 || added > 0 }

  /// Takes a row by its first byte. The line that it adds; nil where it adds none.
  mutating func take(_ first: UInt8) -> Int? {
    switch first {
    case UInt8(ascii: "+"):
      (added, line) = (added - 1, line + 1)
      return line - 1
    case UInt8(ascii: "-"): removed -= 1
    case UInt8(ascii: " "): (added, removed, line) = (added - 1, removed - 1, line + 1)
    default: break
    }
    return nil
  }
}

/// Paths as git writes them into a difference.
private enum GitPath {
  /// The path behind `b/`; nil for a file that is gone. A path with controls or quotation marks is quoted, and
  /// its bytes are octal.
  static func path(afterPrefix text: Substring) -> String? {
    let whole = text.hasPrefix("\"") ? unquoted(text) : String(text.prefix { $0 != "\t" })
    guard whole != "/dev/null" else { return nil }
    return whole.hasPrefix("b/") ? String(whole.dropFirst(2)) : whole
  }

  private static func unquoted(_ text: Substring) -> String {
    let signs: [UInt8: UInt8] = [
      0x61: 0x07, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09, 0x76: 0x0B,
    ]
    var result: [UInt8] = []
    var bytes = Array(text.utf8.dropFirst())[...]
    while let byte = bytes.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let sign = bytes.first else {
        result.append(byte)
        continue
      }
      let digits = bytes.prefix(3).prefix { (0x30...0x37).contains($0) }
      if digits.count == 3 {
        result.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }))
        bytes = bytes.dropFirst(3)
      } else {
        result.append(signs[sign] ?? sign)
        bytes = bytes.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
