#if Source
  import SwiftSyntax

  /// Whether the condition of an `#if` holds in an app for iOS.
  enum CompilationCondition {
    /// How deep parentheses and negations are followed.
    private static let depth = 32

    /// Whether a condition holds; nil where that is the app's own affair.
    static func holds(_ condition: ExprSyntax) -> Bool? {
      holds(condition, depth: depth)
    }

    private static func holds(_ condition: ExprSyntax, depth: Int) -> Bool? {
      guard depth > 0 else { return nil }
      switch condition.as(ExprSyntaxEnum.self) {
      case .booleanLiteralExpr(let value): return value.literal.tokenKind == .keyword(.true)
      case .declReferenceExpr(let name): return name.baseName.text == "DEBUG" ? false : nil
      case .tupleExpr(let tuple): return tuple.soleValue.flatMap { holds($0, depth: depth - 1) }
      case .prefixOperatorExpr(let value):
        guard value.operator.text == "!" else { return nil }
        return holds(value.expression, depth: depth - 1).map(!)
      case .functionCallExpr(let call): return holds(call)
      case .sequenceExpr(let sequence): return holds(sequence, depth: depth)
      default: return nil
      }
    }

    /// Any of several conditions, each of which is several that hold together.
    private static func holds(_ sequence: SequenceExprSyntax, depth: Int) -> Bool? {
      var any: Bool? = false
      var all: Bool? = true
      for element in sequence.elements {
        switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        case "||": (any, all) = (either(any, all), true)
        case "&&": continue
        case nil: all = both(all, holds(element, depth: depth - 1))
        default: return nil
        }
      }
      return either(any, all)
    }

    private static func both(_ left: Bool?, _ right: Bool?) -> Bool? {
      if left == false || right == false { return false }
      return left == nil || right == nil ? nil : true
    }

    private static func either(_ left: Bool?, _ right: Bool?) -> Bool? {
      if left == true || right == true { return true }
      return left == nil || right == nil ? nil : false
    }

    /// `os(iOS)` and its like.
    private static func holds(_ call: FunctionCallExprSyntax) -> Bool? {
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        return nil
      }
      let argument = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName
        .text
      switch name {
      case "os": return argument == "iOS"
      case "targetEnvironment": return false
      case "canImport": return argument != "AppKit" && argument != "Cocoa"
      case "swift", "compiler", "hasFeature", "hasAttribute": return true
      case "arch": return argument == "arm64"
      default: return nil
      }
    }
  }
#endif
