import Foundation
import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("texts that expand")
struct ExpansionTests {
  /// Forms that name the next one twice; the last is `bytes` long.
  private static func doubling(levels: Int, bytes: Int) -> String {
    let forms = (0..<levels).map { (name: "a\($0)", text: "%#@a\($0 + 1)@%#@a\($0 + 1)@") }
    let last = (name: "a\(levels)", text: String(repeating: "x", count: bytes))
    return stringCatalog(substituted("%#@a0@", forms + [last]))
  }

  static let bombs: [Bomb] = [
    Bomb("one long form named often", "a.xcstrings") { size in
      let text = String(repeating: "%#@a@ ", count: size / 6)
      return stringCatalog(
        substituted(text, [(name: "a", text: String(repeating: "x", count: size))]))
    },
    Bomb("forms that double", "a.xcstrings") { doubling(levels: 15, bytes: $0) },
    Bomb("many substitutions in one text", "a.xcstrings") { size in
      let names = (0..<(size / 100)).map { "s\($0)" }
      return stringCatalog(
        substituted(
          names.map { "%#@\($0)@" }.joined(separator: " "),
          names.map { (name: $0, text: "%arg items") }))
    },
    Bomb("variables in a text", "en.lproj/a.stringsdict") { size in
      let names = (0..<(size / 50)).map { "s\($0)" }
      let text = names.map { "%#@\($0)@" }.joined(separator: " ")
      let rule = (key: "NSStringFormatSpecTypeKey", text: "NSStringPluralRuleType")
      return dictionary(
        "<key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
          + names.map { member($0, [rule, (key: "other", text: "%d")]) }.joined())
    },
    Bomb("substitutions of units", "a.xliff") { size in
      let names = (0..<(size / 50)).map { "s\($0)" }
      let text = names.map { "%#@\($0)@" }.joined(separator: " ")
      return export(
        [(id: "k", inner: "<target>\(text)</target>")]
          + names.map { (id: "k|==|substitutions.\($0).plural.other", inner: "<target>t</target>") }
      ).replacing("source-language=\"en\"", with: "source-language=\"en\" target-language=\"de\"")
    },
  ]

  @Test("texts that expand beyond the budget are an error at their place", arguments: bombs)
  func refused(_ bomb: Bomb) throws {
    let reading = try bomb.reading(100_000)
    let error = try #require(reading.errors.first)
    #expect(error.problem.contains("expands to more than"))
    #expect(error.place != nil && error.exitCode == 65)
    // What was refused is not there to be laid out.
    let texts = reading.catalogs.flatMap(\.entries).flatMap { $0.localizations.values }
    #expect(texts.allSatisfy { $0.substitutions.isEmpty || $0.unit?.value == "s" })
  }

  @Test(
    "the same of a thousand bytes is read",
    arguments: bombs.filter { !$0.testDescription.contains("double") })
  func innocent(_ bomb: Bomb) throws {
    #expect(try bomb.reading(1000).errors.isEmpty)
  }

  @Test("forms that double a few times are read, and expand", arguments: [1, 5, 8])
  func doublingFew(levels: Int) throws {
    let text = Self.doubling(levels: levels, bytes: 4)
    let catalog = try StringCatalog(parsing: Array(text.utf8), file: "a.xcstrings")
    let resolved = resolver(catalog).resolve(key: "k", arguments: [.integer(2)], locale: "en")
    #expect(resolved.text.utf8.count == 4 << levels)
    #expect(resolved.formatIssues.isEmpty)
  }

  @Test("renderings grow as the file does")
  func renderings() throws {
    func length(_ count: Int) throws -> Int {
      let forms = (0..<count).map { "\"c\($0)\":{\(unit("%lld birds on the wire"))}" }
      let text = stringCatalog(#"{"variations":{"plural":{\#(forms.joined(separator: ","))}}}"#)
      let catalog = try StringCatalog(parsing: Array(text.utf8), file: "a.xcstrings")
      let entry = try #require(catalog.entries.first)
      return resolver(catalog).renderings(of: entry, locale: "en").reduce(0) {
        $0 + $1.text.utf8.count
      }
    }
    let (once, twice) = (try length(2000), try length(4000))
    #expect(once > 0 && twice < once * 11 / 5)
  }

  @Test("a plain text of many specifiers is formatted to its end")
  func manySpecifiers() throws {
    let text = String(repeating: "%d ", count: 20_000)
    let catalog = try catalog("\"k\":{\"localizations\":{\"en\":{\(unit(text))}}}")
    let resolved = resolver(catalog).resolve(key: "k", arguments: [.integer(7)], locale: "en")
    #expect(resolved.text.hasPrefix("7 %d ") && resolved.text.hasSuffix("%d "))
    #expect(resolved.insertions.count == 1)
  }

  @Test(
    "widths and precisions do not make a text of any length",
    arguments: ["%1000000000d", "%99999999999999999999d", "%.1000000000d", "%.1000000000f"])
  func greatFields(specifier: String) throws {
    let catalog = try catalog("\"k\":{\"localizations\":{\"en\":{\(unit(specifier))}}}")
    let argument: FormatArgument = specifier.hasSuffix("f") ? .decimal(1) : .integer(1)
    let resolved = resolver(catalog).resolve(key: "k", arguments: [argument], locale: "en")
    #expect(resolved.text.utf8.count < 10)
    #expect(resolved.formatIssues.map(\.kind) == [.fieldTooGreat])
  }

  @Test("many widths that are allowed make no more text than the budget")
  func manyFields() throws {
    let count = 20_000
    let text = String(repeating: "%1$500d", count: count)
    let catalog = try catalog("\"k\":{\"localizations\":{\"en\":{\(unit(text))}}}")
    let resolved = resolver(catalog).resolve(key: "k", arguments: [.integer(1)], locale: "en")
    #expect(resolved.text.utf8.count <= 17 * 7 * count + 1_000_000)
    #expect(resolved.formatIssues.contains { $0.kind == .fieldTooGreat })
  }
}
