#if Source
  import SwiftSyntax

  extension LoweringWalk {
    /// Lowers a string literal.
    mutating func lowerString(_ string: StringLiteralExprSyntax, _ work: LoweringWork) {
      let pounds = string.openingPounds?.text.utf8.count ?? 0
      let flags: SyntaxFlags =
        string.openingQuote.tokenKind == .multilineStringQuote ? .isMultiline : []
      let isPlain = string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
      guard !isPlain else {
        let content = string.segments.reduce(into: "") { text, segment in
          guard case .stringSegment(let segment) = segment else { return }
          text += StringEscapes.content(of: segment.content.text, pounds: pounds)
        }
        _ = open(.string, work, name: content, flags: flags, at: start(of: string))
        return
      }
      let node = open(.string, work, flags: flags, at: start(of: string))
      addSegments(of: string, pounds: pounds, of: node)
    }

    /// Leaves texts and interpolations to be lowered; the lines of a text are one.
    private mutating func addSegments(
      of string: StringLiteralExprSyntax, pounds: Int, of node: Int32
    ) {
      var text = ""
      var offset = -1
      for segment in string.segments {
        switch segment {
        case .stringSegment(let segment):
          if offset < 0 { offset = segment.content.positionAfterSkippingLeadingTrivia.utf8Offset }
          text += StringEscapes.content(of: segment.content.text, pounds: pounds)
        case .expressionSegment(let segment):
          addText(text, at: offset, of: node)
          (text, offset) = ("", -1)
          add(segment, .segment, of: node)
        }
      }
      addText(text, at: offset, of: node)
    }

    private mutating func addText(_ text: String, at offset: Int, of node: Int32) {
      guard !text.isEmpty else { return }
      add(item: .text(text, at: offset), .segment, of: node)
    }
  }
#endif
