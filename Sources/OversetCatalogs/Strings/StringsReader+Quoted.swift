import Foundation
import OversetUnicode

/// Quoted texts and their escapes.
extension StringsReader {
  /// Reads a text up to the quotation mark it began with; nil, after a report, where none follows.
  mutating func readQuoted() -> String? {
    let opening = cursor.here
    let quote = cursor.units[cursor.index]
    let start = cursor.index + 1
    cursor.advance()
    // What comes before the last escape; most texts have none.
    var content: [UInt16] = []
    var plain = start
    while cursor.index < cursor.units.count, cursor.units[cursor.index] != quote {
      if cursor.units[cursor.index] == 0x5C {
        content += cursor.units[plain..<cursor.index]
        readEscape(into: &content)
        plain = cursor.index
      } else {
        cursor.advance()
      }
    }
    guard cursor.index < cursor.units.count else {
      report("this text is not closed", "close it with a quotation mark", at: opening)
      cursor.rewind(toLineAfter: opening)
      return nil
    }
    var text = cursor.units[plain..<cursor.index]
    cursor.advance()
    if !content.isEmpty { text = (content + text)[...] }
    if Self.hasHalfPair(text) {
      report(
        "the text contains half of a surrogate pair", "write both halves, or the character itself",
        at: opening)
    }
    return String(utf16: text)
  }

  private static func hasHalfPair(_ units: ArraySlice<UInt16>) -> Bool {
    var isAfterLead = false
    for unit in units {
      if UTF16.isTrailSurrogate(unit) != isAfterLead { return true }
      isAfterLead = UTF16.isLeadSurrogate(unit)
    }
    return isAfterLead
  }

  /// Reads a backslash and the character it escapes; a character that needs no escape is kept.
  private mutating func readEscape(into content: inout [UInt16]) {
    cursor.advance()
    guard cursor.index < cursor.units.count else { return }
    let unit = cursor.units[cursor.index]
    switch unit {
    case 0x30...0x37: content += readOctal()
    case 0x55:
      cursor.advance()
      content += readHexadecimal()
    default:
      content.append(Self.meaning(ofEscape: unit))
      cursor.advance()
    }
  }

  private static func meaning(ofEscape unit: UInt16) -> UInt16 {
    switch unit {
    case 0x61: 0x07
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    case 0x76: 0x0B
    default: unit
    }
  }

  /// Up to three octal digits: a byte of the NeXTSTEP encoding, not of Latin-1.
  private mutating func readOctal() -> [UInt16] {
    var value = 0
    let end = min(cursor.index + 3, cursor.units.count)
    while cursor.index < end, (0x30...0x37).contains(cursor.units[cursor.index]) {
      value = value * 8 + Int(cursor.units[cursor.index] - 0x30)
      cursor.advance()
    }
    let byte = UInt8(truncatingIfNeeded: value)
    let text = String(bytes: [byte], encoding: .nextstep) ?? "\u{FFFD}"
    return Array(text.utf16)
  }

  /// What follows `\U`: up to four hexadecimal digits, a UTF-16 unit.
  private mutating func readHexadecimal() -> [UInt16] {
    var value: UInt16 = 0
    let end = min(cursor.index + 4, cursor.units.count)
    while cursor.index < end, let digit = Self.hexadecimalDigit(cursor.units[cursor.index]) {
      value = value << 4 | digit
      cursor.advance()
    }
    return [value]
  }

  private static func hexadecimalDigit(_ unit: UInt16) -> UInt16? {
    switch unit {
    case 0x30...0x39: unit - 0x30
    case 0x41...0x46: unit - 0x41 + 10
    case 0x61...0x66: unit - 0x61 + 10
    default: nil
    }
  }
}
