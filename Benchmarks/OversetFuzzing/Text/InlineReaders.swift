#if InlineSnapshots
  import OversetInlineSource
  import OversetVocabulary
#endif

extension FuzzedReader {
  #if InlineSnapshots
    /// Swift sources that get a new text: only where the package is built with swift-syntax.
    static let inlineReaders: [FuzzedReader] = [
      FuzzedReader("inline") { input throws(Breach) in try InlineProperties(input).hold() }
    ]
  #else
    /// None without swift-syntax.
    static let inlineReaders: [FuzzedReader] = []
  #endif
}

#if InlineSnapshots
  /// What holds of a Swift source in which the closure of a call gets a new text.
  private struct InlineProperties {
    private let source: String
    private let value: String
    private let line: Int
    private let column: Int

    init(_ input: FuzzInput) {
      let (place, rest) = input.choice(of: 64)
      let texts = rest.texts(2)
      (source, value) = (texts[0], texts[1])
      (line, column) = (place / 8 + 1, place % 8 * 4 + 1)
    }

    func hold() throws(Breach) {
      var inline = InlineSource(text: source)
      try require(inline.bytes == Array(source.utf8), "a source without edits changes")
      guard recorded(in: &inline) else {
        try require(inline.bytes == Array(source.utf8), "a refused edit changes the source")
        return
      }
      let written = inline.bytes
      var again = InlineSource(text: String(decoding: written, as: UTF8.self))
      try require(recorded(in: &again), "a call is lost by writing to it")
    }

    private func recorded(in inline: inout InlineSource) -> Bool {
      do throws(Diagnostic) {
        try inline.record(
          value, over: nil, line: line, column: column, as: InlineSnapshotSyntaxDescriptor())
        return true
      } catch {
        return false
      }
    }
  }
#endif
