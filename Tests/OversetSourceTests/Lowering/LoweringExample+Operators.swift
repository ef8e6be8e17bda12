#if Source
  extension LoweringExample {
    /// Operators by how strongly they hold.
    static let operators = [
      LoweringExample(
        "multiplication before addition",
        """
        a + b * c - d
        """,
        """
        binary "-" <statement
          binary "+" <left
            name "a" <left
            binary "*" <right
              name "b" <left
              name "c" <right
          name "d" <right
        """),
      LoweringExample(
        "a ternary last",
        """
        a ?? b ? c && d : e || f
        """,
        """
        ternary <statement
          binary "??" <condition
            name "a" <left
            name "b" <right
          binary "&&" <then
            name "c" <left
            name "d" <right
          binary "||" <otherwise
            name "e" <left
            name "f" <right
        """),
      LoweringExample(
        "ternaries in a row",
        """
        a ? b : c ? d : e
        """,
        """
        ternary <statement
          name "a" <condition
          name "b" <then
          ternary <otherwise
            name "c" <condition
            name "d" <then
            name "e" <otherwise
        """),
      LoweringExample(
        "a ternary in a ternary",
        """
        a ? b ? c : d : e
        """,
        """
        ternary <statement
          name "a" <condition
          ternary <then
            name "b" <condition
            name "c" <then
            name "d" <otherwise
          name "e" <otherwise
        """),
      LoweringExample(
        "assignments from the right",
        """
        a = b = c += d
        """,
        """
        binary "=" <statement
          name "a" <left
          binary "=" <right
            name "b" <left
            binary "+=" <right
              name "c" <left
              name "d" <right
        """),
      LoweringExample(
        "nil coalescing from the right",
        """
        a ?? b ?? c
        """,
        """
        binary "??" <statement
          name "a" <left
          binary "??" <right
            name "b" <left
            name "c" <right
        """),
      LoweringExample(
        "casts",
        """
        a as? B ?? c is D == e
        """,
        """
        binary "==" <statement
          binary "??" <left
            cast "as?" <left
              name "a" <operand
              typeName "B" <type
            cast "is" <right
              name "c" <operand
              typeName "D" <type
          name "e" <right
        """),
      LoweringExample(
        "a cast of a sum",
        """
        a + b as C
        """,
        """
        cast "as" <statement
          binary "+" <operand
            name "a" <left
            name "b" <right
          typeName "C" <type
        """),
      LoweringExample(
        "comparisons and logic",
        """
        a == b && !c || d < e...f
        """,
        """
        binary "||" <statement
          binary "&&" <left
            binary "==" <left
              name "a" <left
              name "b" <right
            unary "!" <right
              name "c" <operand
          binary "<" <right
            name "d" <left
            binary "..." <right
              name "e" <left
              name "f" <right
        """),
      LoweringExample(
        "prefix and postfix operators",
        """
        -a + b... - ...c
        """,
        """
        binary "-" <statement
          binary "+" <left
            unary "-" <left
              name "a" <operand
            unary "..." <right
              name "b" <operand
          unary "..." <right
            name "c" <operand
        """),
      LoweringExample(
        "an operator of the app",
        """
        a == b <+> c + d
        """,
        """
        binary "<+>" <statement
          binary "==" <left
            name "a" <left
            name "b" <right
          binary "+" <right
            name "c" <left
            name "d" <right
        """),
      LoweringExample(
        "words before sums",
        """
        let a = try b + c ?? d
        """,
        """
        variable "a" <member let
          binary "??" <value
            binary "+" <left
              name "b" <left
              name "c" <right
            name "d" <right
        """),
      LoweringExample(
        "a function type as a value",
        """
        f((A) -> B)
        """,
        """
        call <statement
          name "f" <callee
          binary "->" <argument
            name "A" <left
            name "B" <right
        """),
    ]
  }
#endif
