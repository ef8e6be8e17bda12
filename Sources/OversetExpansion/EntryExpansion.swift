import OversetSourceText

/// Expands `@Entry var name: Type = default` in an extension of `EnvironmentValues`, or of another collection of values
/// by key, to a property that reads and writes its key, and to the key.
struct EntryExpansion {
  private let expansion: AttachedExpansion
  private let name: Substring
  private let type: Substring?
  private let value: Substring?

  init(_ expansion: AttachedExpansion) {
    self.expansion = expansion
    let tokens = SourceTokens(expansion.declaration.source).tokens[...]
    let named = tokens.drop { $0.depth > 0 || $0.text != "var" }.dropFirst().drop { !$0.isCode }
    name = named.first?.text ?? ""
    let rest = named.dropFirst()
    let annotation = rest.prefix { $0.depth > 0 || $0.text != "=" }
    type =
      annotation.first(where: \.isCode)?.text == ":"
      ? annotation.drop { $0.text != ":" }.dropFirst().trimmed.source : nil
    let initial = rest.dropFirst(annotation.count).dropFirst().trimmed
    value = initial.isEmpty ? nil : initial.source
  }

  var response: PluginResponse {
    guard !name.isEmpty, type != nil || value != nil else {
      return problem("@Entry needs a variable with a type or a default value")
    }
    guard let keyProtocol else {
      return problem(
        """
        @Entry belongs in an extension of EnvironmentValues, Transaction, FocusedValues or \
        ContainerValues
        """)
    }
    let source = expansion.role == "accessor" ? accessors : key(keyProtocol)
    return .expansion(source: source, diagnostics: [])
  }

  private func problem(_ message: String) -> PluginResponse {
    // Both roles meet the same problem: it is said once.
    guard expansion.role == "accessor" else { return .expansion(source: "", diagnostics: []) }
    return .expansion(
      source: "", diagnostics: [PluginDiagnostic(message, at: expansion.declaration)])
  }

  private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }

  private var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// The key. A computed default needs no type that may be shared between threads; it needs the type's name.
  private func key(_ keyProtocol: String) -> String {
    let type = type.map(String.init) ?? value.flatMap(LiteralType.name)
    let member =
      type.map { "static var defaultValue: \($0) { \(value ?? "nil") }" }
      ?? "static let defaultValue = \(value ?? "nil")"
    let isOptional = keyProtocol == "FocusedValueKey"
    let declared = isOptional ? type.map { "typealias Value = \(wrapped($0))" } ?? "" : member
    return "private struct \(keyName): OversetUI.\(keyProtocol) { \(declared) }"
  }

  /// `T` of `T?`: a focused value is optional, its key names the type without the mark.
  private func wrapped(_ type: String) -> String {
    type.hasSuffix("?") ? String(type.dropLast()) : type
  }

  /// The protocol of the keys of the type that is extended.
  private var keyProtocol: String? {
    let protocols = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
      "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
    ]
    return expansion.surroundings.lazy.compactMap { surrounding in
      let words = SourceTokens(surrounding.source).tokens.filter { $0.kind == .word }.map(\.text)
      return words.drop { $0 != "extension" }.dropFirst().lazy
        .compactMap { protocols[String($0)] }.first
    }.first
  }
}

/// The type of a default value whose type nobody names.
enum LiteralType {
  /// The type of a literal, or of a call or member of a type; nil if the source does not tell.
  static func name(of value: Substring) -> String? {
    let code = SourceTokens(value).tokens.filter(\.isCode)
    guard let first = code.first else { return nil }
    switch first.text {
    case "true", "false": return code.count == 1 ? "Bool" : nil
    case let text where first.kind == .literal && code.count == 1:
      return text.isEmpty ? nil : "String"
    default: break
    }
    let number = code.first?.text == "-" ? code.dropFirst() : code[...]
    guard let digits = number.first, digits.text.first?.isNumber == true else {
      return constructed(code)
    }
    if number.count == 1 { return "Int" }
    return number.count == 3 && number.dropFirst().first?.text == "." ? "Double" : nil
  }

  /// `Type` of `Type(...)`.
  private static func constructed(_ code: [SourceTokens.Token]) -> String? {
    guard code.count > 1, code[0].kind == .word, code[0].text.first?.isUppercase == true,
      code[1].text == "(", code.last?.depth == 0, code.filter({ $0.depth == 0 }).count == 3
    else { return nil }
    return String(code[0].text)
  }
}
