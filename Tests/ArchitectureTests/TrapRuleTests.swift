import Testing

/// Whatever can stop the process on bad input is seen.
@Suite struct TrapRuleTests {
  private func breaches(_ text: String) throws -> [Breach] {
    try TrapRule().breaches(in: SourceFile(path: "x.swift", target: "OversetText", text: text))
  }

  @Test(
    "a forced unwrap, try or cast and an implicitly unwrapped type are breaches",
    arguments: [
      "let x = y!", "y!.z", "f()!", "a[0]!", "try! f()", "x as! Int", "var x: Int!",
      "let f: [Int]!", "\"\\(x!)\"", "x! == y", "`default`!", "var x: Array<Int>!",
    ])
  func findsABreach(_ text: String) throws {
    #expect(try breaches(text).count == 1)
  }

  @Test(
    "an inequality, a negation or a mark in a literal passes",
    arguments: [
      "a != b", "a!=b", "a !== b", "!a", "if !a.b {}", "f(!a)", "[!a]", "a && !b", "// x!",
      "\"x!\"", "/* try! */", "#if !os(Linux)", "x as? Int", "try? f()", "{ !$0 }", "/a!/",
    ])
  func passesOverANearMiss(_ text: String) throws {
    #expect(try breaches(text) == [])
  }

  @Test("a property has such a type where UIKit's has it, if it never is nil")
  func passesOverPropertiesOfUIKit() throws {
    func breaches(_ text: String, in folder: String) throws -> Int {
      try TrapRule().breaches(
        in: SourceFile(path: "\(folder)/x.swift", target: "OversetUI", text: text)
      ).count
    }
    let property = """
        open var view: UIView! {
          get { kept }
          set { kept = newValue ?? UIView() }
        }
        private var kept = UIView()
      """
    #expect(try breaches(property, in: "Sources/OversetUI/UIKit") == 0)
    #expect(try breaches(property, in: "Sources/OversetUI/Text") == 1)
    #expect(try breaches("open var view: UIView!", in: "Sources/OversetUI/UIKit") == 1)
    #expect(try breaches("let a = view!", in: "Sources/OversetUI/UIKit") == 1)
    // Each of these can be nil, or traps in another way.
    #expect(try breaches("open var view: UIView! = UIView()", in: "Sources/OversetUI/UIKit") == 1)
    for (kept, broken) in [
      ("get { kept }", "get { other }"), ("newValue ?? UIView()", "newValue"),
      ("private var kept = UIView()", "private var kept: UIView?"),
      ("private var kept = UIView()", "private var kept = nil"),
    ] {
      let text = property.replacing(kept, with: broken)
      #expect(try breaches(text, in: "Sources/OversetUI/UIKit") == 1, "\(broken)")
    }
    let unwrapping = property.replacing("get { kept }", with: "get { kept! }")
    #expect(try breaches(unwrapping, in: "Sources/OversetUI/UIKit") == 2)
  }
}
