import OversetLayoutEngine
import OversetUI
import OversetVocabulary

/// What names in layout fixtures mean.
enum Names {
  static func alignment(_ described: DescribedView) throws -> Alignment {
    guard let name = described.word("alignment") else { return .center }
    return try known(alignments[name], "an alignment called \(name)")
  }

  private static let alignments: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing, "firstTextBaseline": .centerFirstTextBaseline,
    "lastTextBaseline": .centerLastTextBaseline,
  ]

  static func axes(_ described: DescribedView) -> Axis.Set {
    switch described.word("axes") {
    case "horizontal": .horizontal
    case "both": [.horizontal, .vertical]
    default:
      described.name == "ViewThatFits" && described.word("axes") == nil
        ? [.horizontal, .vertical] : .vertical
    }
  }

  static func edges(_ described: DescribedView) throws -> Edge.Set {
    let names = described.words("edges")
    guard !names.isEmpty else { return .all }
    return try names.reduce(into: []) { edges, name in
      edges.formUnion(try known(edgeSets[name], "an edge called \(name)"))
    }
  }

  private static let edgeSets: [String: Edge.Set] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "horizontal": .horizontal, "vertical": .vertical, "all": .all,
  ]

  static func font(_ name: String) throws -> Font {
    if let size = Double(name) { return .system(size: size) }
    return .system(try known(TextStyle(rawValue: name), "a font called \(name)"))
  }

  static func known<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw DescribedView.Unknown(description: name) }
    return value
  }
}
