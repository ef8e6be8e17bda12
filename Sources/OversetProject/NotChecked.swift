/// Something that a run did not look at. "Clean" never means "not looked at".
package struct NotChecked: Sendable, Equatable, Codable {
  /// Why it was not looked at.
  package enum Reason: String, Codable, Sendable, CaseIterable {
    /// No face covers the locale's script, or not all of it; or a family's emoji are not drawn.
    case noFace = "no face"
    /// Views that Overset does not draw: those of UIKit, charts, maps. A frame with their name stands for them.
    case labelledFrame = "labelled frame"
    /// Views ask for colours or pictures by name, and the project has no asset catalog.
    case noAssetCatalog = "no asset catalog"
    /// Strings with characters that the system draws and no face at hand does.
    case noGlyph = "no glyph"
    /// Texts in a font whose widths are known from a few texts, or not at all.
    case estimatedFont = "estimated font"
    /// The tag of a localization is that of no language.
    case noLanguage = "no language"
    /// The project has no catalog, so that no text of a component is translated.
    case noCatalog = "no catalog"
    /// The files have no text of the source language to compare translations with.
    case noSource = "no source text"
    /// The strings have no translation: the source text is judged in its own language, once.
    case untranslated
    /// The program was optimized, so that the compiler may have left out previews that nothing else uses.
    case optimized = "optimized program"
    /// A filter left it out.
    case filtered
    /// Another shard looks at it, or has looked at it and its result was not given.
    case otherShards = "other shards"
    /// Nothing that decides about it has changed since the revision that the caller named.
    case unchanged
    /// Mirroring was not checked: no locale of the run reads from right to left.
    case mirroring
    /// A suppression accepted what was found.
    case suppressed
    /// The project's configuration switches the rule off.
    case switchedOff = "switched off"
    /// The catalog says that the string is not to be translated, or it is empty.
    case notTranslatable = "not translatable"
    /// The string is read aloud, stored, logged or sent, and never drawn.
    case notDrawn = "not drawn"
    /// Nothing says where the strings are drawn.
    case unknownSlot = "unknown slot"
    /// Where the strings are drawn is a guess of low confidence.
    case faintGuess = "faint guess"
    /// The string is no text that an interface lays out: an address, markup, a constant.
    case notLaidOut = "not laid out"
    /// No file of the app's source names the keys: nobody sees their texts.
    case unusedKey = "unused key"
    /// The rule says nothing about a text that stands in a slot.
    case needsComponent = "needs a component"
    /// Only a rule that is switched off has something to say, so that nothing says whether it fits.
    case notJudged = "not judged"
    /// A symbolic link that leads out of the repository or to nothing was not searched for catalogs.
    case symbolicLink = "symbolic link"
    /// The file belongs to no target: the Xcode project around it does not name it.
    case notBuilt = "not built"
    /// The file lies in a folder of tests.
    case testFiles = "test files"
    /// The app's source was not read: the command was built without the reader, or told not to use it.
    case noSourceReader = "source not read"
    /// A file of the app's source could not be read.
    case unreadSource = "unread source"
    /// Files and folders of source that are no part of the app.
    case notAppSource = "not the app's source"
  }

  /// Why.
  package let reason: Reason
  /// What: a locale, a component; `*` for all.
  package let subject: String
  /// How many cells, keys or strings.
  package let count: Int
  /// What is counted, and examples.
  package let detail: String

  package init(reason: Reason, subject: String, count: Int, detail: String) {
    self.reason = reason
    self.subject = subject
    self.count = count
    self.detail = detail
  }

  /// Reads one of a record. A number that no run counts to is refused: sums of such numbers are none.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    reason = try keys.decode(Reason.self, forKey: .reason)
    subject = try keys.decode(String.self, forKey: .subject)
    count = try keys.decode(Int.self, forKey: .count)
    detail = try keys.decode(String.self, forKey: .detail)
    guard (0...Self.most).contains(count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: keys, debugDescription: "\(count) of something was not checked")
    }
  }

  private static let most = 1 << 30

  /// The same of another number of cells, keys or strings.
  package func counting(_ count: Int) -> NotChecked {
    NotChecked(reason: reason, subject: subject, count: count, detail: detail)
  }
}
