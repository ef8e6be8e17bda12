#if Source
  import OversetSource
  import Testing

  /// Keys of texts with a number, where code never gives it 1.
  struct CountSearchTests {
    /// Uses of the key `many`, for which code takes another text or gives a higher number.
    private static let withoutOne = [
      #"func f(_ n: Int) -> String { n == 1 ? L("one") : String(format: L("many"), n) }"#,
      #"func f(_ n: Int) -> String { String(format: n > 1 ? L("many") : L("one"), n) }"#,
      #"func f(_ n: Int) -> String { if n > 3 { return tr("many", n) } else { return tr("few", n) } }"#,
      #"func f(_ n: Int) { if n <= 1 { return }; show(String(format: L("many"), n)) }"#,
      #"func f(_ n: Int) { guard n >= 2 else { return }; show(String(format: L("many"), n)) }"#,
      #"func f(_ n: Int) { for x in y { if 1 == n { continue }; show(String(format: L("many"), n)) } }"#,
      #"func f() { if items.count != 1 { show(String(format: L("many"), items.count)) } }"#,
      #"func f() { if isOn && items.count > 1 { show(String(format: L("many"), Int64(items.count))) } }"#,
      #"func f(_ n: Int) { if !(n == 1 || isOff) { show(String(format: L("many"), n)) } }"#,
      #"func f(_ n: Int) { switch n { case 0: a(); case 1: b(); default: show(String(format: L("many"), n)) } }"#,
      #"func f(_ n: Int) { switch n { case 2...: show(String(format: L("many"), n)); default: b() } }"#,
      #"func f(_ n: Int) { switch n { case 2..<9: show(String(format: L("many"), n)); default: b() } }"#,
      #"func f(_ n: Int) { switch n { case ..<2: a(); default: show(String(format: L("many"), n)) } }"#,
      #"func f(_ days: Int) { let weeks = max(2, days / 7); show(localized("many", arguments: weeks)) }"#,
      #"func f() { show(String.localizedStringWithFormat("many".localized(table: "Phrase"), 24)) }"#,
      #"func f(_ n: Int) { if n > 1 { if isOn { show(String(format: L("many"), n)) } else { a() } } }"#,
      #"let most = 2; func f() { show(String(format: L("many"), most)) }"#,
      #"struct S { let most = 2; func f() { show(String(format: L("many"), most)) } }"#,
      // Accessors.
      #"enum S { static let many = L("many") }; func f(_ n: Int) { if n > 1 { show(String(format: S.many, n)) } }"#,
      """
      enum S { static func many(_ p1: Int) -> String { tr("many", p1) } }
      func f(_ n: Int) -> String { n == 1 ? S.one : S.many(n) }
      """,
      #"func f(_ n: Int) { let format = n == 1 ? L("one") : L("many"); show(String(format: format, n)) }"#,
    ]

    /// Uses of the same key with any number, as far as it can be told.
    private static let withOne = [
      #"func f(_ n: Int) { show(String(format: L("many"), n)) }"#,
      #"func f(_ n: Int) -> String { n == 0 ? L("none") : String(format: L("many"), n) }"#,
      #"func f(_ n: Int) { if n > 0 { show(String(format: L("many"), n)) } }"#,
      #"func f(_ n: Int) { if n < 2 { show(String(format: L("many"), n)) } }"#,
      #"func f(_ n: Int) { if n > 1 || isOn { show(String(format: L("many"), n)) } }"#,
      #"func f(_ n: Int) { if n == 1 && isOn { a() } else { show(String(format: L("many"), n)) } }"#,
      #"func f(_ n: Int) { if n <= 1 { log() }; show(String(format: L("many"), n)) }"#,
      #"func f(_ n: Int) { switch n { case 0: a(); default: show(String(format: L("many"), n)) } }"#,
      #"func f(_ n: Int) { switch n { case ...2: show(String(format: L("many"), n)); default: b() } }"#,
      #"func f(_ n: Int) { switch n { case 1 where isOn: a(); default: show(String(format: L("many"), n)) } }"#,
      // Another number is compared.
      #"func f(_ n: Int) { if lists.count > 1 { show(String(format: L("many"), n)) } }"#,
      #"func f() { show(label(L("many"), size: 17)) }"#,
      #"func f() -> some View { Text(L("many")).padding(8) }"#,
      #"func f() { show(attributedString(L("many"), size: 17)) }"#,
      #"func f() { show(String(format: L("many"), 1)) }"#,
      #"let most = 1; func f() { show(String(format: L("many"), most)) }"#,
      #"var most = 2; func f() { show(String(format: L("many"), most)) }"#,
      // What is compared is not its number.
      #"func row() -> some View { show(String(format: L("many"), n)) }; func f() { if tab == 2 { row() } }"#,
      #"func f() { if tab == 2 { if isOn { show(L("many")) } } }"#,
      #"func f() { guard tab > 1 else { return }; show(L("many")) }"#,
      #"func f() -> some View { if size > 400 { Text(String(format: L("many"), n)).font(size < 500 ? a : b) } }"#,
      #"func row(_ x: Int) { show(String(format: L("many"), n)) }; func f() { if x > 1 { row(x) } }"#,
      // A second use.
      #"func f(_ n: Int) { if n > 1 { show(String(format: L("many"), n)) }; show(String(format: L("many"), n)) }"#,
      #"enum S { static let many = L("many") }"#,
      """
      enum S { static let many = L("many") }
      func f(_ n: Int) { if n > 1 { show(String(format: S.many, n)) } }; func g(_ n: Int) { show(String(format: S.many, n)) }
      """,
    ]

    private func uses(_ source: String, _ key: String = "many") throws -> Bool? {
      let tree = try SourceLowering.tree(of: source, file: "A.swift")
      let search = CountSearch(
        index: ProgramIndex(trees: [tree]), keys: CatalogKeys(["Main": [key, "one"]]))
      return search.uses(in: 0)[key]
    }

    @Test("a key that is never used for 1 is told", arguments: withoutOne)
    func leavesOut(source: String) throws { #expect(try uses(source) == true) }

    @Test("a key that may be used for 1 is told", arguments: withOne)
    func takes(source: String) throws { #expect(try uses(source) == false) }

    @Test("a key whose number stands in it is known by the conditions around it")
    func interpolation() throws {
      let text = #"Text("\(n) items")"#
      #expect(try uses("let x = n == 1 ? Text(\"One\") : \(text)", "%lld items") == true)
      #expect(try uses("let x = n == 0 ? Text(\"None\") : \(text)", "%lld items") == false)
      #expect(try uses("let x = 1") == nil)
    }
  }
#endif
