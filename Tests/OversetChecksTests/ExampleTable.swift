import Foundation

/// A table of examples in Data: fields between tabs, a line each; lines that begin with # are remarks.
enum ExampleTable {
  /// The lines' fields; none where the file cannot be read, which the tests of its count say.
  static func rows(of name: String) -> [[String]] {
    guard let file = Bundle.module.url(forResource: "Data/\(name)", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
