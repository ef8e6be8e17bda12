#if InlineSnapshots
  import SwiftParser
  import SwiftSyntax

  /// The calls of a source file, by where the compiler says they are.
  struct InlineCallFinder {
    private let calls: [Int: FunctionCallExprSyntax]

    /// Reads a file.
    init(text: String) {
      let collector = Collector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: text))
      calls = collector.calls
    }

    /// The call at a place in bytes: `#column` is that of its parenthesis, or of the brace of a call
    /// without one.
    func call(at place: Int) -> InlineCall? {
      guard let call = calls[place] else { return nil }
      let arguments = Array(call.arguments)
      let rest = arguments.lastIndex { !$0.expression.is(ClosureExprSyntax.self) }.map { $0 + 1 }
      let closures = (rest ?? 0)..<arguments.count
      return InlineCall(
        place: place, end: end(of: call),
        otherLabels: Set(arguments[..<closures.lowerBound].compactMap(\.label?.text)),
        closures: closures.compactMap { closure(at: $0, of: arguments, in: call) }
          + trailing(of: call))
    }

    /// Where a first closure that trails would stand.
    private func end(of call: FunctionCallExprSyntax) -> Int {
      (call.rightParen?.endPositionBeforeTrailingTrivia
        ?? call.calledExpression.endPositionBeforeTrailingTrivia).utf8Offset
    }

    // MARK: Closures

    /// A closure among the arguments.
    private func closure(
      at index: Int, of arguments: [LabeledExprSyntax], in call: FunctionCallExprSyntax
    ) -> (label: String?, InlineCall.Origin)? {
      let argument = arguments[index]
      guard let closure = argument.expression.as(ClosureExprSyntax.self) else { return nil }
      let preceding =
        index > 0
        ? arguments[index - 1].expression.endPositionBeforeTrailingTrivia
        : call.leftParen?.endPosition ?? argument.position
      return origin(of: closure, label: argument.label, after: preceding, isArgument: true)
    }

    /// The closures behind the parentheses.
    private func trailing(
      of call: FunctionCallExprSyntax
    ) -> [(label: String?, InlineCall.Origin)] {
      guard let first = call.trailingClosure else { return [] }
      let end = AbsolutePosition(utf8Offset: end(of: call))
      var closures = [origin(of: first, label: nil, after: end)]
      var preceding = first.endPositionBeforeTrailingTrivia
      for element in call.additionalTrailingClosures {
        closures.append(origin(of: element.closure, label: element.label, after: preceding))
        preceding = element.closure.endPositionBeforeTrailingTrivia
      }
      return closures
    }

    private func origin(
      of closure: ClosureExprSyntax, label: TokenSyntax?, after preceding: AbsolutePosition,
      isArgument: Bool = false
    ) -> (label: String?, InlineCall.Origin) {
      let body = closure.bytes
      let labelBytes = label?.bytes
      let origin = InlineCall.Origin(
        precedingEnd: preceding.utf8Offset,
        range: (labelBytes?.lowerBound ?? body.lowerBound)..<body.upperBound, label: labelBytes,
        closure: body, literal: literal(in: closure), isArgument: isArgument)
      return (label?.text, origin)
    }

    /// The string literal that is all of a closure.
    private func literal(in closure: ClosureExprSyntax) -> InlineCall.Literal? {
      guard closure.statements.count == 1, let item = closure.statements.first?.item else {
        return nil
      }
      let expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
      guard let literal = expression?.as(StringLiteralExprSyntax.self),
        let value = literal.representedLiteralValue
      else { return nil }
      return InlineCall.Literal(range: literal.bytes, value: value)
    }

    // MARK: Calls

    /// Gathers the calls of a file.
    private final class Collector: SyntaxVisitor {
      var calls: [Int: FunctionCallExprSyntax] = [:]

      override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let opening = call.leftParen ?? call.trailingClosure?.leftBrace {
          calls[opening.positionAfterSkippingLeadingTrivia.utf8Offset] = call
        }
        return .visitChildren
      }
    }
  }

  extension SyntaxProtocol {
    /// Where the node stands in the file, without the white space and comments around it.
    fileprivate var bytes: Range<Int> {
      positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
  }
#endif
