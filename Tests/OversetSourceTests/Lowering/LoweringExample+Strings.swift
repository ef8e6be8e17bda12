#if Source
  extension LoweringExample {
    /// String literals.
    static let strings = [
      LoweringExample(
        "an empty string",
        """
        ""
        """,
        """
        string <statement
        """),
      LoweringExample(
        "escapes",
        #"""
        "a\n\t\"\\\0\'\u{2026}\u{1F600}"
        """#,
        #"""
        string "a\n\t\"\\\0\'…😀" <statement
        """#),
      LoweringExample(
        "a raw string",
        ###"""
        #"a\n\#n"b""#
        """###,
        #"""
        string "a\\n\n\"b\"" <statement
        """#),
      LoweringExample(
        "several lines",
        #"""
        """
          a

            b "c"
          """
        """#,
        #"""
        string "a\n\n  b \"c\"" <statement multiline
        """#),
      LoweringExample(
        "lines that are joined",
        #"""
        """
          a \
          b\
          c
          """
        """#,
        """
        string "a bc" <statement multiline
        """),
      LoweringExample(
        "interpolations",
        #"""
        "a \(b) c\(d.e())"
        """#,
        """
        string <statement
          text "a " <segment
          interpolation <segment
            name "b" <argument
          text " c" <segment
          interpolation <segment
            call <argument
              member "e" <callee
                name "d" <base
        """),
      LoweringExample(
        "interpolations with labels",
        #"""
        "\(a, specifier: "%d") \(format: b, c)"
        """#,
        """
        string <statement
          interpolation <segment
            name "a" <argument
            string "%d" specifier: <argument
          text " " <segment
          interpolation <segment
            name "b" format: <argument
            name "c" <argument
        """),
      LoweringExample(
        "an interpolation of a raw string",
        ###"""
        ##"a\(b)\##(c)"##
        """###,
        #"""
        string <statement
          text "a\\(b)" <segment
          interpolation <segment
            name "c" <argument
        """#),
      LoweringExample(
        "interpolations in several lines",
        #"""
        """
          a
          \(b) c
          d
          """
        """#,
        #"""
        string <statement multiline
          text "a\n" <segment
          interpolation <segment
            name "b" <argument
          text " c\nd" <segment
        """#),
      LoweringExample(
        "a string in an interpolation",
        #"""
        "a\(b ? "c" : "d\(e)")"
        """#,
        """
        string <statement
          text "a" <segment
          interpolation <segment
            ternary <argument
              name "b" <condition
              string "c" <then
              string <otherwise
                text "d" <segment
                interpolation <segment
                  name "e" <argument
        """),
      LoweringExample(
        "what is no escape",
        #"""
        "a\qb\u{110000}"
        """#,
        #"""
        string "a\\qb\\u{110000}" <statement
        """#),
      LoweringExample(
        "a string without an end",
        """
        f("a
        b
        """,
        """
        call <statement
          name "f" <callee
          string "a" <argument
        name "b" <statement
        """),
    ]
  }
#endif
