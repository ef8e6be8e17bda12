/// Rewrites Swift source so that it compiles elsewhere as for an iPhone's simulator: what `#if` asks of the
/// platform is answered, modules that Overset's `SwiftUI` stands for are imported and named under its name, and
/// Foundation brings along what Apple's does. What only Objective-C's runtime knows is taken out: see ``ObjectiveCNames``.
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
  /// Where the names of Apple's modules are here.
  private static let mappedModules: [Substring: Substring] = [
    "UIKit": "SwiftUI", "SwiftUICore": "SwiftUI", "CoreGraphics": "SwiftUI",
    "QuartzCore": "SwiftUI", "UniformTypeIdentifiers": "SwiftUI", "CoreTransferable": "SwiftUI",
    "DeveloperToolsSupport": "SwiftUI", "CoreFoundation": "Foundation", "Darwin": "Foundation",
    "os": "OSLog",
  ]
  /// What comes with Apple's modules: on Linux Combine, networks and observation are modules of their own, which
  /// `OversetCompanions` re-exports. Were they imported by their names, `internal import Combine` in another source would
  /// contradict it. `OversetFoundation` re-exports what Apple's Foundation has and OversetUI brings.
  private static let companions: [Substring: [Substring]] = [
    "Foundation": ["OversetCompanions", "OversetFoundation"],
    "SwiftUI": ["FoundationNetworking"],
  ]

  /// The source as an iPhone's simulator compiles it.
  ///
  /// - Parameter own: The app's own modules, whose sources are all copied into one.
  package static func rewritten(_ source: String, own: OwnModules = OwnModules()) -> String {
    var tokens = SourceTokens(source).tokens.map(\.text)
    let code = SourceTokens(source).tokens
    var index = 0
    while index < code.count {
      if code[index].text == "#", let word = code.dropFirst(index + 1).first,
        word.text == "if" || word.text == "elseif"
      {
        index = answer(from: index + 2, in: code, &tokens)
      } else if let end = ObjectiveCNames.rewrite(at: index, in: code, &tokens) {
        index = end
      } else if let end = own.dropAlias(at: index, in: code, &tokens) {
        index = end
      } else if isImport(at: index, in: code) {
        index =
          own.dropImport(at: index, in: code, &tokens)
          ?? mapImport(from: index + 1, in: code, &tokens)
      } else {
        if isQualifier(at: index, in: code) { tokens[index] = "SwiftUI" }
        if own.isQualifier(at: index, in: code) { tokens[index] = Substring(own.target) }
        index += 1
      }
    }
    return tokens.joined()
  }

  /// Whether the name of a module that `SwiftUI` stands for begins here, with one of its declarations behind it.
  private static func isQualifier(at index: Int, in code: [SourceTokens.Token]) -> Bool {
    mappedModules[code[index].text] == "SwiftUI" && code[index].kind == .word
      && code.dropFirst(index + 1).first?.text == "."
      && (index == 0 || code[index - 1].text != ".")
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

  /// Imports the module that has the names here; declarations of it come along with the whole.
  private static func mapImport(
    from start: Int, in code: [SourceTokens.Token], _ tokens: inout [Substring]
  ) -> Int {
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    let end = code[start...].firstIndex { $0.kind == .newline || $0.text == ";" } ?? code.count
    let words = (start..<end).filter { code[$0].isCode }
    let named = words.drop { kinds.contains(code[$0].text) }
    guard let module = named.first else { return end }
    let name = code[module].text
    guard let mapped = mappedModules[name] ?? (words.count == 1 ? name : nil) else { return end }
    // Another source imports `SwiftUI` without a level, and one module cannot be imported both ways.
    if mapped == "SwiftUI", name != mapped, isImportedForItself(before: start, in: code) {
      return end
    }
    for index in words { tokens[index] = "" }
    tokens[module] = withCompanions(mapped, before: start, in: code)
    return end
  }

  /// Whether an import before this place is not for those who import the source's module.
  private static func isImportedForItself(
    before start: Int, in code: [SourceTokens.Token]
  ) -> Bool {
    let levels: Set<Substring> = ["internal", "fileprivate", "private"]
    return code[..<start].reversed().prefix { $0.kind != .newline && $0.text != ";" }
      .contains { levels.contains($0.text) }
  }

  /// A module, and what Apple's brings along, imported as openly.
  private static func withCompanions(
    _ module: Substring, before start: Int, in code: [SourceTokens.Token]
  ) -> Substring {
    let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    let line = code[..<start].reversed().prefix { $0.kind != .newline && $0.text != ";" }
    let level = line.first { levels.contains($0.text) }.map { "\($0.text) " } ?? ""
    let further = companions[module, default: []].map { "\(level)import \($0)" }
    return Substring(([String(module)] + further).joined(separator: "; "))
  }
}
