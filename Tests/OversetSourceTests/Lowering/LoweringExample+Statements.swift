#if Source
  extension LoweringExample {
    /// Statements and the values that have blocks.
    static let statements = [
      LoweringExample(
        "if, else if and else",
        """
        if a { b } else if c { d } else { e }
        """,
        """
        ifElse <statement
          name "a" <condition
          block <then
            name "b" <statement
          ifElse <otherwise
            name "c" <condition
            block <then
              name "d" <statement
            block <otherwise
              name "e" <statement
        """),
      LoweringExample(
        "if as a value",
        """
        let a = if b { c } else { d }
        """,
        """
        variable "a" <member let
          ifElse <value
            name "b" <condition
            block <then
              name "c" <statement
            block <otherwise
              name "d" <statement
        """),
      LoweringExample(
        "switch as a value",
        """
        let a = switch b { case .c: d default: e }
        """,
        """
        variable "a" <member let
          switchCases <value
            name "b" <subject
            switchCase <branch
              patternCase "c" <pattern
              block <body
                name "d" <statement
            switchCase <branch
              block <body
                name "e" <statement
        """),
      LoweringExample(
        "bindings",
        """
        if let a, var b: C = d, let self { e }
        """,
        """
        ifElse <statement
          optionalBinding <condition
            patternName "a" <pattern
          optionalBinding <condition
            patternName "b" <pattern
            typeName "C" <type
            name "d" <value
          optionalBinding <condition
            patternName "self" <pattern
          block <then
            name "e" <statement
        """),
      LoweringExample(
        "guard",
        """
        guard let a = b, c else { return }
        """,
        """
        guardElse <statement
          optionalBinding <condition
            patternName "a" <pattern
            name "b" <value
          name "c" <condition
          block <otherwise
            returnValue <statement
        """),
      LoweringExample(
        "matching",
        """
        if case let .a(b, c: d) = e, case .f? = g { }
        """,
        """
        ifElse <statement
          patternMatch <condition
            patternCase "a" <pattern
              patternName "b" <pattern
              patternName "d" c: <pattern
            name "e" <value
          patternMatch <condition
            patternCase "f" <pattern
            name "g" <value
          block <then
        """),
      LoweringExample(
        "availability",
        """
        if #available(iOS 26, *), a { b } else { c }
        """,
        """
        ifElse <statement
          macro "available" <condition
          name "a" <condition
          block <then
            name "b" <statement
          block <otherwise
            name "c" <statement
        """),
      LoweringExample(
        "availability on every system that is looked at",
        """
        if #available(iOS 17.4, macOS 99, *) { a }
        if #unavailable(iOS 18) { a }
        if #available(iOS 18.1, *) { a }
        if #available(macOS 12, *) { a }
        """,
        """
        ifElse <statement
          boolean "true" <condition
          block <then
            name "a" <statement
        ifElse <statement
          boolean "false" <condition
          block <then
            name "a" <statement
        ifElse <statement
          macro "available" <condition
          block <then
            name "a" <statement
        ifElse <statement
          macro "available" <condition
          block <then
            name "a" <statement
        """),
      LoweringExample(
        "for",
        """
        for (a, b) in c where d { e }
        for case let .f(g)? in h { continue }
        for await i in try j { }
        """,
        """
        forLoop <statement
          patternTuple <pattern
            patternName "a" <pattern
            patternName "b" <pattern
          name "c" <sequence
          name "d" <condition
          block <body
            name "e" <statement
        forLoop <statement
          patternCase "f" <pattern
            patternName "g" <pattern
          name "h" <sequence
          block <body
            other "continue" <statement
        forLoop <statement
          patternName "i" <pattern
          name "j" <sequence
          block <body
        """),
      LoweringExample(
        "while and repeat",
        """
        while let a = b { c }
        repeat { d } while e
        """,
        """
        blockStatement "while" <statement
          optionalBinding <condition
            patternName "a" <pattern
            name "b" <value
          block <body
            name "c" <statement
        blockStatement "repeat" <statement
          block <body
            name "d" <statement
          name "e" <condition
        """),
      LoweringExample(
        "defer",
        """
        defer { a }
        """,
        """
        blockStatement "defer" <statement
          block <body
            name "a" <statement
        """),
      LoweringExample(
        "do and catch",
        """
        do { try a() } catch let b as C where b.d { e } catch F.g, is H { } catch { throw error }
        """,
        """
        blockStatement "do" <statement
          block <body
            call <statement
              name "a" <callee
          blockStatement "catch" <body
            patternMatch <condition
              patternName "b" <pattern
                typeName "C" <type
              member "d" <condition
                name "b" <base
            block <body
              name "e" <statement
          blockStatement "catch" <body
            patternMatch <condition
              patternCase "g" <pattern
            patternMatch <condition
              patternValue <pattern
                cast "is" <value
                  typeName "H" <type
            block <body
          blockStatement "catch" <body
            block <body
              throwValue <statement
                name "error" <value
        """),
      LoweringExample(
        "a label",
        """
        a: for b in c { break a }
        """,
        """
        forLoop <statement
          patternName "b" <pattern
          name "c" <sequence
          block <body
            other "break" <statement
        """),
      LoweringExample(
        "yield and fallthrough",
        """
        var a: B { _read { yield c } _modify { yield &d } }
        switch e { case 1: fallthrough default: return f }
        """,
        """
        variable "a" <member
          typeName "B" <type
          block <getter
            other <statement
              name "c" <operand
          block "_modify" <setter
            other <statement
              name "d" <operand
        switchCases <statement
          name "e" <subject
          switchCase <branch
            patternValue <pattern
              integer "1" <value
            block <body
              other "fallthrough" <statement
          switchCase <branch
            block <body
              returnValue <statement
                name "f" <value
        """),
      LoweringExample(
        "a local function and type",
        """
        func a() { struct B { let c = 1 }; func d() { e } }
        """,
        """
        function "a" <member
          block <body
            type "B" struct: <statement
              variable "c" <member let
                integer "1" <value
            function "d" <statement
              block <body
                name "e" <statement
        """),
    ]
  }
#endif
