import Foundation
import OversetAssets
import OversetChecks
import OversetLayoutTree
import OversetTestSupport
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// A component with a text, in a room, and what all rules together find of it: a line of
/// Data/tree-rules.tsv.
struct TreeExample: Sendable, CustomTestStringConvertible {
  let rule: String
  let isFound: Bool
  let locale: LocaleTag
  let component: TreeComponent
  let room: String
  let source: String
  let text: String
  /// The rules that find something beside, or in place of, the one that the example is for.
  let others: [String]

  var testDescription: String {
    "\(rule) \(isFound ? "found" : "clean") \(locale) \(component) \(room): \(text)"
  }

  /// The names of the rules that find something, sorted.
  var expected: [String] { (others + (isFound ? [rule] : [])).sorted() }

  /// The examples of the file.
  static let all: [TreeExample] = ExampleTable.rows(of: "tree-rules").compactMap(TreeExample.init)

  private init?(_ fields: [String]) {
    guard fields.count == 8, let locale = LocaleTag(fields[2]),
      let component = TreeComponent(rawValue: fields[3])
    else { return nil }
    rule = fields[0]
    isFound = fields[1] == "found"
    self.locale = locale
    self.component = component
    room = fields[4]
    source = CatalogExample.unescaped(fields[5])
    text = CatalogExample.unescaped(fields[6])
    others = fields[7].split(separator: ",").map(String.init)
  }

  /// What every rule finds, compared with what a run compares with: the other direction where the locale
  /// runs from right to left, English where it is not the locale itself.
  @MainActor
  func findings() throws -> [Finding] {
    let stage = try Stage(assets: component == .asset ? Stage.assets : .empty)
    let variant = Stage.variant(locale)
    let room = try TreeRoom(of: self, on: stage).points(room)
    func tree(_ text: String, _ variant: ViewEnvironment) -> LayoutTree {
      stage.layout(
        component.view(of: text, isSource: variant.locale == "en", room: room),
        screen: component.screen(room: room), safeArea: component.safeArea, for: variant)
    }
    var mirroredTree: LayoutTree?
    if variant.direction == .rightToLeft {
      var mirrored = variant
      mirrored.direction = .leftToRight
      mirroredTree = tree(text, mirrored)
    }
    var english = variant
    english.locale = "en"
    var checked = CheckedTree(
      tree(text, variant), mirrored: mirroredTree,
      source: locale == "en" ? nil : tree(source, english))
    checked.sourceLanguage = "en"
    return TreeChecks.findings(in: checked)
  }
}

/// The lengths that the room of an example is told in.
@MainActor
private struct TreeRoom {
  private let lengths: [String: Double]

  init(of example: TreeExample, on stage: Stage) throws {
    let variant = Stage.variant(example.locale)
    func text(_ view: some View) throws -> (TextContent, LayoutNode) {
      let tree = stage.layout(view, width: 1000, for: variant)
      return (
        try #require(tree.texts.first).text, try #require(tree.nodes(of: "Text").first)
      )
    }
    let words = Text(verbatim: example.text).font(example.component.font)
    let (line, _) = try text(words.lineLimit(1))
    let (paragraph, node) = try text(words)
    lengths = [
      "need": line.fit?.needed ?? 0, "slack": line.fit?.slack ?? 0,
      "word": paragraph.fit?.needed ?? 0, "wordslack": paragraph.fit?.slack ?? 0,
      "natural": line.layout.naturalWidth, "natural/100": line.layout.naturalWidth / 100,
      "high": Double(node.frame.height),
    ]
  }

  /// The points of a sum such as `need+slack-0.5`, or of a share of the text's natural width, such as
  /// `76%`.
  func points(_ sum: String) throws -> CGFloat {
    if sum.hasSuffix("%") {
      return CGFloat(try #require(Double(sum.dropLast())) * (lengths["natural/100"] ?? 0))
    }
    var points = 0.0
    for part in sum.replacing("-", with: "+-").split(separator: "+") {
      let isNegative = part.hasPrefix("-")
      let name = String(isNegative ? part.dropFirst() : part)
      let length = try #require(Double(name) ?? lengths[name], "no length is called \(name)")
      points += isNegative ? -length : length
    }
    return CGFloat(points)
  }
}
