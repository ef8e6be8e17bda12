import OversetVocabulary

#if InlineSnapshots
  import Foundation
  import OversetTestBasics
  import Testing

  @testable import OversetInlineSource

  /// What recording makes of source files.
  struct InlineSourceTests {
    @Test("the table of recordings has 32 cases")
    func everyCaseIsRead() {
      #expect(RecordingCase.all.count == 32)
      #expect(RecordingCase.all.allSatisfy { !$0.steps.isEmpty })
    }

    @Test(
      "recording changes a source as its case says, or is refused with its reason",
      arguments: RecordingCase.all)
    func recordings(example: RecordingCase) throws {
      var source = InlineSource(text: example.before.text)
      var refusal: Diagnostic?
      for step in example.steps {
        let place = try example.before.place(step.at)
        do throws(Diagnostic) {
          try source.record(
            step.value, over: step.expected, line: place.line, column: place.column,
            as: step.descriptor)
        } catch {
          refusal = error
        }
      }
      if example.isRefused {
        #expect(refusal?.problem.contains(example.after) == true, "\(refusal as Any)")
      } else {
        #expect(refusal == nil)
        let text = String(decoding: source.bytes, as: UTF8.self)
        #expect(text.utf8.elementsEqual(example.after.utf8), "\(text)")
      }
    }

    /// Texts of all sorts are read back as they were, in new closures and in old ones.
    @Test(
      "any recorded text is found again, and its removal restores the source",
      arguments: ["  ", "    ", "\t"], ["\n", "\r\n"])
    func whatIsRecordedIsRead(indentation: String, newline: String) throws {
      var generator = SeededGenerator(seed: 4)
      let before = ["func f() {", "\(indentation)check(of: 1)", "}", ""]
        .joined(separator: newline)
      let column = indentation.utf8.count + 6
      for _ in 0..<60 {
        let (first, second) = (text(using: &generator), text(using: &generator))
        var source = InlineSource(text: before)
        try source.record(first, over: nil, line: 2, column: column, as: .init())
        var again = InlineSource(text: String(decoding: source.bytes, as: UTF8.self))
        try again.record(second, over: first, line: 2, column: column, as: .init())
        var last = InlineSource(text: String(decoding: again.bytes, as: UTF8.self))
        try last.record(nil, over: second, line: 2, column: column, as: .init())
        #expect(String(decoding: last.bytes, as: UTF8.self) == before)
      }
    }

    /// A text with much of what is special in a literal.
    private func text(using generator: inout SeededGenerator) -> String {
      let special = [
        "\"", "\"\"\"", "\\", "#", "\n", "\r", "\t", " ", "\u{1}", "\\(", "{", "\u{7F}",
      ]
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        if Bool.random(using: &generator) {
          text += special[Int.random(in: special.indices, using: &generator)]
        } else {
          text += String(decoding: RandomText.make(upTo: 3, using: &generator), as: UTF16.self)
        }
      }
      return text
    }

    // MARK: Places

    private struct Place: Sendable {
      let line: Int
      let column: Int
    }

    private func place<Value>(
      _ value: Value, line: Int = #line, column: Int = #column, last: () -> Int = { 0 }
    ) -> Place { Place(line: line, column: column) }

    private func place(
      line: Int = #line, column: Int = #column, only: () -> Int
    ) -> Place { Place(line: line, column: column) }

    /// The compiler and the finder agree on where calls are.
    // swift-format-ignore
    @Test("the finder has a call at every place that the compiler gives")
    func placesAreTheCompilers() throws {
      let places = [
        place(1), /* سلام é漢😀 */ place("é"), place (1), self.place(1), self
          .place(1),	place(1) { 2 }, place { 1 }, place(
            1
          ),
        [1].map { place($0) }[0], place(place(2)),
      ]
      let text = try String(contentsOfFile: #filePath, encoding: .utf8)
      let (layout, finder) = (SourceLayout(text: text), InlineCallFinder(text: text))
      for place in places {
        let offset = try #require(layout.offset(line: place.line, column: place.column))
        #expect(finder.call(at: offset) != nil, "\(place)")
      }
    }
  }
#endif
