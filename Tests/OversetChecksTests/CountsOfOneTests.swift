import OversetCatalogs
import OversetChecks
import OversetVocabulary
import Testing

/// Counts beside which another key is for one.
struct CountsOfOneTests {
  private static func entry(_ key: String, _ text: String) -> CatalogEntry {
    CatalogEntry(
      key: key, localizations: [CatalogExample.localization("en", text)], sourceLanguage: "en",
      place: CatalogExample.place(1))
  }

  @Test(
    "a count is not told to have one form where another key is for one",
    arguments: [
      ("room_one_guest", "A guest", "room_multi_guests", "%d guests", false),
      ("polls.vote-singular", "Just a vote", "polls.votes", "%d votes", false),
      ("oneBoatTitle", "A boat", "boatsTitle", "%d boats", false),
      ("key", "1 boat in sight", "other", "%d boats in sight", false),
      ("key", "One story", "other", "%d stories", false),
      ("key", "a boat ago", "other", "%d boats ago", false),
      ("%li boat in sight", "%li boat in sight", "%li boats in sight", "%li boats in sight", false),
      ("key", "%d boats at sea", "other", "%d boats in sight", true),
      ("key", "%@ boat in sight", "other", "%d boats in sight", true),
      ("key", "sail a boat", "other", "%d boats", true),
      ("key", "Deleted boat", "other", "Deleted %d boats", false),
      ("key", "Boat", "other", "%d boats", true),
      ("key", "Deleted boats", "other", "Deleted %d boats", true),
      ("room_guest", "The guest", "room_multi_guests", "%d guests", true),
      ("harbour_one_guest", "The guest", "room_guests", "%d guests", true),
      ("key", "1 boat", "other", "%d boats in sight", true),
      ("key", "Phone boats", "other", "%d boats", true),
    ])
  func countsOfOne(one: String, text: String, key: String, count: String, isFound: Bool) throws {
    let catalog = StringCatalog(
      table: "Example", sourceLanguage: "en",
      entries: [Self.entry(one, text), Self.entry(key, count)])
    let english = try #require(CheckedLocale(tag: "en"))
    let found = CheckedCatalog(catalog).findings(in: english)
    #expect(found.contains { $0.rule.id == .unpluralisedCount } == isFound)
  }
}
