#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What the source says of numbers, dates and case.
  struct FormatFactTests {
    @Test(
      "formats without a locale are found",
      arguments: [
        FactCase(
          "a number", [#"String(format: "%.1f km", d)"#],
          #"func f(label: UILabel, d: Double) { label.text = String(format: "%.1f km", d) }"#),
        FactCase(
          "a locale",
          #"func f(label: UILabel, d: Double) { label.text = String(format: "%.1f", locale: .current, d) }"#
        ),
        FactCase(
          "a text",
          #"func f(label: UILabel, d: String) { label.text = String(format: "%@ km", d) }"#),
        FactCase(
          "hexadecimal",
          #"func f(label: UILabel, d: Int) { label.text = String(format: "%02x", d) }"#
        ),
        FactCase("not shown", #"func f(d: Int) { send(String(format: "%d", d)) }"#),
        FactCase(
          "a log",
          """
          struct Entry { let text: String }
          func f(e: Entry, l: UILabel) { l.text = e.text }
          enum Logger { static func debug(_ text: String) { let e = Entry(text: text) } }
          func g(d: Double) { Logger.debug(String(format: "%.1f", d)) }
          """),
        FactCase(
          "a value for a server",
          """
          struct State: Codable { let text: String }
          func f(s: State, l: UILabel) { l.text = s.text }
          func g(d: Double) { let s = State(text: String(format: "%.1f", d)) }
          """),
        FactCase(
          "a value that is set for a server",
          """
          class State: Codable { var text = "" }
          func f(s: State, l: UILabel) { l.text = s.text }
          func g(s: State, d: Double) { s.text = String(format: "%.1f", d) }
          """),
        FactCase(
          "a value for a view", [#"String(format: "%.1f", d)"#],
          """
          struct State { let text: String }
          func f(s: State, l: UILabel) { l.text = s.text }
          func g(d: Double) { let s = State(text: String(format: "%.1f", d)) }
          """),
        FactCase(
          "what stands in for a formatter's text",
          #"func f(l: UILabel, d: Double) { l.text = formatter.string(from: d) ?? String(format: "%.1f", d) }"#
        ),
      ]) func formatsWithoutALocaleAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.localelessFormat) == example.expected)
    }

    @Test(
      "plain numbers are found",
      arguments: [
        FactCase(
          "a fraction", [#"\(n)"#], #"func f(label: UILabel, n: Double) { label.text = "\(n)" }"#),
        FactCase("a small number", #"func f(label: UILabel, n: Int) { label.text = "\(n)" }"#),
        FactCase(
          "many", [#"\(postCount)"#],
          #"func f(label: UILabel, postCount: Int) { label.text = "\(postCount)" }"#),
        FactCase(
          "a percentage", [#"\(n)"#],
          ##"func f(label: UILabel, n: Int) { label.text = "\(n)%" }"##),
        FactCase(
          "a number that is read aloud",
          #"func f(label: UILabel, n: Double) { label.accessibilityLabel = "\(n)" }"#),
        FactCase(
          "what stands in for a formatter's text",
          #"func f(label: UILabel, n: Double) { label.text = formatter.string(from: n) ?? "\(n)" }"#
        ),
        FactCase(
          "what stands in for a name", [#"\(n)"#],
          #"func f(label: UILabel, n: Double, s: String?) { label.text = s ?? "\(n)" }"#),
        FactCase(
          "a description", ["String(n)"],
          #"func f(label: UILabel, n: Double) { label.text = String(n) }"#),
        FactCase("a text", #"func f(label: UILabel, n: String) { label.text = "\(n)" }"#),
        FactCase("a key", #"func f(n: Int) { Text("\(n) days") }"#),
        FactCase("a year", #"func f(label: UILabel, year: Int) { label.text = "\(year)" }"#),
        FactCase("not shown", #"func f(n: Int) { send("\(n)") }"#),
      ]) func plainNumbersAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.plainNumber) == example.expected)
    }

    @Test(
      "fixed date formats are found",
      arguments: [
        FactCase(
          "a shown date", [#"f.dateFormat = "dd/MM/yyyy""#], Self.formatter(#""dd/MM/yyyy""#)),
        FactCase("a date for machines", Self.formatter(#""yyyy-MM-dd'T'HH:mm:ssZ""#)),
        FactCase(
          "a locale of its own",
          Self.formatter(#""dd/MM/yyyy"; f.locale = Locale(identifier: "en_US_POSIX")"#)),
        FactCase(
          "not shown",
          #"func g(d: Date) { let f = DateFormatter(); f.dateFormat = "dd/MM/yyyy"; send(f.string(from: d)) }"#
        ),
      ]) func fixedDateFormatsAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.fixedDateFormat) == example.expected)
    }

    private static func formatter(_ format: String) -> String {
      """
      func g(label: UILabel, d: Date) {
        let f = DateFormatter(); f.dateFormat = \(format); label.text = f.string(from: d)
      }
      """
    }

    @Test(
      "a format tells whether it writes whole numbers alone",
      arguments: [
        (#"String(format: "%d:%02d", 1, 2)"#, true), (#"String(format: "%d %.1f", 1, 2.0)"#, false),
        (#"String(format: NSLocalizedString("title", comment: ""), n)"#, true),
        (#"String(format: NSLocalizedString("title", comment: ""), d)"#, false),
      ]) func aFormatTellsWhetherItWritesWholeNumbersAlone(text: String, isWhole: Bool) throws
    {
      let example = FactCase(
        "", [], "func f(label: UILabel, n: Int, d: Double) { label.text = \(text) }")
      let facts = try example.facts().filter { $0.kind == .localelessFormat }
      #expect(facts.map { $0.detail == SourceFact.wholeNumbers } == [isWhole])
    }

    @Test("a change of case tells the keys of its text") func aChangeOfCaseTellsTheKeysOfItsText()
      throws
    {
      let example = FactCase(
        "", [],
        """
        enum Words { static var all: String { on ? String(localized: "title") : tr("name") } }
        func f(label: UILabel) { label.text = Words.all.uppercased() }
        """)
      let facts = try example.facts().filter { $0.kind == .caseChange }
      #expect(facts.map(\.detail) == ["name\ntitle"])
    }

    @Test(
      "changes of case without a locale are found",
      arguments: [
        FactCase(
          "a shown text", [#"String(localized: "title").uppercased()"#],
          #"func f(label: UILabel) { label.text = String(localized: "title").uppercased() }"#),
        FactCase(
          "a locale",
          #"func f(label: UILabel) { label.text = String(localized: "title").uppercased(with: .current) }"#
        ),
        FactCase(
          "the user's locale",
          #"func f(label: UILabel) { label.text = String(localized: "title").localizedUppercase }"#),
        FactCase(
          "a code", #"func f(label: UILabel, code: String) { label.text = code.uppercased() }"#),
        FactCase("a comparison", #"let x = String(localized: "title").lowercased() == query"#),
      ]) func changesOfCaseWithoutALocaleAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.caseChange) == example.expected)
    }
  }
#endif
