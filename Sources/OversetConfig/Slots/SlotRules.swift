import Foundation
package import OversetFiles
package import OversetVocabulary

/// Where the strings of catalogs are drawn: `Config/slots.yml`.
package struct SlotRules: Equatable, Sendable {
  /// The name of the slot of a string that no rule covers; nil if the file says nothing of it.
  package var standard: Placed<String>?
  /// Whether the slot of a string that no rule covers is guessed.
  package var usesGuesses = true
  /// The rules; of several that cover a string the last counts.
  package var rules: [SlotRule]
  /// The project's own slots.
  package var customSlots: [CustomSlot]

  /// No rules: nothing says where a string is drawn.
  package init() {
    rules = []
    customSlots = []
  }

  /// Reads `Config/slots.yml`; an empty file has no rules.
  package static func read(file: BoundFile) throws(Diagnostic) -> SlotRules {
    try SlotRulesReader().rules(YAMLDocument.read(file: file))
  }

  /// Reads rules from their text; `file` names it in errors.
  package static func parse(_ text: String, file: String) throws(Diagnostic) -> SlotRules {
    try SlotRulesReader().rules(YAMLDocument(text: text, file: file))
  }

  /// What the formats of catalogs state of slots, as rules without a confidence, and guesses from lengths, names
  /// and comments; the surest last.
  package static var guesses: SlotRules {
    get throws(Diagnostic) { try bundled.get() }
  }

  private static let bundled: Result<SlotRules, Diagnostic> = {
    do throws(Diagnostic) {
      let folder = ResourceFolder(ofTarget: "OversetConfig")
      let document = try YAMLDocument.read(own: folder.file("slot-guesses.yml"))
      return .success(try SlotRulesReader().rules(document))
    } catch {
      return .failure(error)
    }
  }()
}

/// Says of some strings in which slot they are drawn.
package struct SlotRule: Equatable, Sendable {
  /// How sure a rule is, for one that was guessed.
  package enum Confidence: String, CaseIterable, Codable, Comparable, Sendable {
    /// It follows from a length, or from a word with several meanings.
    case low
    /// It follows from a word of the key or the comment.
    case medium
    /// It follows from what only this slot has.
    case high

    /// Orders from low to high.
    package static func < (left: Confidence, right: Confidence) -> Bool {
      let order = allCases
      return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
    }
  }

  /// What must hold.
  package var condition: EntryCondition
  /// The slot's name.
  package var slot: Placed<String>
  /// How sure it is; nil for one that somebody wrote.
  package var confidence: Confidence?
  /// Whether somebody says that what was guessed is right.
  package var isConfirmed = false
  /// Where it is written; nil if no file has it.
  package var place: SourcePlace?

  /// Whether it only guesses.
  package var isGuess: Bool { confidence != nil && !isConfirmed }
}

/// A slot that a project describes itself.
package struct CustomSlot: Hashable, Codable, Sendable {
  /// The room, before insets.
  package enum Extent: Hashable, Codable, Sendable {
    /// So many points.
    case points(Double)
    /// A share of the screen's width, 0 to 1.
    case share(Double)
  }

  /// The name that rules use.
  package var name: String
  /// The text style, which follows the user's text size.
  package var style: TextStyle
  /// A size in points that does not follow it, in place of the style's.
  package var size: Double?
  /// The weight, 100 to 900; nil is the style's.
  package var weight: Int?
  /// The width, before insets.
  package var extent: Extent
  /// The space kept free at either end, in points.
  package var insets: Double
  /// The most lines; 0 is unlimited.
  package var lines: Int
  /// How far the text may shrink before it is truncated, 0 to 1.
  package var scaleFactor: Double
}
