/// Text that may be printed: what the source code says, and neutralized values.
///
/// A literal is trusted and may hold line feeds. Every value that is interpolated comes from outside: it is
/// neutralized and bounded by ``ForeignText`` as it enters. So nobody can send a sequence to the terminal, a
/// command to the machine that reads the log, or a line that looks like one of Overset's. There is no way
/// from a `String` to printed text around that: segments are `StaticString`, which only the compiler makes.
package struct PrintedText: Sendable, Hashable {
  private(set) var content: String

  /// Trusts `content`, which this module has neutralized.
  init(neutral content: String) { self.content = content }

  /// The text for what prints it, and for what takes a `String`: the issues of tests.
  ///
  /// Two harmless pieces can make a log command together, so those are broken once more.
  package var string: String { LogCommand.broken(in: content) }
}

extension PrintedText: ExpressibleByStringInterpolation {
  /// What the source code says.
  package init(stringLiteral literal: StaticString) { content = "\(literal)" }

  package init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

  /// Collects segments of a literal, and values.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var content = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      content.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: StaticString) { content += "\(literal)" }

    /// What is printed already.
    package mutating func appendInterpolation(_ text: PrintedText) { content += text.content }

    /// A value from outside, on one line.
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      content += ForeignText.neutral(value.description)
    }

    /// A line for each diagnostic.
    package mutating func appendInterpolation(_ diagnostic: Diagnostic) {
      content += diagnostic.printed.content
    }

    /// An error: of Overset's own, a line for each; of anybody else's, what it says of itself.
    package mutating func appendInterpolation(_ error: any Error) {
      content += PrintedText.error(error).content
    }
  }
}

extension PrintedText: CustomStringConvertible {
  /// The same as ``string``.
  package var description: String { string }
}

// MARK: Parts

extension PrintedText {
  /// Whether there is nothing to print.
  package var isEmpty: Bool { content.isEmpty }

  package static func + (left: PrintedText, right: PrintedText) -> PrintedText {
    PrintedText(neutral: left.content + right.content)
  }

  package static func += (left: inout PrintedText, right: PrintedText) {
    left.content += right.content
  }

  /// `count` spaces.
  package static func spaces(_ count: Int) -> PrintedText {
    PrintedText(neutral: String(repeating: " ", count: max(count, 0)))
  }

  /// The text without the spaces at its end.
  package var withoutTrailingSpaces: PrintedText {
    let end = content.utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return PrintedText(
      neutral: String(content[..<(end.map(content.utf8.index(after:)) ?? content.startIndex)]))
  }

  /// The lines of a text from outside that is shown over several, each neutralized.
  ///
  /// - Parameters:
  ///   - text: Its lines end with line feeds.
  ///   - limit: How many lines are shown; the last one then says how many are not.
  ///   - width: How many characters of a line are shown.
  package static func lines(
    of text: String, limit: Int = 200, width: Int = 4_000
  ) -> [PrintedText] {
    let feed = UInt8(ascii: "\n")
    var lines = text.utf8.split(separator: feed, maxSplits: limit, omittingEmptySubsequences: false)
    let rest = lines.count > limit ? lines.removeLast() : nil
    return lines.map { PrintedText(neutral: ForeignText.neutral(String($0) ?? "", limit: width)) }
      + (rest.map { rest in ["… \(rest.count { $0 == feed } + 1) more lines"] } ?? [])
  }

  /// What an error says. One of another program may say it over several lines.
  package static func error(_ error: any Error) -> PrintedText {
    guard let diagnostic = error as? Diagnostic else {
      return lines(of: "\(error)").joined(separator: "\n")
    }
    return diagnostic.printed
  }
}

extension Sequence where Element == PrintedText {
  /// The texts, one after the other.
  package func joined(separator: PrintedText = "") -> PrintedText {
    PrintedText(neutral: map(\.content).joined(separator: separator.content))
  }
}
