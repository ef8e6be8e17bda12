package import Foundation

/// A document of a format with signs of its own: XML, Markdown, commands of continuous integration.
///
/// A literal is trusted, as in ``PrintedText``. A value enters only as printed text and with the escape of the place
/// where it stands: there is no other way in, so that none can close an element, begin a command or end a cell.
package struct PrintedMarkup: Sendable, Hashable {
  private var content: String

  private init(content: String) { self.content = content }

  /// UTF-8.
  package var bytes: Data { Data(content.utf8) }

  /// How long it is, in bytes of UTF-8.
  package var byteCount: Int { content.utf8.count }

  package static func += (left: inout PrintedMarkup, right: PrintedMarkup) {
    left.content += right.content
  }

  package static func + (left: PrintedMarkup, right: PrintedMarkup) -> PrintedMarkup {
    PrintedMarkup(content: left.content + right.content)
  }

  /// Text without signs of its own, such as lines for an editor.
  package init(plain text: PrintedText) { content = text.string }
}

extension PrintedMarkup: ExpressibleByStringInterpolation {
  /// What the source code says.
  package init(stringLiteral literal: StaticString) { content = "\(literal)" }

  package init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

  /// Collects segments of a literal, and escaped values.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var content = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      content.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: StaticString) { content += "\(literal)" }

    /// What is markup already.
    package mutating func appendInterpolation(_ markup: PrintedMarkup) { content += markup.content }

    /// A number, which is written in digits.
    package mutating func appendInterpolation(_ number: Int) { content += "\(number)" }

    /// A value, as the place where it stands has it. Printed text may have line feeds, which become their picture:
    /// no value is more than one line.
    package mutating func appendInterpolation(_ text: PrintedText, as escape: MarkupEscape) {
      content += escape(text.string.replacing("\n", with: "\u{23CE}"))
    }
  }
}

extension Sequence where Element == PrintedMarkup {
  /// The pieces, one after the other.
  package func joined(separator: PrintedMarkup = "") -> PrintedMarkup {
    var result: PrintedMarkup = ""
    for (index, piece) in enumerated() {
      if index > 0 { result += separator }
      result += piece
    }
    return result
  }
}
