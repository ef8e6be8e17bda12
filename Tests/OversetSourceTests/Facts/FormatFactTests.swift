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
      ]) func formatsWithoutALocaleAreFound(_ example: FactCase) throws
    {
      #expect(try example.evidence(.localelessFormat) == example.expected)
    }

    @Test(
      "plain numbers are found",
      arguments: [
        FactCase(
          "a count", [#"\(n)"#], #"func f(label: UILabel, n: Int) { label.text = "\(n)" }"#),
        FactCase(
          "a description", ["String(n)"],
          #"func f(label: UILabel, n: Int) { label.text = String(n) }"#),
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
