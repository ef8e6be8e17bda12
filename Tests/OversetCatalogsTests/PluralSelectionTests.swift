import Foundation
import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("Plural categories of texts")
struct PluralSelectionTests {
  /// The recorded samples: see the file for what recorded them.
  private struct Recording: Decodable {
    struct Sample: Decodable {
      let locale: LocaleTag
      let category: String
      let numbers: [Double]
    }

    let samples: [Sample]
  }

  private static func samples() throws -> [LocaleTag: [Recording.Sample]] {
    let recording = try JSONDecoder().decode(
      Recording.self, from: Data(try Fixture.bytes("plural-samples.json")))
    return Dictionary(grouping: recording.samples, by: \.locale)
  }

  static let locales: [LocaleTag] = ((try? samples()) ?? [:]).keys.sorted()

  @Test("the recorded samples cover six categories in at least 40 locales") func table() throws {
    #expect(Self.locales.count >= 40)
    let all = try Self.samples().values.joined()
    #expect(Set(all.map(\.category)) == ["zero", "one", "two", "few", "many", "other"])
    #expect(all.allSatisfy { !$0.numbers.isEmpty })
    #expect(all.reduce(0) { $0 + $1.numbers.count } > 4_000)
  }

  @Test("a number has the plural category that CLDR gives it", arguments: locales)
  func categories(locale: LocaleTag) throws {
    let selector = StringResolver.localized(CatalogLibrary([])).pluralSelector
    for sample in try #require(try Self.samples()[locale]) {
      for number in sample.numbers {
        #expect(selector(number, locale) == sample.category, "\(number)")
      }
    }
  }

  /// The number decides in a catalog as it does alone.
  @Test("the variant of a number's category is the one that is shown", arguments: locales)
  func texts(locale: LocaleTag) throws {
    let samples = try #require(try Self.samples()[locale])
    let cases = samples.map {
      "\"\($0.category)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.category) %lf\"}}"
    }
    let catalog = try catalog(
      "\"n\":{\"localizations\":{\"\(locale)\":{\"variations\":{\"plural\":{\(cases.joined(separator: ","))}}}}}",
      source: "en")
    let resolver = StringResolver.localized(CatalogLibrary([catalog]))
    for sample in samples {
      for number in sample.numbers.prefix(8) {
        let resolved = resolver.resolve(key: "n", arguments: [.decimal(number)], locale: locale)
        #expect(resolved.text.hasPrefix("\(sample.category) "), "\(number): \(resolved.text)")
      }
    }
  }
}
