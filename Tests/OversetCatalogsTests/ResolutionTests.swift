import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("Resolving strings")
struct ResolutionTests {
  @Test(
    "each specifier formats its argument, and a mismatch is reported",
    arguments: Fixture.rows("formats.tsv"))
  func formats(row: [String]) throws {
    try #require(row.count == 4)
    let resolved = resolver().resolve(key: row[0], arguments: arguments(row[1]), locale: "en")
    #expect(resolved.text == row[2])
    #expect(resolved.formatIssues.map(\.kind.rawValue).joined(separator: ",") == row[3])
  }

  @Test("the table of formats is read")
  func table() {
    #expect(Fixture.rows("formats.tsv").count > 45)
  }

  private func arguments(_ spelling: String) -> [FormatArgument] {
    spelling.split(separator: "|").map { part in
      let value = String(part.dropFirst(2))
      return switch part.first {
      case "i": .integer(Int(value) ?? 0)
      case "u": .unsigned(UInt(value) ?? 0)
      case "d": .decimal(Double(value) ?? 0)
      default: .text(value)
      }
    }
  }

  @Test(
    "the number chooses the plural variant, and an absent locale takes the source's",
    arguments: [
      ("en", 1, "1 boat", "plural.one"), ("en", 0, "0 boats", "plural.other"),
      ("ar", 0, "لا قوارب", "plural.zero"), ("ar", 2, "قاربان", "plural.two"),
      ("ar", 5, "5 قوارب", "plural.few"), ("ar", 11, "11 قاربًا", "plural.many"),
      ("ar", 100, "100 قارب", "plural.other"), ("fr", 1, "1 boat", "plural.one"),
    ])
  func plurals(locale: LocaleTag, count: Int, text: String, path: String) throws {
    let resolved = resolver(try Fixture.catalog("constructs.xcstrings")).resolve(
      key: "%lld boats", arguments: [.integer(count)], locale: locale)
    #expect(resolved.text == text)
    #expect(resolved.path.description == path)
    #expect(resolved.isTranslated == (locale != "fr"))
    #expect(resolved.formatIssues.isEmpty)
  }

