/// The values that a text of a catalog takes, in their order: `%@`, `%2$lld`, `%(name)@`, `%1$(name)@`.
package enum FormatArguments {
  /// The values; none for a text with a placeholder that no symbol takes.
  package static func of(_ text: String) -> [StringSymbols.Argument] {
    var found: [Int: StringSymbols.Argument] = [:]
    var next = 1
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      guard let placeholder = Placeholder(&rest) else { continue }
      let position = placeholder.position ?? next
      guard
        let argument = StringSymbols.Argument(
          name: placeholder.name, conversion: placeholder.conversion)
      else { return [] }
      if placeholder.position == nil { next += 1 }
      if found[position] == nil { found[position] = argument }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// One placeholder, behind its percent sign.
  private struct Placeholder {
    var position: Int?
    var name: String?
    var conversion: Substring = ""

    /// Takes a placeholder from the beginning of a text; nil if there is none.
    init?(_ text: inout Substring) {
      var rest = text
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        position = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.first == "(", let end = rest.firstIndex(of: ")") {
        name = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      }
      rest = rest.drop { "-+#0".contains($0) || ($0.isASCII && $0.isNumber) || $0 == "." }
      let length = rest.prefix { "hlqzjtL".contains($0) }
      guard let letter = rest.dropFirst(length.count).first, letter.isASCII,
        letter.isLetter || letter == "@"
      else { return nil }
      let end = rest.index(rest.startIndex, offsetBy: length.count + 1)
      conversion = rest[..<end]
      text = rest[end...]
    }
  }
}
