#if Source
  import SwiftSyntax

  /// A piece of syntax that waits for its turn, and what it will be to its parent.
  struct LoweringWork {
    /// What is to be lowered.
    enum Item {
      case syntax(Syntax)
      /// An expression of which a pattern is made.
      case pattern(ExprSyntax)
      /// Part of a sequence of operators, by its number in the walk's folds.
      case fold(Int)
      /// The code of a block, its name, and the offset of its first token.
      case block(CodeBlockItemListSyntax, name: String, at: Int)
      /// What a closure captures under a name, then its code.
      case closureBody(ClosureExprSyntax)
      /// A name that a declaration binds, and where it stands in the tuple that the value is.
      case variable(PatternBindingSyntax, name: TokenSyntax, path: [Int])
      /// Part of the tuple that a value is.
      case part(ExprSyntax, path: [Int])
      /// Text between interpolations, and its offset.
      case text(String, at: Int)
    }

    let item: Item
    /// The number of the node above.
    let parent: Int32
    let role: SyntaxRole
    var label = ""
    var flags: SyntaxFlags = []
    /// The link of a chain that takes the place of a base that is not written; -1 for none.
    var link = -1
    /// The offset of a callee's place where it is known; -1 where it is not.
    var place = -1
    /// Whether it is lowered a second time, for another name of a tuple.
    var isCopy = false
  }

  /// What stands before a chain of members that begins in an `#if`.
  struct PostfixLink {
    let base: ExprSyntax
    /// The link that stands before the base's own beginning; -1 for none.
    let next: Int
  }
#endif
