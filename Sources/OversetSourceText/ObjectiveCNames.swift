/// What code for UIKit says to Objective-C's runtime, which is on Apple's systems only.
///
/// `#selector(method(_:))` becomes a `Selector` of its words, and attributes such as `@objc` and `@IBAction` go. A
/// requirement that `@objc` makes optional keeps it: without it the protocol would say something else.
enum ObjectiveCNames {
  private static let attributes: Set<Substring> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "GKInspectable", "IBSegueAction",
  ]

  /// Rewrites what begins at a token.
  ///
  /// - Returns: The token behind it; nil if nothing of it begins here.
  static func rewrite(
    at index: Int, in code: [SourceTokens.Token], _ tokens: inout [Substring]
  ) -> Int? {
    guard let word = code.dropFirst(index + 1).first else { return nil }
    switch code[index].text {
    case "#" where word.text == "selector": return selector(at: index, in: code, &tokens)
    case "@" where attributes.contains(word.text): return attribute(at: index, in: code, &tokens)
    default: return nil
    }
  }

  private static func selector(
    at index: Int, in code: [SourceTokens.Token], _ tokens: inout [Substring]
  ) -> Int? {
    guard let end = closing(at: index + 2, in: code) else { return nil }
    let inside = (index + 3)..<end
    let words = inside.filter { code[$0].isCode }.map { String(code[$0].text) }.joined()
    guard !words.isEmpty, words.allSatisfy({ $0 != "\"" && $0 != "\\" }) else { return nil }
    tokens[index] = "Selector"
    tokens[index + 1] = ""
    for other in inside where code[other].kind != .newline { tokens[other] = "" }
    tokens[index + 2] = "(\"\(words)\""
    return end + 1
  }

  private static func attribute(
    at index: Int, in code: [SourceTokens.Token], _ tokens: inout [Substring]
  ) -> Int? {
    let end = closing(at: index + 2, in: code) ?? index + 1
    // Behind it, before the words of the declaration, there may be others.
    let words = code.dropFirst(end + 1).filter(\.isCode).prefix(3).map(\.text)
    guard !words.contains("optional") else { return nil }
    for other in index...end where code[other].kind != .newline { tokens[other] = "" }
    return end + 1
  }

  /// Where the bracket that opens at a token closes; nil if none opens there.
  private static func closing(at index: Int, in code: [SourceTokens.Token]) -> Int? {
    guard code.indices.contains(index), code[index].text == "(" else { return nil }
    let depth = code[index].depth
    return code[(index + 1)...].firstIndex { $0.kind == .close && $0.depth == depth }
  }
}
