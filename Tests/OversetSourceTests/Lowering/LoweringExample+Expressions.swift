#if Source
  extension LoweringExample {
    /// Members, calls and closures.
    static let expressions = [
      LoweringExample(
        "a chain of members",
        """
        a.b.c.d
        """,
        """
        member "d" <statement
          member "c" <base
            member "b" <base
              name "a" <base
        """),
      LoweringExample(
        "a member of the expected type",
        """
        f(.a, .b(1), .c.d)
        """,
        """
        call <statement
          name "f" <callee
          member "a" <argument
          call <argument
            member "b" <callee
            integer "1" <argument
          member "d" <argument
            member "c" <base
        """),
      LoweringExample(
        "optional chaining",
        """
        a?.b?.c()?[d]!.e
        """,
        """
        member "e" <statement
          subscriptCall <base
            call <base
              member "c" <callee optional
                member "b" <base optional
                  name "a" <base
            name "d" <argument
        """),
      LoweringExample(
        "a call of an optional",
        """
        a.b?(c)
        """,
        """
        call <statement optional
          member "b" <callee
            name "a" <base
          name "c" <argument
        """),
      LoweringExample(
        "words before values",
        """
        try await a(&b, try? c, unsafe d)
        """,
        """
        call <statement
          name "a" <callee
          name "b" <argument
          name "c" <argument
          name "d" <argument
        """),
      LoweringExample(
        "arguments with labels",
        """
        a(b, c: d, e: .f)
        """,
        """
        call <statement
          name "a" <callee
          name "b" <argument
          name "d" c: <argument
          member "f" e: <argument
        """),
      LoweringExample(
        "closures behind a call",
        """
        a(b) { c } d: { e }
        """,
        """
        call <statement
          name "a" <callee
          name "b" <argument
          closure <argument trailing
            block <body
              name "c" <statement
          closure d: <argument trailing
            block <body
              name "e" <statement
        """),
      LoweringExample(
        "a call with a closure alone",
        """
        a { b }.c { d }
        """,
        """
        call <statement
          member "c" <callee
            call <base
              name "a" <callee
              closure <argument trailing
                block <body
                  name "b" <statement
          closure <argument trailing
            block <body
              name "d" <statement
        """),
      LoweringExample(
        "a subscript",
        """
        a[b, c: d]
        """,
        """
        subscriptCall <statement
          name "a" <base
          name "b" <argument
          name "d" c: <argument
        """),
      LoweringExample(
        "parentheses",
        """
        (a)(((b)))
        """,
        """
        call <statement
          name "a" <callee
          name "b" <argument
        """),
      LoweringExample(
        "a closure with parameters",
        """
        { a, _ in b }
        """,
        """
        closure <statement
          parameter "a" <parameter
          parameter "_" <parameter
          block <body
            name "b" <statement
        """),
      LoweringExample(
        "a closure with types",
        """
        { @MainActor [weak self, c = d] (a: B, _ e: F...) async -> G in h }
        """,
        """
        closure <statement
          parameter "a" <parameter
            typeName "B" <type
          parameter "e" <parameter variadic
            typeName "F" <type
          block <body
            variable "c" <statement let
              name "d" <value
            name "h" <statement
        """),
      LoweringExample(
        "a closure of nothing",
        """
        { }
        """,
        """
        closure <statement
          block <body
        """),
      LoweringExample(
        "a type's arguments",
        """
        a<B>(c); d<E, F>.g
        """,
        """
        call <statement
          name "a" <callee
            typeName "B" <typeArgument
          name "c" <argument
        member "g" <statement
          name "d" <base
            typeName "E" <typeArgument
            typeName "F" <typeArgument
        """),
      LoweringExample(
        "the arguments of a member's type",
        """
        a.b<C>(d)
        """,
        """
        call <statement
          member "b" <callee
            name "a" <base
            typeName "C" <typeArgument
          name "d" <argument
        """),
      LoweringExample(
        "an assignment to nothing",
        """
        _ = a
        """,
        """
        binary "=" <statement
          name "_" <left
          name "a" <right
        """),
      LoweringExample(
        "a pack",
        """
        f(repeat each a)
        """,
        """
        call <statement
          name "f" <callee
          name "a" <argument
        """),
    ]
  }
#endif
