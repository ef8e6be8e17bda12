#if Source
  extension LoweringExample {
    /// Clauses of `#if`.
    static let conditions = [
      LoweringExample(
        "iOS",
        """
        #if os(iOS)
        a
        #else
        b
        #endif
        """,
        """
        name "a" <statement
        """),
      LoweringExample(
        "another system",
        """
        #if os(macOS) || os(tvOS)
        a
        #elseif os(iOS)
        b
        #else
        c
        #endif
        """,
        """
        name "b" <statement
        """),
      LoweringExample(
        "a flag of the app",
        """
        #if A
        a
        #elseif B
        b
        #else
        c
        #endif
        """,
        """
        name "a" <statement
        name "b" <statement
        name "c" <statement
        """),
      LoweringExample(
        "a flag and a system",
        """
        #if A && os(watchOS)
        a
        #elseif A || os(iOS)
        b
        #else
        c
        #endif
        """,
        """
        name "b" <statement
        """),
      LoweringExample(
        "debugging",
        """
        #if DEBUG
        a
        #else
        b
        #endif
        #if !DEBUG
        c
        #endif
        """,
        """
        name "b" <statement
        name "c" <statement
        """),
      LoweringExample(
        "parentheses",
        """
        #if !(os(macOS) || targetEnvironment(simulator)) && (A)
        a
        #endif
        """,
        """
        name "a" <statement
        """),
      LoweringExample(
        "modules",
        """
        #if canImport(AppKit)
        a
        #elseif canImport(UIKit)
        b
        #endif
        #if swift(>=5.9) && compiler(>=6)
        c
        #else
        d
        #endif
        """,
        """
        name "b" <statement
        name "c" <statement
        """),
      LoweringExample(
        "members",
        """
        struct A {
        #if os(iOS)
        var a = 1
        #else
        var a = 2
        #endif
        }
        """,
        """
        type "A" struct: <member
          variable "a" <member
            integer "1" <value
        """),
      LoweringExample(
        "cases",
        """
        switch a {
        #if os(iOS)
        case .b: c
        #endif
        #if os(macOS)
        case .d: e
        #endif
        }
        """,
        """
        switchCases <statement
          name "a" <subject
          switchCase <branch
            patternCase "b" <pattern
            block <body
              name "c" <statement
        """),
      LoweringExample(
        "attributes",
        """
        #if os(iOS)
        @A
        #else
        @B
        #endif
        func f() {}
        """,
        """
        function "f" <member
          attribute "A" <attribute
          block <body
        """),
      LoweringExample(
        "one in another",
        """
        #if os(iOS)
        #if A
        a
        #endif
        #if os(macOS)
        b
        #endif
        #endif
        """,
        """
        name "a" <statement
        """),
      LoweringExample(
        "declarations of a file",
        """
        #if os(watchOS)
        struct A {}
        #endif
        #if os(iOS)
        struct B {}
        #endif
        """,
        """
        type "B" struct: <member
        """),
      LoweringExample(
        "a chain that goes on",
        """
        a
          #if os(iOS)
          .b(1)
          .c
          #else
          .d()
          #endif
          .e()
        """,
        """
        call <statement
          member "e" <callee
            member "c" <base
              call <base
                member "b" <callee
                  name "a" <base
                integer "1" <argument
        """),
      LoweringExample(
        "a chain through both clauses",
        """
        a()
          #if A
          .b()
          #else
          .c()
          #endif
          .d()
        """,
        """
        call <statement
          member "d" <callee
            call <base
              member "c" <callee
                call <base
                  member "b" <callee
                    call <base
                      name "a" <callee
        """),
      LoweringExample(
        "a chain through no clause",
        """
        a
          #if os(macOS)
          .b()
          #endif
        """,
        """
        name "a" <statement
        """),
      LoweringExample(
        "a chain in a chain",
        """
        a
          #if os(iOS)
          #if os(macOS)
          .b()
          #else
          .c()
          #endif
          .d()
          #endif
          .e()
        """,
        """
        call <statement
          member "e" <callee
            call <base
              member "d" <callee
                call <base
                  member "c" <callee
                    name "a" <base
        """),
      LoweringExample(
        "a chain in an argument of a chain",
        """
        a
          #if os(iOS)
          .b(.c
            #if os(iOS)
            .d
            #endif
          )
          #endif
        """,
        """
        call <statement
          member "b" <callee
            name "a" <base
          member "d" <argument
            member "c" <base
        """),
    ]
  }
#endif
