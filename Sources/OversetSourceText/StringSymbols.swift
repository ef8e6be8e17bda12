/// The constants and functions that Xcode 26 generates for the keys of string catalogs, as Swift source.
///
/// Only keys that people manage themselves have one: `cart.title` is `LocalizedStringResource.cartTitle`, and a text with
/// placeholders is a function whose labels are their names. That tables other than `Localizable` are namespaces, and what
/// placeholders without names are called, is from memory of Xcode 26.
package struct StringSymbols {
  /// A value in a text.
  package struct Argument: Hashable, Sendable {
    /// Its name in the catalog; nil of one that has none.
    package let name: String?
    /// Its type in Swift.
    package let type: String

    /// Describes a value by its name and its conversion, such as `@` or `lld`; nil for one that no symbol takes.
    package init?(name: String?, conversion: some StringProtocol) {
      guard let type = Self.type(of: String(conversion)) else { return nil }
      self.name = name
      self.type = type
    }

    private static func type(of conversion: String) -> String? {
      switch conversion.drop(while: { "hlqzjtL".contains($0) }) {
      case "@": "String"
      case "d", "i": "Int"
      case "u", "x", "X", "o": "UInt"
      case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
      default: nil
      }
    }
  }

  /// A key with what its text takes.
  private struct Entry {
    let key: String
    let arguments: [Argument]
  }

  private var tables: [String: [String: Entry]] = [:]

  /// No symbols.
  package init() {}

  /// The properties of a resource: a constant of the same name would stand in front of them in the app's module.
  private static let properties: Set<String> = [
    "key", "defaultValue", "table", "locale", "bundle", "localizedStringResource",
  ]

  /// Adds a key of a table. Of two whose symbols are alike the first counts; what is called like a property of a resource,
  /// such as `key`, has none in the table `Localizable`.
  package mutating func add(key: String, table: String, arguments: [Argument]) {
    let symbol = AssetSymbols.identifier(key)
    guard symbol != "_", tables[table]?[symbol] == nil else { return }
    if table == "Localizable", Self.properties.contains(symbol) { return }
    tables[table, default: [:]][symbol] = Entry(key: key, arguments: arguments)
  }

  // MARK: Source

  /// The source: for Linux alone, since Xcode generates its own; empty without symbols.
  package var source: String {
    guard !tables.isEmpty else { return "" }
    let body = tables.sorted { $0.key < $1.key }.flatMap { table, entries in
      let lines = entries.sorted { $0.key < $1.key }
        .map { "  " + line($0.key, $0.value, table: table) }
      guard table != "Localizable" else { return lines }
      return ["  enum \(AssetSymbols.typeName(table)) {"] + lines.map { "  " + $0 } + ["  }"]
    }
    let lines =
      ["#if os(Linux)", "import SwiftUI", "", "extension LocalizedStringResource {"] + body
      + ["}", "#endif", ""]
    return lines.joined(separator: "\n")
  }

  private func line(_ symbol: String, _ entry: Entry, table: String) -> String {
    let key = Self.literal(entry.key)
    let head = "LocalizedStringResource"
    guard !entry.arguments.isEmpty else {
      return "static var \(symbol): \(head) "
        + "{ \(head)(\(key), defaultValue: \(key), table: \(Self.literal(table))) }"
    }
    let names = entry.arguments.enumerated().map { index, argument in
      argument.name.map { AssetSymbols.identifier($0) } ?? "arg\(index + 1)"
    }
    let parameters = zip(entry.arguments, names).map { argument, name in
      argument.name == nil ? "_ \(name): \(argument.type)" : "\(name): \(argument.type)"
    }
    let values = names.map { "\\(\($0))" }.joined(separator: " ")
    return "static func \(symbol)(\(parameters.joined(separator: ", "))) -> \(head) "
      + "{ \(head)(\(key), defaultValue: \"\(values)\", table: \(Self.literal(table))) }"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    return "\"\(escaped)\""
  }
}
