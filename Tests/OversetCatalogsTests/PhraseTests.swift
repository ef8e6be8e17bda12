import Foundation
import OversetCatalogs
import OversetVocabulary
import Testing

/// The phrases of App Shortcuts, which a string catalog has as a set for each locale.
struct PhraseTests {
  private func reading(_ set: String) throws -> CatalogReading {
    let text = """
      {"sourceLanguage":"en","strings":{"Play a song":{"localizations":{
        "en":{"stringSet":\(set)}}}},"version":"1.1"}
      """
    return try CatalogReading(parsing: Array(text.utf8), file: "AppShortcuts.xcstrings")
  }

  @Test("every phrase of a set is read, with its state and place, and is spoken")
  func phrases() throws {
    let reading = try reading(
      #"{"state":"translated","values":["Play in ${applicationName}","${applicationName}, play"]}"#)
    #expect(reading.errors.isEmpty)
    let catalog = try #require(reading.catalogs.first)
    #expect(catalog.notes.isEmpty)
    var leaves: [String] = []
    catalog.forEachLeaf {
      leaves.append("\($0.path) \($0.state) \($0.place.column ?? 0) \($0.value)")
    }
    #expect(
      leaves == [
        "stringSet.1 translated 53 Play in ${applicationName}",
        "stringSet.2 translated 82 ${applicationName}, play",
      ])
    #expect(catalog.entries[0].source.text == "Play in ${applicationName}")
    #expect(catalog.entries[0].localizations["en"]?.isSpoken == true)
  }

  @Test(
    "a set that is none is an error at its place",
    arguments: [
      (#"{"state":"new"}"#, "“stringSet” has no “values”"),
      (#"{"values":"x"}"#, "“values” is a string"), (#"{"values":[1]}"#, "a phrase is a number"),
      ("[]", "“stringSet” is an array"),
    ])
  func faults(set: String, problem: String) throws {
    #expect(try reading(set).errors.map(\.problem) == ["“Play a song”: \(problem)"])
  }
}
