import OversetUnicode
import OversetVocabulary

/// Names, attributes, references and what is skipped.
extension XMLReader {
  /// A name: anything up to white space or a character of the syntax; nil if there is none.
  mutating func readName() -> String? {
    let start = cursor.index
    while let unit = cursor.peek, !Self.endsName(unit) { cursor.advance() }
    return cursor.index > start ? cursor.text(start..<cursor.index) : nil
  }

  private static func endsName(_ unit: Unicode.Scalar) -> Bool {
    switch unit {
    case " ", "\t", "\n", "\r", "<", ">", "/", "=", "\"", "'", "&": true
    default: false
    }
  }

  mutating func skipSpace() {
    while let unit = cursor.peek, [" ", "\t", "\n", "\r"].contains(unit) { cursor.advance() }
  }

  // MARK: Attributes

  mutating func readAttributes(of element: String) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      let place = cursor.here
      guard let name = readName() else { return attributes }
      skipSpace()
      guard cursor.peek == "=" else {
        report("the attribute “\(name)” has no value", "write =\"...\" after it", at: place)
        continue
      }
      cursor.advance()
      skipSpace()
      guard let value = readAttributeValue(of: name, at: place) else { return attributes }
      if attributes[name] == nil {
        attributes[name] = value
      } else {
        report("<\(element)> has the attribute “\(name)” twice", "remove one", at: place)
      }
    }
  }

  /// A value in quotation marks; line breaks and tabs in it are spaces (XML 1.0, section 3.3.3).
  mutating func readAttributeValue(of name: String, at place: SourcePlace) -> String? {
    guard cursor.peek == "\"" || cursor.peek == "'", let quote = cursor.peek else {
      report(
        "the value of “\(name)” is not in quotation marks", "write =\"...\"", at: place)
      return nil
    }
    cursor.advance()
    var value: [UInt16] = []
    while let unit = cursor.peek, unit != quote, unit != "<" {
      if unit == "&" {
        value += readReference()
      } else {
        let isSpace = unit == "\n" || unit == "\r" || unit == "\t"
        value.append(isSpace ? 0x20 : cursor.units[cursor.index])
        cursor.advance()
      }
    }
    guard cursor.peek == quote else {
      report("the value of “\(name)” is not closed", "close it with \(quote)", at: place)
      return nil
    }
    cursor.advance()
    return String(utf16: value)
  }

  // MARK: References

  /// The text of a reference; an ampersand that begins no reference is kept.
  mutating func readReference() -> [UInt16] {
    let place = cursor.here
    let start = cursor.index + 1
    // The longest reference is that of the last code point.
    let rest = cursor.units[start..<min(start + 10, cursor.units.count)]
    guard let end = rest.firstIndex(of: 0x3B),
      let scalar = Self.scalar(ofReference: cursor.text(start..<end))
    else {
      cursor.advance()
      report("“&” that does not begin a reference", "write &amp; for & in a text", at: place)
      return [0x26]
    }
    cursor.advance(by: end - cursor.index + 1)
    return Array(String(scalar).utf16)
  }

  private static func scalar(ofReference name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap { $0 > 0 ? Unicode.Scalar($0) : nil }
    }
  }

  // MARK: What is skipped

  mutating func skip(past end: StaticString, of kind: String) {
    let place = cursor.here
    while !cursor.isAtEnd {
      if cursor.isAt(end) {
        cursor.advance(by: end.utf8CodeUnitCount)
        return
      }
      cursor.advance()
    }
    report("the \(kind) is not closed", "close it with \(end)", at: place)
  }

  /// A document type, with its declarations in brackets.
  mutating func skipDeclaration() {
    let place = cursor.here
    var depth = 0
    while let unit = cursor.peek {
      cursor.advance()
      switch unit {
      case "[": depth += 1
      case "]": depth -= 1
      case ">" where depth <= 0: return
      default: break
      }
    }
    report("the declaration is not closed", "close it with >", at: place)
  }
}
