import Foundation
public import OversetLayout
import OversetText

/// A tree as text: what a text snapshot holds.
///
/// One line to a node: its kind, its frame as `x y width height` in points, then what sets it
/// apart. Containers that draw nothing and say nothing are written too, so that a change of
/// structure shows. Lengths have at most three decimals.
public struct TreeDescription: Sendable {
  private let tree: LayoutTree

  /// Describes `tree`.
  public init(_ tree: LayoutTree) { self.tree = tree }

  /// The text, ending in a newline.
  public var text: String {
    var text =
      "size \(length(tree.size.width)) x \(length(tree.size.height)) @\(length(tree.displayScale))"
      + " \(tree.direction.token) \(tree.locale)\n"
    append(tree.root, indent: "", parent: tree.direction, to: &text)
    return text
  }

  private func append(
    _ node: LayoutNode, indent: String, parent: LayoutDirection, to result: inout String
  ) {
    result += indent
    result += node.kind
    let frame = node.frame
    for value in [frame.minX, frame.minY, frame.width, frame.height] {
      result += " "
      result += length(value)
    }
    for detail in details(node, parent) {
      result += " "
      result += detail
    }
    result += "\n"
    if case .text(let text) = node.content { append(text, indent: indent, to: &result) }
    for child in node.children {
      append(child, indent: indent + "  ", parent: node.direction, to: &result)
    }
  }

  private func details(_ node: LayoutNode, _ parent: LayoutDirection) -> [String] {
    var details: [String] = []
    switch node.content {
    case .none: break
    case .text(let text):
      if let key = text.origin?.key { details.append("key=\(quoted(key))") }
      if text.origin?.isTranslated == false { details.append("untranslated") }
      if text.layout.scaleFactor < 1 { details.append("scale=\(length(text.layout.scaleFactor))") }
    case .shape(let shape): details.append(describe(shape))
    case .symbol(let symbol):
      details.append(symbol.name)
      if symbol.isMirrored { details.append("mirrored") }
    case .image(let image): details.append("\(image.name) \(image.width)x\(image.height)")
    }
    if node.direction != parent { details.append(node.direction.token) }
    if let identifier = node.identifier { details.append("id=\(quoted(identifier))") }
    if let label = node.label { details.append("label=\(quoted(label))") }
    if node.opacity < 1 { details.append("opacity=\(length(node.opacity))") }
    if let effect = node.effect { details.append(describe(effect)) }
    return details
  }

  /// One line for each line of the text: its offsets, width and words.
  private func append(_ text: TextContent, indent: String, to result: inout String) {
    let units = Array(text.string.utf16)
    for line in text.layout.lines {
      let range = line.range.clamped(to: 0..<units.count)
      let words = String(decoding: units[range], as: UTF16.self)
      let mark = line.isTruncated ? " cut" : ""
      result += "\(indent)  | \(length(line.width)) \(quoted(words))\(mark)\n"
    }
    if let shown = text.layout.shown {
      result += "\(indent)  shows \(quoted(shown))\n"
    }
  }

  private func describe(_ shape: ShapeContent) -> String {
    let geometry =
      switch shape.geometry {
      case .rectangle: "rectangle"
      case .roundedRectangle(let radius): "rounded(\(length(radius)))"
      case .circle: "circle"
      case .ellipse: "ellipse"
      case .capsule: "capsule"
      }
    let fill = shape.fill.map { " fill=\($0.hex)" } ?? ""
    let stroke = shape.stroke.map { " stroke=\($0.hex)/\(length(shape.lineWidth))" } ?? ""
    return geometry + fill + stroke
  }

  private func describe(_ effect: DrawingEffect) -> String {
    switch effect {
    case .rotation(let degrees, let anchor):
      "rotated=\(length(degrees)) \(describe(anchor))"
    case .scale(let x, let y, let anchor):
      "scaled=\(length(x))x\(length(y)) \(describe(anchor))"
    }
  }

  private func describe(_ anchor: UnitPoint) -> String {
    "about=\(length(anchor.x)),\(length(anchor.y))"
  }

  /// A length with at most three decimals, without trailing zeros.
  private func length(_ value: CGFloat) -> String {
    // What no integer holds is written as it is: layout passes absurd lengths on.
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = (abs(value) * 1000).rounded()
    let whole = (thousandths / 1000).rounded(.down)
    let fraction = Int(thousandths - whole * 1000)
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(Int(whole))" }
    var digits = String(1000 + fraction).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(sign)\(Int(whole)).\(digits)"
  }

  private func quoted(_ string: String) -> String {
    guard !string.utf8.allSatisfy(isPlain) else { return "\"\(string)\"" }
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isEscaped(scalar.properties.generalCategory) {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Whether a byte of UTF-8 stands for itself: the printable characters of ASCII.
  private func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Invisible characters that reorder text would make a picture of the line lie; separators would
  /// end the line in many editors.
  private func isEscaped(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension LayoutDirection {
  /// `ltr` or `rtl`.
  public var token: String { self == .rightToLeft ? "rtl" : "ltr" }
}
