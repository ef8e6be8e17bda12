/// What code for UIKit says to Objective-C's runtime, which is on Apple's systems only.
///
/// `#selector(method(_:))` becomes a `Selector` of its words, and attributes such as `@objc` and `@IBAction` go. A
/// requirement that `@objc` makes optional keeps it: without it the protocol would say something else. A property that
/// `@NSManaged` leaves to Core Data gets and sets what the object keeps, and a function that it leaves to it does nothing.
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
    case "@" where word.text == "NSManaged": return managed(at: index, in: code, &tokens)
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

  /// Takes the attribute out, and writes at the end of the declaration's line what it does.
  private static func managed(
    at index: Int, in code: [SourceTokens.Token], _ tokens: inout [Substring]
  ) -> Int? {
    // The attribute may stand on the line before.
    guard let word = code[(index + 2)...].firstIndex(where: { ["var", "func"].contains($0.text) }),
      let name = code[(word + 1)...].firstIndex(where: \.isCode)
    else { return nil }
    let depth = code[index].depth
    let line = code[name...].prefix { $0.kind != .newline && $0.text != ";" || $0.depth > depth }
    guard let last = line.lastIndex(where: \.isCode), code[last].text != "}" else { return nil }
    let key = code[name].text.filter { $0 != "`" }
    (tokens[index], tokens[index + 1]) = ("", "")
    tokens[last] +=
      code[word].text == "func"
      ? " {}" : " { get { _managed(\"\(key)\") } set { _manage(newValue, \"\(key)\") } }"
    return index + 2
  }

  /// Where the bracket that opens at a token closes; nil if none opens there.
  private static func closing(at index: Int, in code: [SourceTokens.Token]) -> Int? {
    guard code.indices.contains(index), code[index].text == "(" else { return nil }
    let depth = code[index].depth
    return code[(index + 1)...].firstIndex { $0.kind == .close && $0.depth == depth }
  }
}
