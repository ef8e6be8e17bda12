/// Rewrites Swift source so that it compiles elsewhere as for an iPhone's simulator: what `#if` asks of the
/// platform is answered, and modules that Overset's `SwiftUI` stands for are imported under its name.
///
/// Lines stay lines. Nothing else changes: literals, comments and the code in both branches are kept.
package struct IOSConditions {
  /// Answers to `os(…)`, `targetEnvironment(…)` and `canImport(…)`. A module that is in neither list is left to the
  /// compiler.
  private static let presentModules: Set<Substring> = [
    "UIKit", "SwiftUI", "SwiftUICore", "Combine", "Observation", "Foundation", "CoreGraphics",
  ]
  private static let absentModules: Set<Substring> = [
    "AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "WinSDK", "Android",
  ]
  /// Modules whose names Overset's `SwiftUI` declares.
  private static let mappedModules: Set<Substring> = ["UIKit", "SwiftUICore", "CoreGraphics"]

  /// The source as an iPhone's simulator compiles it.
  package static func rewritten(_ source: String) -> String {
    var tokens = SourceTokens(source).tokens.map(\.text)
    let code = SourceTokens(source).tokens
    var index = 0
    while index < code.count {
      if code[index].text == "#", let word = code.dropFirst(index + 1).first,
        word.text == "if" || word.text == "elseif"
      {
        index = answer(from: index + 2, in: code, &tokens)
      } else if isImport(at: index, in: code) {
        index = mapImport(from: index + 1, in: code, &tokens)
      } else {
        index += 1
      }
    }
    return tokens.joined()
  }

  // MARK: Conditions

  /// Answers what one condition asks, to the end of its line.
  private static func answer(
    from start: Int, in code: [SourceTokens.Token], _ tokens: inout [Substring]
  ) -> Int {
    var index = start
    while index < code.count, code[index].kind != .newline {
      if let (reply, length) = reply(at: index, in: code) {
        tokens[index] = reply
        for other in (index + 1)..<(index + length) { tokens[other] = "" }
        index += length
      } else {
        index += 1
      }
    }
    return index
  }

  /// The answer to a question that begins here, and how many tokens it has; nil if none begins here, or only the
  /// compiler knows.
  private static func reply(
    at index: Int, in code: [SourceTokens.Token]
  ) -> (Substring, length: Int)? {
    guard ["os", "canImport", "targetEnvironment"].contains(code[index].text) else { return nil }
    let rest = code[(index + 1)...].prefix { $0.kind != .newline }
    let parts = rest.enumerated().filter { $0.element.isCode }.prefix(3)
    let texts = parts.map(\.element.text)
    guard texts.count == 3, texts[0] == "(", texts[2] == ")", let last = parts.last,
      let reply = answer(String(code[index].text), texts[1])
    else { return nil }
    return (reply ? "true" : "false", last.offset + 2)
  }

  private static func answer(_ question: String, _ name: Substring) -> Bool? {
    switch question {
    case "os": name == "iOS"
    case "targetEnvironment": name == "simulator"
    default: presentModules.contains(name) ? true : absentModules.contains(name) ? false : nil
    }
  }

  // MARK: Imports

  /// Whether an import begins here: the word stands at the beginning of a statement.
  private static func isImport(at index: Int, in code: [SourceTokens.Token]) -> Bool {
    guard code[index].text == "import", code[index].depth == 0 else { return false }
    let line = code[..<index].reversed().prefix { $0.kind != .newline && $0.text != ";" }
    return line.allSatisfy { !$0.isCode || isAttribute($0) }
  }

  /// What may stand before an import on its line, such as `@testable` and `public`.
  private static func isAttribute(_ token: SourceTokens.Token) -> Bool {
    let words: Set<Substring> = [
      "@", "testable", "preconcurrency", "_exported", "_implementationOnly", "public", "internal",
      "package", "private", "fileprivate",
    ]
    return words.contains(token.text)
  }

  /// Imports `SwiftUI` where it stands for the module; declarations of it come along with the whole.
  private static func mapImport(
    from start: Int, in code: [SourceTokens.Token], _ tokens: inout [Substring]
  ) -> Int {
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    let end = code[start...].firstIndex { $0.kind == .newline || $0.text == ";" } ?? code.count
    let words = (start..<end).filter { code[$0].isCode }
    let named = words.drop { kinds.contains(code[$0].text) }
    guard let module = named.first, mappedModules.contains(code[module].text) else { return end }
    for index in words { tokens[index] = "" }
    tokens[module] = "SwiftUI"
    return end
  }
}
