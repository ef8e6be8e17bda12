import Foundation
import OversetVocabulary
import Testing

/// Rows of the data files beside the tests: cells separated by `|`, comments from `#` at the start of
/// a line, and `\u{…}` for characters that would not show.
enum TestData {
  struct Malformed: Error { let row: String }

  static func rows(of name: String) throws -> [[String]] {
    let url = Bundle.module.bundleURL.appendingPathComponent("Data/\(name)")
    let text = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      try line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        try unescaped(cell.trimmingCharacters(in: .init(charactersIn: " ")))
      }
    }
  }

  /// The same, where the tests are parameterized: a file that cannot be read gives one empty row, which
  /// no test accepts.
  static func cases(of name: String) -> [[String]] { (try? rows(of: name)) ?? [[]] }

  /// The locales of a cell, separated by spaces.
  static func locales(_ cell: String) throws -> [LocaleTag] {
    try cell.split(separator: " ").map { try #require(LocaleTag(String($0))) }
  }

  private static func unescaped(_ cell: String) throws -> String {
    var result = ""
    var rest = cell[...]
    while let escape = rest.range(of: "\\u{") {
      result += rest[..<escape.lowerBound]
      rest = rest[escape.upperBound...]
      guard let end = rest.firstIndex(of: "}"), let value = UInt32(rest[..<end], radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw Malformed(row: cell) }
      result.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