  @Test("an explicit zero is honoured in English, which has no such category")
  func explicitZero() throws {
    let catalog = try catalog(
      plural("%lld gulls", ["zero": "no gulls", "one": "a gull", "other": "%lld gulls"]))
    #expect(
      resolver(catalog).resolve(key: "%lld gulls", arguments: [.integer(0)], locale: "en").text
        == "no gulls")
  }

  @Test("the first integer argument decides the plural, wherever the text shows it")
  func governingArgument() throws {
    let catalog = try catalog(
      plural("%@ has %lld gulls", ["one": "%2$lld gull of %1$@", "other": "%2$lld of %1$@"]))
    let resolved = resolver(catalog).resolve(
      key: "%@ has %lld gulls", arguments: [.text("Anna"), .integer(1)], locale: "en")
    #expect(resolved.text == "1 gull of Anna")
    #expect(resolved.insertions.map(\.range) == [0..<1, 10..<14])
    #expect(resolved.insertions.map(\.argument) == [2, 1])
  }

  @Test("a plural without the category and without other is reported and shows the key")
  func missingCategory() throws {
    let catalog = try catalog(plural("%lld gulls", ["one": "a gull"]))
    let resolved = resolver(catalog).resolve(
      key: "%lld gulls", arguments: [.integer(3)], locale: "en")
    #expect(resolved.text == "3 gulls")
    #expect(resolved.formatIssues.map(\.kind) == [.missingPluralCategory])
  }

  @Test(
    "the device's variant is chosen, else other",
    arguments: [
      ("iphone", 1, "Tap once"), ("iphone", 3, "Tap 3×"), ("mac", 3, "Click 3×"),
      ("ipad", 3, "Press 3×"),
    ])
  func devices(device: String, count: Int, text: String) throws {
    let resolved = resolver(try Fixture.catalog("constructs.xcstrings"), device: device).resolve(
      key: "Tap to row %lld times", arguments: [.integer(count)], locale: "en")
    #expect(resolved.text == text)
  }

  @Test(
    "each substitution takes its plural from its own argument",
    arguments: [
      ("en", 1, 1, "1 seal on 1 rock"), ("en", 2, 1, "2 seals on 1 rock"),
      ("en", 1, 3, "1 seal on 3 rocks"), ("de", 1, 3, "1 Robben auf 3 Felsen"),
    ])
  func substitutions(locale: LocaleTag, seals: Int, rocks: Int, text: String) throws {
    let resolved = resolver(try Fixture.catalog("constructs.xcstrings")).resolve(
      key: "%lld seals on %lld rocks", arguments: [.integer(seals), .integer(rocks)],
      locale: locale)
    #expect(resolved.text == text)
    #expect(resolved.formatIssues.isEmpty)
  }

  @Test("a substitution without argNum is numbered by its reference and may use other arguments")
  func numbering() throws {
    let unit = { (text: String) in "\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}"
    }
    let catalog = try catalog(
      """
      "k %@ %lld":{"localizations":{"en":{\(unit("%@: %#@n@")),"substitutions":{"n":{
      "formatSpecifier":"lld","variations":{"plural":{"one":{\(unit("%arg gull of %1$@"))},
      "other":{\(unit("%lld gulls"))}}}}}}}}
      """)
    let resolver = resolver(catalog)
    let one = resolver.resolve(
      key: "k %@ %lld", arguments: [.text("Ida"), .integer(1)], locale: "en")
    let two = resolver.resolve(
      key: "k %@ %lld", arguments: [.text("Ida"), .integer(2)], locale: "en")
    #expect(one.text == "Ida: 1 gull of Ida")
    #expect(two.text == "Ida: 2 gulls")
  }

  @Test("argNum decides over the order of the references")
  func argumentNumbers() throws {
    let part = { (number: Int, text: String) in
      """
      {"argNum":\(number),"formatSpecifier":"lld","variations":{"plural":{"one":{"stringUnit":
      {"state":"translated","value":"%arg \(text)"}},"other":{"stringUnit":
      {"state":"translated","value":"%arg \(text)s"}}}}}
      """
    }
    let catalog = try catalog(
      """
      "%lld %lld":{"localizations":{"en":{"stringUnit":{"state":"translated",
      "value":"%#@rocks@ under %#@seals@"},"substitutions":{"seals":\(part(1, "seal")),
      "rocks":\(part(2, "rock"))}}}}
      """)
    let resolver = resolver(catalog)
    let resolved = resolver.resolve(
      key: "%lld %lld", arguments: [.integer(1), .integer(4)], locale: "en")
    #expect(resolved.text == "4 rocks under 1 seal")
    let entry = try #require(catalog.entries.first)
    #expect(
      resolver.renderings(of: entry, locale: "en").map(\.text) == [
        "103 rocks under 1 seal", "103 rocks under 103 seals", "1 rock under 103 seals",
        "103 rocks under 103 seals",
      ])
  }

  @Test(
    "substitutions that refer to one another end with a diagnostic",
    arguments: ["%#@a@", "%#@a@%#@b@"])
  func cycles(parent: String) throws {
    let plural = { (text: String) in
      """
      {"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"\(text)"}}}}}
      """
    }
    let catalog = try catalog(
      """
      "k":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\(parent)"},
      "substitutions":{"a":\(plural("%#@b@%#@b@")),"b":\(plural("%#@a@%#@b@"))}}}}
      """)
    let resolved = resolver(catalog).resolve(
      key: "k", arguments: [.integer(1), .integer(2), .integer(3)], locale: "en")
    #expect(resolved.formatIssues.contains { $0.kind == .endlessSubstitution })
  }

  @Test("numbers are written by the given formatting, in the requested locale")
  func numberFormatting() throws {
    let arabic: NumberFormatting = { number, locale in
      guard locale.language == "ar" else { return number.plain }
      let digits = number.plain.unicodeScalars.map { scalar in
        scalar.properties.numericType == .decimal
          ? Unicode.Scalar(scalar.value + 0x630) ?? scalar : scalar
      }
      return String(String.UnicodeScalarView(digits))
    }
    let resolver = resolver(try Fixture.catalog("constructs.xcstrings"), numbers: arabic)
    let resolved = resolver.resolve(
      key: "%lld boats", arguments: [.integer(25)], locale: "ar-SA")
    #expect(resolved.text == "٢٥ قاربًا")
    #expect(resolved.locale == "ar")
  }

  @Test("a key that no catalog has is its own text")
  func unknownKey() {
    let resolved = resolver().resolve(
      key: "Hello %@", arguments: [.text("Ida")], locale: "de")
    #expect(resolved.text == "Hello Ida")
    #expect(resolved.place == nil)
    #expect(!resolved.isTranslated)
  }

  @Test(
    "the pieces of a format join to the format, and their ranges adjoin",
    arguments: [
      "", "%", "%%", "%@ä😀%2$-08.3lf%#@n.ä@x%arg%1$", "100% ä", "%#@", "%*.*d", "%999999999999$@",
    ])
  func pieces(format: String) {
    let pieces = FormatString.parse(format)
    #expect(pieces.map(\.text).joined() == format)
    var end = 0
    for piece in pieces {
      #expect(piece.range.lowerBound == end)
      end = piece.range.upperBound
    }
    #expect(end == format.utf16.count)
  }

  private func plural(_ key: String, _ cases: KeyValuePairs<String, String>) -> String {
    let cases = cases.map {
      "\"\($0.key)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.value)\"}}"
    }
    return "\"\(key)\":{\"localizations\":{\"en\":{\"variations\":{\"plural\":{"
      + cases.joined(separator: ",") + "}}}}}"
  }
}
