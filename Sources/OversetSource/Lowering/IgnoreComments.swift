import Foundation

/// Finds the comments `// overset:ignore RULE REASON`.
enum IgnoreComments {
  private static let mark = "overset:ignore"

  /// The comments of a text, in order.
  ///
  /// A line counts where the mark follows `//`: whether a string holds it is not looked at.
  static func all(in text: String) -> [SourceIgnore] {
    guard text.contains(mark) else { return [] }
    var ignores: [SourceIgnore] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      guard let ignore = ignore(in: line, number: Int32(clamping: number + 1)) else { continue }
      ignores.append(ignore)
    }
    return ignores
  }

  private static func ignore(in line: Substring, number: Int32) -> SourceIgnore? {
    guard let range = line.range(of: mark) else { return nil }
    let before = line[..<range.lowerBound].trimmingSuffix(while: \.isWhitespace)
    let behind = line[range.upperBound...]
    guard before.hasSuffix("//"), behind.first?.isWhitespace != false else { return nil }
    let words = behind.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    return SourceIgnore(
      line: number, rule: words.first.map(String.init) ?? "",
      reason: words.dropFirst().first.map { $0.trimmingCharacters(in: .whitespaces) } ?? "")
  }
}

extension Substring {
  /// The text without the characters at its end for which something holds.
  fileprivate func trimmingSuffix(while holds: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !holds($0) }) else { return prefix(0) }
    return self[...last]
  }
}
