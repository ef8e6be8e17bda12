/// The constants that Xcode generates for the colours and pictures of asset catalogs, as Swift source.
///
/// The rules of names are from memory of what Xcode 16 generates.
package struct AssetSymbols {
  /// Colours or pictures.
  package enum Kind: Hashable, Sendable {
    /// `.colorset`
    case color
    /// `.imageset`
    case image

    fileprivate var resource: String { self == .color ? "ColorResource" : "ImageResource" }
    fileprivate var suffix: String { self == .color ? "Color" : "Image" }
  }

  private var roots: [Kind: Space] = [:]
  /// Static members that the sources of the module declare themselves: an extension has none of their names.
  private var declared: Set<String> = []

  /// Names in one namespace.
  private struct Space {
    var assets: [String: String] = [:]
    var spaces: [String: Space] = [:]
  }

  /// No constants.
  package init() {}

  /// Adds an asset by its name, with the folders that are namespaces. Of two whose constants are alike the first
  /// counts.
  package mutating func add(_ kind: Kind, name: String) {
    let parts = name.split(separator: "/").map(String.init)
    guard let last = parts.last else { return }
    Self.add(
      Self.identifier(last, dropping: kind.suffix), for: name,
      in: parts.dropLast().map(Self.typeName), to: &roots[kind, default: Space()])
  }

  /// Leaves constants of SwiftUI's and UIKit's types to a source that declares some of their names, as the modules of an
  /// app do that its asset catalogs are no part of.
  package mutating func leave(toSource source: String) {
    let words = SourceTokens(source[...]).tokens.filter(\.isCode).map(\.text)
    for (index, word) in words.enumerated() where word == "static" || word == "class" {
      let next = words.dropFirst(index + 1).prefix(2)
      guard let kind = next.first, let name = next.last, ["let", "var"].contains(kind) else {
        continue
      }
      declared.insert(String(name))
    }
  }

  private static func add(
    _ symbol: String, for name: String, in path: [String], to space: inout Space
  ) {
    guard let first = path.first else {
      if space.assets[symbol] == nil { space.assets[symbol] = name }
      return
    }
    add(symbol, for: name, in: Array(path.dropFirst()), to: &space.spaces[first, default: Space()])
  }

  // MARK: Names

  /// The name of a constant: words without what joins them, the first in small letters, without `suffix` at the end.
  package static func identifier(_ name: String, dropping suffix: String = "") -> String {
    var name = name
    if name.hasSuffix(suffix), name.count > suffix.count { name.removeLast(suffix.count) }
    let joined = typeName(name)
    let capitals = joined.prefix(while: \.isUppercase)
    // Of `URLIcon` the first word is `URL`; of `Logo` it is `Logo`.
    let isAcronym = capitals.count > 1 && capitals.count < joined.count
    let first =
      isAcronym && !joined.dropFirst(capitals.count).first.isDigit
      ? capitals.count - 1 : capitals.count
    return spelled(joined.prefix(first).lowercased() + joined.dropFirst(first))
  }

  /// A name as source spells it: a word of the language in backticks.
  package static func spelled(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name of a namespace: words without what joins them, each with a capital.
  package static func typeName(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let joined = words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    guard let first = joined.first else { return "_" }
    return first.isNumber ? "_" + joined : joined.prefix(1).uppercased() + joined.dropFirst()
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "as", "false", "is",
    "nil", "self", "super", "throws", "true", "try",
  ]

  /// Colours that a type has itself: a constant of their name would be another.
  private static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]
  /// Styles that are no colours.
  private static let styles: Set<String> = [
    "tertiary", "quaternary", "quinary", "tint", "background", "foreground", "selection",
    "separator", "placeholder", "link", "fill", "windowBackground", "bar",
  ]
  private static let colorsOfUIKit: Set<String> = [
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "magenta", "brown", "white",
    "gray", "black", "clear", "lightGray", "darkGray", "lightText", "darkText", "label", "link",
    "separator", "placeholderText", "tintColor",
  ]

  // MARK: Source

  /// The source: for Linux alone, since Xcode generates its own.
  package var source: String {
    var lines = ["#if os(Linux)", "import SwiftUI", ""]
    for kind in [Kind.color, .image] {
      guard let space = roots[kind] else { continue }
      lines += block("extension \(kind.resource) {", space) { symbol, name in
        "static let \(symbol) = \(Self.resource(kind, name))"
      }
      for extended in Self.extensions(of: kind) {
        var space = without(declared.union(extended.own), space)
        // An extension of a protocol has no types of its own.
        if extended.isProtocol { space.spaces = [:] }
        lines += block("extension \(extended.head) {", space) { symbol, name in
          "static var \(symbol): \(extended.type) "
            + "{ \(extended.type)(\(extended.label)\(Self.resource(kind, name))) }"
        }
      }
    }
    return (lines + ["#endif", ""]).joined(separator: "\n")
  }

  private static func resource(_ kind: Kind, _ name: String) -> String {
    let name = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\(kind.resource)(name: \"\(name)\", bundle: .main)"
  }

  /// A type that has constants of its own for what is named.
  private struct Extended {
    let head: String
    let type: String
    var label = ""
    var isProtocol = false
    /// Constants that it has itself.
    var own: Set<String> = []
  }

  private static func extensions(of kind: Kind) -> [Extended] {
    switch kind {
    case .color:
      [
        Extended(head: "Color", type: "Color", own: colors),
        Extended(
          head: "ShapeStyle where Self == Color", type: "Color", isProtocol: true,
          own: colors.union(styles)),
        Extended(head: "UIColor", type: "UIColor", label: "resource: ", own: colorsOfUIKit),
      ]
    case .image: [Extended(head: "UIImage", type: "UIImage", label: "resource: ")]
    }
  }

  private func without(_ names: Set<String>, _ space: Space) -> Space {
    var space = space
    space.assets = space.assets.filter { !names.contains($0.key) }
    return space
  }

  /// A block of constants, and of those in namespaces; nothing for a space without any.
  private func block(
    _ head: String, _ space: Space, _ line: (String, String) -> String
  ) -> [String] {
    let own = space.assets.sorted { $0.key < $1.key }.map { "  " + line($0.key, $0.value) }
    let inner = space.spaces.sorted { $0.key < $1.key }.flatMap { name, space in
      block("enum \(name) {", space, line).map { "  " + $0 }
    }
    return own.isEmpty && inner.isEmpty ? [] : [head] + own + inner + ["}"]
  }
}

extension Character? {
  fileprivate var isDigit: Bool { self?.isNumber ?? false }
}
