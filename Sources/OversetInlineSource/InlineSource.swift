#if InlineSnapshots
  package import OversetVocabulary

  /// A source file as the tests were built from it, and the inline snapshots recorded since.
  ///
  /// The new text is made from the old one and everything recorded: what is recorded first does not
  /// move the places of what comes later.
  package struct InlineSource: Sendable {
    private let layout: SourceLayout
    private let finder: InlineCallFinder
    private var calls: [Int: InlineCall] = [:]

    /// Reads a file.
    package init(text: String) {
      layout = SourceLayout(text: text)
      finder = InlineCallFinder(text: text)
    }

    /// Notes that a closure of a call shall return another text. Where that fails nothing is noted.
    ///
    /// - Parameters:
    ///   - value: The new text; nil takes the closure away.
    ///   - expected: What the closure returned; nil if there was none.
    ///   - line: The `#line` of the call.
    ///   - column: The `#column` of the call.
    ///   - descriptor: Which of the call's closures it is.
    package mutating func record(
      _ value: String?, over expected: String?, line: Int, column: Int,
      as descriptor: InlineSnapshotSyntaxDescriptor
    ) throws(Diagnostic) {
      guard let place = layout.offset(line: line, column: column),
        var call = calls[place] ?? finder.call(at: place)
      else {
        throw Diagnostic(
          .data, problem: "there is no call at \(line):\(column) of the source file",
          remedy: "build and run again; in a helper function, pass fileID, file, line and column on"
        )
      }
      try call.record(value, over: expected, as: descriptor)
      calls[place] = call
    }

    /// The file with everything recorded, in UTF-8.
    package var bytes: [UInt8] {
      let edits = calls.values.sorted { $0.place < $1.place }.flatMap { $0.edits(in: layout) }
      return SourceEdit.apply(edits, to: layout.bytes)
    }
  }
#endif
