#if Source
  extension LoweringExample {
    /// Names, literals and collections.
    static let literals = [
      LoweringExample(
        "literals",
        """
        [1_000, 0x1F, 1.5e3, -2, true, nil]
        """,
        """
        array <statement
          integer "1000" <element
          integer "0x1F" <element
          float "1.5e3" <element
          unary "-" <element
            integer "2" <operand
          boolean "true" <element
          none <element
        """),
      LoweringExample(
        "names",
        """
        [self, Self, super.a, $0, $b, `c`, f(_:g:)]
        """,
        """
        array <statement
          name "self" <element
          name "Self" <element
          member "a" <element
            name "super" <base
          name "$0" <element
          name "$b" <element
          name "c" <element
          name "f" <element
        """),
      LoweringExample(
        "collections",
        """
        [[], [a, b], [:], [c: d, e: f]]
        """,
        """
        array <statement
          array <element
          array <element
            name "a" <element
            name "b" <element
          dictionary <element
          dictionary <element
            name "c" <key
            name "d" <value
            name "e" <key
            name "f" <value
        """),
      LoweringExample(
        "tuples",
        """
        ((), (a, b: c))
        """,
        """
        tuple <statement
          tuple <argument
          tuple <argument
            name "a" <argument
            name "c" b: <argument
        """),
      LoweringExample(
        "key paths",
        #"""
        [\A.b.c, \.d, \.self, \A.b[c].d?.e]
        """#,
        """
        array <statement
          keyPath "b.c" <element
            typeName "A" <type
          keyPath "d" <element
          keyPath "self" <element
          keyPath "b.d.e" <element
            typeName "A" <type
            name "c" <argument
        """),
      LoweringExample(
        "macros",
        """
        #selector(a.b(_:)); f(#keyPath(c), #file, #d { e })
        """,
        """
        macro "selector" <member
          member "b" <argument
            name "a" <base
        call <statement
          name "f" <callee
          macro "keyPath" <argument
            name "c" <argument
          macro "file" <argument
          macro "d" <argument
            closure <argument trailing
              block <body
                name "e" <statement
        """),
      LoweringExample(
        "a regular expression",
        """
        let a = /b+c/
        """,
        """
        variable "a" <member let
          other <value
        """),
      LoweringExample(
        "code that is not right",
        """
        func f() { Text("a" ; b( }
        let c = "d"
        """,
        """
        function "f" <member
          block <body
            call <statement
              name "Text" <callee
              string "a" <argument
            call <statement
              name "b" <callee
        variable "c" <member let
          string "d" <value
        """),
    ]
  }
#endif
