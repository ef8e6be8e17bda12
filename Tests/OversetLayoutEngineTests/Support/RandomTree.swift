import Foundation
import OversetTestBasics

/// Makes trees of every kind of view, in the fixtures' notation.
struct RandomTree {
  private var generator: SeededGenerator
  /// Whether numbers may be NaN, negative, infinite or huge.
  private let isHostile: Bool

  init(seed: UInt64, isHostile: Bool = false) {
    // Neighbouring seeds are far apart.
    generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    self.isHostile = isHostile
  }

  /// `offset` and `position`, which do not mirror, are left out.
  mutating func tree(depth: Int = 4) -> TreeNode {
    if depth == 0 || chance(20) { return leaf() }
    return chance(45) ? container(depth: depth) : wrapper(depth: depth)
  }

  private mutating func leaf() -> TreeNode {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1: node("text", ["words": "\(Int.random(in: 0...5, using: &generator))"])
    case 2: node("box", ["width": length(), "height": length()])
    case 3: node("color")
    case 4: node("spacer", chance(50) ? ["min": length()] : [:])
    default: node("divider")
    }
  }

  private mutating func container(depth: Int) -> TreeNode {
    let names = ["hstack", "vstack", "zstack", "layer", "fits"]
    let name = names[Int.random(in: 0..<names.count, using: &generator)]
    var arguments = name == "fits" ? [:] : ["align": alignment()]
    if name.hasSuffix("stack"), name != "zstack", chance(50) { arguments["spacing"] = length() }
    let count = name == "layer" ? 2 : Int.random(in: 0...4, using: &generator)
    var children = (0..<count).map { _ in tree(depth: depth - 1) }
    if let first = children.indices.first, chance(30) {
      children[first].arguments.append(("priority", "\(Int.random(in: -1...2, using: &generator))"))
    }
    return node(name, arguments, children)
  }

  private mutating func wrapper(depth: Int) -> TreeNode {
    let child = tree(depth: depth - 1)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return node("frame", some(["width", "height"], ["align": alignment()]), [child])
    case 1:
      let limits = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
      return node("flexframe", some(limits, ["align": alignment()]), [child])
    case 2: return node("padding", some(["top", "leading", "bottom", "trailing"]), [child])
    case 3: return node("fixedsize", [:], [child])
    case 4: return node("aspect", some(["ratio"], ["mode": chance(50) ? "fit" : "fill"]), [child])
    case 5:
      return node("guide", ["of": chance(50) ? "leading" : "center", "value": length()], [child])
    case 6: return node("scroll", ["axis": chance(50) ? "horizontal" : "vertical"], [child])
    case 7: return node("geometry", [:], [child])
    case 8: return node("safearea", some(["top", "leading", "bottom", "trailing"]), [child])
    default: return node(chance(50) ? "group" : "ignoresafearea", [:], [child])
    }
  }

  private mutating func some(
    _ keys: [String], _ rest: [String: String] = [:]
  ) -> [String: String] {
    keys.reduce(into: rest) { arguments, key in
      if chance(60) { arguments[key] = length() }
    }
  }

  private mutating func alignment() -> String {
    let names = ItemBuilder.alignments.keys.sorted()
    return names[Int.random(in: 0..<names.count, using: &generator)]
  }

  private mutating func length() -> String {
    let hostile = ["nan", "-20", "inf", "-inf", "1e308", "1e-300", "-0.0"]
    if isHostile, chance(30) {
      return hostile[Int.random(in: 0..<hostile.count, using: &generator)]
    }
    return "\(Double(Int.random(in: 0...480, using: &generator)) / 4)"
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private func node(
    _ name: String, _ arguments: [String: String] = [:], _ children: [TreeNode] = []
  ) -> TreeNode {
    let sorted = arguments.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
    return TreeNode(name: name, arguments: sorted, children: children)
  }
}
