#if Source
  extension LoweringExample {
    /// Patterns of switches.
    static let patterns = [
      LoweringExample(
        "a case, a type's case and a value",
        """
        switch a { case .b: c case D.e: f case g: h case "i", 1...2: j }
        """,
        """
        switchCases <statement
          name "a" <subject
          switchCase <branch
            patternCase "b" <pattern
            block <body
              name "c" <statement
          switchCase <branch
            patternCase "e" <pattern
            block <body
              name "f" <statement
          switchCase <branch
            patternValue <pattern
              name "g" <value
            block <body
              name "h" <statement
          switchCase <branch
            patternValue <pattern
              string "i" <value
            patternValue <pattern
              binary "..." <value
                integer "1" <left
                integer "2" <right
            block <body
              name "j" <statement
        """),
      LoweringExample(
        "what a case holds",
        """
        switch a { case .b(let c, d: var e): f case let .g(h, i: (j, _)): k }
        """,
        """
        switchCases <statement
          name "a" <subject
          switchCase <branch
            patternCase "b" <pattern
              patternName "c" <pattern
              patternName "e" d: <pattern
            block <body
              name "f" <statement
          switchCase <branch
            patternCase "g" <pattern
              patternName "h" <pattern
              patternTuple i: <pattern
                patternName "j" <pattern
                patternName "_" <pattern
            block <body
              name "k" <statement
        """),
      LoweringExample(
        "conditions behind patterns",
        """
        switch a { case .b where c, .d: e }
        """,
        """
        switchCases <statement
          name "a" <subject
          switchCase <branch
            patternCase "b" <pattern
            name "c" <condition
            patternCase "d" <pattern
            block <body
              name "e" <statement
        """),
      LoweringExample(
        "tuples",
        """
        switch (a, b) { case (.c, let d): e case let (f, g): h case (_, nil): i }
        """,
        """
        switchCases <statement
          tuple <subject
            name "a" <argument
            name "b" <argument
          switchCase <branch
            patternTuple <pattern
              patternCase "c" <pattern
              patternName "d" <pattern
            block <body
              name "e" <statement
          switchCase <branch
            patternTuple <pattern
              patternName "f" <pattern
              patternName "g" <pattern
            block <body
              name "h" <statement
          switchCase <branch
            patternTuple <pattern
              patternName "_" <pattern
              patternValue <pattern
                none <value
            block <body
              name "i" <statement
        """),
      LoweringExample(
        "types",
        """
        switch a { case is B: c case let d as E: f case .g as H: i }
        """,
        """
        switchCases <statement
          name "a" <subject
          switchCase <branch
            patternValue <pattern
              cast "is" <value
                typeName "B" <type
            block <body
              name "c" <statement
          switchCase <branch
            patternName "d" <pattern
              typeName "E" <type
            block <body
              name "f" <statement
          switchCase <branch
            patternValue <pattern
              cast "as" <value
                member "g" <operand
                typeName "H" <type
            block <body
              name "i" <statement
        """),
      LoweringExample(
        "optionals",
        """
        switch a { case let b?: c case .some(.d): e case nil: f case _: g }
        """,
        """
        switchCases <statement
          name "a" <subject
          switchCase <branch
            patternName "b" <pattern
            block <body
              name "c" <statement
          switchCase <branch
            patternCase "some" <pattern
              patternCase "d" <pattern
            block <body
              name "e" <statement
          switchCase <branch
            patternValue <pattern
              none <value
            block <body
              name "f" <statement
          switchCase <branch
            patternName "_" <pattern
            block <body
              name "g" <statement
        """),
      LoweringExample(
        "the rest",
        """
        switch a { case .b: break @unknown default: c }
        """,
        """
        switchCases <statement
          name "a" <subject
          switchCase <branch
            patternCase "b" <pattern
            block <body
              other "break" <statement
          switchCase <branch
            block <body
              name "c" <statement
        """),
      LoweringExample(
        "a value that is called",
        """
        switch a { case b(c): d case .e.f: g }
        """,
        """
        switchCases <statement
          name "a" <subject
          switchCase <branch
            patternValue <pattern
              call <value
                name "b" <callee
                name "c" <argument
            block <body
              name "d" <statement
          switchCase <branch
            patternCase "f" <pattern
            block <body
              name "g" <statement
        """),
    ]
  }
#endif
