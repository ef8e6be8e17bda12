import Foundation
import OversetLayoutEngine

/// A view of a fixture: a name and arguments as text, from which a layout item is built.
///
/// Fixtures are read into it and random trees generated as it, so that a failing tree prints in the
/// notation it can be added to the fixtures in.
struct TreeNode: Sendable, CustomStringConvertible {
  var name: String
  var arguments: [(key: String, value: String)] = []
  var children: [TreeNode] = []
  /// The expected frame; `nil` where the fixture leaves a number open with `*`.
  var expected: Expectation?

  enum Expectation: Sendable, Equatable {
    case unplaced
    case frame(x: Double?, y: Double?, width: Double?, height: Double?)
  }

  subscript(key: String) -> String? { arguments.first { $0.key == key }?.value }

  func number(_ key: String) -> CGFloat? { self[key].flatMap(Self.number) }

  func edges() -> EdgeInsets {
    let all = number("all") ?? 0
    return EdgeInsets(
      top: number("top") ?? all,
      leading: number("leading") ?? all,
      bottom: number("bottom") ?? all,
      trailing: number("trailing") ?? all
    )
  }

  static func number(_ text: String) -> CGFloat? {
    Double(text).map { CGFloat($0) }
  }

  var description: String { lines(indent: 0).joined(separator: "\n") }

  private func lines(indent: Int) -> [String] {
    let words = [name] + arguments.map { "\($0.key)=\($0.value)" }
    let line = String(repeating: "  ", count: indent) + words.joined(separator: " ")
    return [line] + children.flatMap { $0.lines(indent: indent + 1) }
  }
}
