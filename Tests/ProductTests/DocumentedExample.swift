import Foundation
import Testing

/// A block of Swift in a page of the documentation.
struct DocumentedExample: CustomTestStringConvertible, Sendable {
  /// The page, by its path from the package root.
  let page: String
  /// Where the block begins, counted from 1.
  let line: Int
  let code: String
  /// The lines that import something in earlier blocks of the page: a later one goes on from there.
  let importsBefore: [String]

  var testDescription: String { "\(page):\(line)" }

  /// Whether it is a part of a manifest.
  var isManifest: Bool { isTarget || code.contains("package.targets") }

  /// Whether it is one target of a manifest.
  private var isTarget: Bool { code.hasPrefix(".target(") || code.hasPrefix(".testTarget(") }

  /// Whether its statements are the program itself.
  var isProgram: Bool { !code.contains("@Test ") && !code.contains("\nextension ") }

  /// What is compiled.
  var source: String {
    if isManifest {
      let block = isTarget ? "let targets: [Target] = [\n\(code)]\n" : code
      return "import PackageDescription\n\nlet package = Package(name: \"App\")\n\n\(block)"
    }
    let imports = code.contains("import ") ? [] : importsBefore
    return (imports + [code]).joined(separator: "\n")
  }

  /// Whether it uses a name and does not declare it.
  func needs(_ name: String) -> Bool {
    let words = code.split { !$0.isLetter }
    return words.contains { $0 == name }
      && !zip(words, words.dropFirst()).contains {
        $0 == "struct" && $1 == name
      }
  }

  /// The package root, two folders above this file's own.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// Every block of README.md, of Docs and of the catalogs of documentation.
  static let all: [DocumentedExample] = pages.flatMap(examples)

  private static var pages: [String] {
    let below = ["Docs", "Sources"].flatMap { folder in
      (FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? [])
        .map { "\(folder)/\($0)" }
    }
    return ["README.md", "CONTRIBUTING.md"] + below.filter { $0.hasSuffix(".md") }.sorted()
  }

  private static func examples(in page: String) -> [DocumentedExample] {
    guard let text = try? String(contentsOf: root.appending(path: page), encoding: .utf8) else {
      return []
    }
    var found: [DocumentedExample] = []
    var imports: [String] = []
    var block: (line: Int, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line == "```swift" {
        block = (index + 2, [])
      } else if line == "```", let (start, lines) = block {
        let code = lines.map { "\($0)\n" }.joined()
        found.append(
          DocumentedExample(page: page, line: start, code: code, importsBefore: imports))
        imports += lines.filter { $0.hasPrefix("import ") }.map(String.init)
        block = nil
      } else {
        block?.lines.append(line)
      }
    }
    return found
  }
}
