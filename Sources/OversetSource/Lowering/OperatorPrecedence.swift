/// How strongly operators hold their operands.
struct OperatorPrecedence: Sendable, Comparable {
  private let rank: Int
  /// Whether operators of this strength join from the right.
  let joinsFromRight: Bool

  static func < (left: OperatorPrecedence, right: OperatorPrecedence) -> Bool {
    left.rank < right.rank
  }

  static let assignment = OperatorPrecedence(rank: 0, joinsFromRight: true)
  static let ternary = OperatorPrecedence(rank: 1, joinsFromRight: true)
  static let cast = OperatorPrecedence(rank: 7, joinsFromRight: false)

  /// The precedence of an operator by its spelling; apps' own operators hold their operands a bit
  /// more than a ternary does, as the language has it.
  static func of(_ name: String) -> OperatorPrecedence {
    switch name {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
      .assignment
    case "||": OperatorPrecedence(rank: 3, joinsFromRight: false)
    case "&&": OperatorPrecedence(rank: 4, joinsFromRight: false)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=":
      OperatorPrecedence(rank: 5, joinsFromRight: false)
    case "??": OperatorPrecedence(rank: 6, joinsFromRight: true)
    case "..<", "...": OperatorPrecedence(rank: 8, joinsFromRight: false)
    case "+", "-", "&+", "&-", "|", "^": OperatorPrecedence(rank: 9, joinsFromRight: false)
    case "*", "/", "%", "&", "&*": OperatorPrecedence(rank: 10, joinsFromRight: false)
    case "<<", ">>", "&<<", "&>>": OperatorPrecedence(rank: 11, joinsFromRight: false)
    default: OperatorPrecedence(rank: 2, joinsFromRight: name == "->")
    }
  }
}
