import Foundation
import OversetLayoutEngine
import OversetVocabulary
import Testing

/// One case of a `.layout` file: a tree, the proposal to its root, and the frame of every view.
struct LayoutFixture: Sendable, CustomTestStringConvertible {
  var name: String
  var source = ""
  var proposal = ProposedSize.unspecified
  var direction = LayoutDirection.leftToRight
  var displayScale: CGFloat = 3
  var tree: TreeNode

  var testDescription: String { name }

  static let all: [LayoutFixture] = FixtureFiles.named(extension: "layout")
    .flatMap { FixtureParser.fixtures(in: $0.text, file: $0.name) }
}

/// The files that hold the expectations.
enum FixtureFiles {
  struct File {
    let name: String
    let text: String
  }

  static func named(extension suffix: String) -> [File] {
    let folder = Bundle.module.resourceURL?.appending(path: "Fixtures")
    let names = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (names ?? []).filter { $0.pathExtension == suffix }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { url in
        (try? String(contentsOf: url, encoding: .utf8))
          .map { File(name: url.lastPathComponent, text: $0) }
      }
  }

  /// The rows of a table: cells split at commas, comments and the heading left out.
  static func rows(of name: String) -> [[String]] {
    let text = named(extension: "csv").first { $0.name == name }?.text ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}

/// Reads `.layout` files; the notation is described at the head of `Fixtures/stacks.layout`.
enum FixtureParser {
  static func fixtures(in text: String, file: String) -> [LayoutFixture] {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let starts = lines.indices.filter { lines[$0].hasPrefix("case ") }
    return starts.enumerated().map { position, start in
      let end = position + 1 < starts.count ? starts[position + 1] : lines.count
      return fixture(lines[start..<end].map(String.init), file: file)
    }
  }

  private static func fixture(_ lines: [String], file: String) -> LayoutFixture {
    var fixture = LayoutFixture(
      name: "\(file): \(lines[0].dropFirst(5))", tree: TreeNode(name: "missing"))
    for line in lines.dropFirst() where !line.hasPrefix(" ") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "source": fixture.source = words.dropFirst().joined(separator: " ")
      case "propose":
        fixture.proposal = ProposedSize(
          width: TreeNode.number(words[1]), height: TreeNode.number(words[2]))
      case "direction": fixture.direction = words[1] == "rtl" ? .rightToLeft : .leftToRight
      case "scale": fixture.displayScale = TreeNode.number(words[1]) ?? 3
      default: Issue.record("\(file): unknown line: \(line)")
      }
    }
    var rest = lines.filter { $0.hasPrefix(" ") }[...]
    if let tree = node(&rest) { fixture.tree = tree }
    return fixture
  }

  /// Takes a line and the deeper ones after it.
  private static func node(_ lines: inout ArraySlice<String>) -> TreeNode? {
    guard let line = lines.popFirst() else { return nil }
    var node = parse(line)
    while let next = lines.first, indent(next) > indent(line), let child = self.node(&lines) {
      node.children.append(child)
    }
    return node
  }

  private static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func parse(_ line: String) -> TreeNode {
    let halves = line.components(separatedBy: "->")
    let words = halves[0].split(separator: " ")
    var node = TreeNode(name: String(words.first ?? ""))
    node.arguments = words.dropFirst().map { word in
      let parts = word.split(separator: "=", maxSplits: 1)
      return (key: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
    }
    node.expected = halves.count > 1 ? expectation(halves[1]) : nil
    return node
  }

  private static func expectation(_ text: String) -> TreeNode.Expectation? {
    let words = text.split(separator: " ")
    if words == ["unplaced"] { return .unplaced }
    guard words.count == 4 else { return nil }
    let numbers = words.map { Double($0) }
    return .frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
