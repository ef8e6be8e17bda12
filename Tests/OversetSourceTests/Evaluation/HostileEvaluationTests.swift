#if Source
  import OversetSource
  import Testing

  /// Programs that multiply paths, go in circles or nest deeply.
  struct HostileEvaluationTests {
    @Test("helpers that call each other in a circle end")
    func helpersThatCallEachOtherInACircleEnd()
      throws
    {
      let source = """
        func f(_ x: Int) -> String { x > 0 ? g(x) : String(localized: "a") }
        func g(_ x: Int) -> String { x > 1 ? f(x) : String(localized: "b") }
        show(f(1))
        """
      #expect(try Evaluation([source], keys: EvaluationCase.letters).keys == ["a", "b"])
    }

    @Test("functions in a ring that call twice have all keys")
    func functionsInARingThatCallTwiceHaveAllKeys() throws {
      let count = 160
      var source = ""
      for number in 0..<count {
        let next = (number + 1) % count
        let other = (number * 7 + 3) % count
        source +=
          "func f\(number)() -> String { if x { return f\(next)() }; if y { return f\(other)() };"
          + " return String(localized: \"k\(number)\") }\n"
      }
      source += "show(f0())\n"
      let keys = (0..<count).map { "k\($0)" }
      let evaluation = try Evaluation([source], keys: ["L": keys])
      #expect(evaluation.keys == keys.sorted())
      #expect(evaluation.evaluator.unfollowed[.steps] == nil)
    }

    @Test("a localized text among a thousand others is found", arguments: [10, 1_100])
    func oneOfManyTexts(_ count: Int) throws {
      let others = (0..<count).map { "\"t\($0)\"" }.joined(separator: ", ")
      let source = "let all = [\(others), String(localized: \"a\")]\nshow(all[0])\n"
      #expect(try Evaluation([source], keys: EvaluationCase.letters).keys == ["a"])
    }

    @Test("a binding to which many ways lead is followed once")
    func bindingsToWhichManyWaysLead() throws {
      var source = """
        struct V4: View { @Binding var note: String
          var body: some View { Button { note = String(localized: "a") } } }

        """
      for number in 0..<4 {
        let calls = Array(repeating: "V\(number + 1)(note: $note)", count: 60)
        source += """
          struct V\(number): View { \(number == 0 ? "@State" : "@Binding") var note: String
            var body: some View {
              \(calls.joined(separator: "\n")) } }

          """
      }
      source += "extension V0 { func f() { show(note) } }\n"
      #expect(try Evaluation([source], keys: EvaluationCase.letters).keys == ["a"])
    }

    @Test("a text growing in a circle ends") func aTextGrowingInACircleEnds() throws {
      let source = """
        func f(_ x: String) -> String { f(x + "a") + f(x + "b") + NSLocalizedString(x, comment: "") }
        show(f("a"))
        """
      #expect(try Evaluation([source], keys: EvaluationCase.letters).keys.contains("a"))
    }

    @Test("a chain of fourteen helpers is followed") func aChainOfFourteenHelpersIsFollowed() throws
    {
      var source = "func f0(_ k: String) -> String { NSLocalizedString(k, comment: \"\") }\n"
      for number in 1..<14 {
        source += "func f\(number)(_ k: String) -> String { return f\(number - 1)(k) }\n"
      }
      source += "show(f13(\"a\"))\n"
      #expect(try Evaluation([source], keys: EvaluationCase.letters).keys == ["a"])
    }

    @Test("an enum of three hundred cases is told") func anEnumOfThreeHundredCasesIsTold() throws {
      let numbers = 0..<300
      let cases = numbers.map { "case c\($0)" }.joined(separator: "\n")
      let branches = numbers.map { "case .c\($0): String(localized: \"k\($0)\")" }
      let source = """
        enum E { \(cases)
          var title: String { switch self { \(branches.joined(separator: "\n")) } } }
        struct V { let e: E; func f() { show(e.title) } }
        """
      let keys = numbers.map { "k\($0)" }
      #expect(try Evaluation([source], keys: ["L": keys]).keys == keys.sorted())
    }

    @Test("a long sum is no deep call") func aLongSumIsNoDeepCall() throws {
      let sum = Array(repeating: "x", count: 3000).joined(separator: " + ")
      let source = "let x = 1\nshow(\(sum) + String(localized: \"a\"))"
      #expect(try Evaluation([source], keys: EvaluationCase.letters).keys == ["a"])
    }

    @Test("a type that inherits from itself ends") func aTypeThatInheritsFromItselfEnds() throws {
      let source = """
        class A: B { var t: String { super.t } }
        class B: A { let x = String(localized: "a") }
        show(A().t); show(B().x)
        """
      #expect(try Evaluation([source], keys: EvaluationCase.letters).keys == ["a"])
    }

    @Test("the answer is the same each time") func theAnswerIsTheSameEachTime() throws {
      let source = """
        protocol P { var t: String { get } }
        struct X: P { let t: String }
        struct V: View { let p: P; var body: some View { show(p.t); W(p: p) } }
        struct W: View { let p: P; var body: some View { show(p.t) } }
        func f() { V(p: X(t: String(localized: "a"))); W(p: X(t: String(localized: "b"))) }
        """
      let first = try Evaluation([source], keys: EvaluationCase.letters).texts
      let second = try Evaluation([source], keys: EvaluationCase.letters).texts
      #expect(first == second)
      #expect(Set(first.map(\.key)) == ["a", "b"])
    }
  }
#endif
