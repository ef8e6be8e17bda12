import Foundation
import OversetLayoutEngine
import OversetVocabulary

/// Builds layout items from the fixtures' notation.
struct ItemBuilder {
  var direction: LayoutDirection = .leftToRight
  var displayScale: CGFloat = 3

  /// A name or value the notation does not know.
  struct UnknownNotation: Error, CustomStringConvertible {
    let description: String
  }

  func item(_ node: TreeNode) throws -> LayoutItem {
    let item = LayoutItem(
      try behavior(node),
      children: node.name == "geometry" ? [] : try node.children.map(item),
      direction: try direction(of: node),
      displayScale: displayScale
    )
    if let priority = node["priority"].flatMap(Double.init) { item.priority = priority }
    return item
  }

  private func direction(of node: TreeNode) throws -> LayoutDirection {
    switch node["direction"] {
    case nil: direction
    case "ltr": .leftToRight
    case "rtl": .rightToLeft
    case let other?: throw UnknownNotation(description: "direction \(other)")
    }
  }

  private func behavior(_ node: TreeNode) throws -> any LayoutBehavior {
    switch node.name {
    case "hstack", "vstack", "zstack", "layer": try container(node)
    case "frame", "flexframe", "padding", "fixedsize", "aspect": try framing(node)
    case "text", "sf", "box", "color", "spacer", "divider": try leaf(node)
    default: try wrapper(node)
    }
  }

  private func container(_ node: TreeNode) throws -> any LayoutBehavior {
    let alignment = try alignment(node)
    return switch node.name {
    case "hstack":
      StackBehavior(axis: .horizontal, alignment: alignment, spacing: node.number("spacing"))
    case "vstack":
      StackBehavior(axis: .vertical, alignment: alignment, spacing: node.number("spacing"))
    case "zstack": ZStackBehavior(alignment: alignment)
    default: LayerBehavior(alignment: alignment)
    }
  }

  private func framing(_ node: TreeNode) throws -> any LayoutBehavior {
    let alignment = try alignment(node)
    return switch node.name {
    case "frame":
      FixedFrameBehavior(
        width: node.number("width"), height: node.number("height"), alignment: alignment)
    case "flexframe":
      FlexibleFrameBehavior(
        minWidth: node.number("minWidth"), idealWidth: node.number("idealWidth"),
        maxWidth: node.number("maxWidth"), minHeight: node.number("minHeight"),
        idealHeight: node.number("idealHeight"), maxHeight: node.number("maxHeight"),
        alignment: alignment)
    case "padding": PaddingBehavior(insets: node.edges())
    case "fixedsize":
      FixedSizeBehavior(
        horizontal: node["axis"] != "vertical", vertical: node["axis"] != "horizontal")
    default:
      AspectRatioBehavior(node.number("ratio"), contentMode: node["mode"] == "fill" ? .fill : .fit)
    }
  }

  private func leaf(_ node: TreeNode) throws -> any LayoutBehavior {
    let size = CGSize(width: node.number("width") ?? 10, height: node.number("height") ?? 10)
    return switch node.name {
    case "text": FakeText(characters: Int(node["words"] ?? "") ?? 0, node["value"]).behavior
    case "sf": SystemFontText(node, displayScale: displayScale).behavior
    case "box": LeafBehavior { _ in LeafMetrics(size: size) }
    case "color": FlexibleLeafBehavior(ideal: size)
    case "spacer": SpacerBehavior(minLength: node.number("min"))
    default: DividerBehavior()
    }
  }

  private func wrapper(_ node: TreeNode) throws -> any LayoutBehavior {
    switch node.name {
    case "offset": return OffsetBehavior(x: node.number("x") ?? 0, y: node.number("y") ?? 0)
    case "position": return PositionBehavior(x: node.number("x") ?? 0, y: node.number("y") ?? 0)
    case "guide": return guide(node)
    case "scroll": return ScrollBehavior(axes: try axes(node))
    case "fits": return ViewThatFitsBehavior(axes: try axes(node))
    case "safearea": return SafeAreaBehavior(insets: node.edges())
    case "ignoresafearea": return IgnoresSafeAreaBehavior()
    case "group": return GroupPassThrough()
    case "geometry":
      guard let content = node.children.first else { break }
      // Built once here so that a fault in the notation is thrown rather than lost in the closure.
      _ = try item(content)
      return GeometryBehavior { _ in (try? item(content)) ?? LayoutItem(GroupPassThrough()) }
    default: break
    }
    throw UnknownNotation(description: "view \(node.name)")
  }

  private func guide(_ node: TreeNode) -> any LayoutBehavior {
    let value = node.number("value") ?? 0
    return node["of"] == "leading"
      ? AlignmentGuideBehavior(HorizontalAlignment.leading) { _ in value }
      : AlignmentGuideBehavior(VerticalAlignment.center) { $0.height / 2 + value }
  }

  private func axes(_ node: TreeNode) throws -> Axis.Set {
    switch node["axis"] {
    case nil, "both": [.horizontal, .vertical]
    case "horizontal": .horizontal
    case "vertical": .vertical
    case let other?: throw UnknownNotation(description: "axis \(other)")
    }
  }

  private func alignment(_ node: TreeNode) throws -> Alignment {
    guard let name = node["align"] else { return .center }
    guard let alignment = Self.alignments[name] else {
      throw UnknownNotation(description: "alignment \(name)")
    }
    return alignment
  }

  static let alignments: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
    "firstBaseline": .centerFirstTextBaseline, "lastBaseline": .centerLastTextBaseline,
  ]
}
