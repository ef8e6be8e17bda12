package import OversetConfig
package import OversetVocabulary

/// All that a check knows of one key: its texts, its slot and why, the room there, and what was found.
package struct KeyExplanation: Sendable {
  /// The key in one table. Several tables can have it.
  package struct Entry: Sendable {
    /// The name of the table.
    package let table: String
    /// Where the key is written.
    package let place: SourcePlace
    /// The note for translators.
    package let comment: String?
    /// The texts, by locale.
    package let texts: [Text]
    /// Whether no file of the app's source names the key: a check of all keys does not judge it.
    package let isUnused: Bool
    /// The slot; nil if nothing says where the texts are drawn.
    package let slot: Slot?
    /// How that is known.
    package let evidence: SlotEvidence
    /// Where the app's source draws the key, of each slot and setting the first place.
    package let drawings: [Drawing]
    /// The rules that cover the key, in their order.
    package let rules: [Match]
    /// The room in the slot; empty for one that is not drawn.
    package let rooms: [Room]
  }

  /// A text as the catalog has it.
  package struct Text: Sendable {
    /// The locale.
    package let locale: LocaleTag
    /// Which variant of the key, such as `plural.few`; empty for a plain text.
    package let variant: String
    /// The text, with its format specifiers.
    package let text: String
    /// Where it is written.
    package let place: SourcePlace
  }

  /// A place where the app's source draws the key.
  package struct Drawing: Sendable {
    /// The slot there.
    package let slot: Slot
    /// What the source states of the text.
    package let setting: TextSetting
    /// Where, and what is known of the room.
    package let evidence: SlotEvidence
  }

  /// A rule that covers the key.
  package struct Match: Sendable {
    /// The rule.
    package let rule: SlotRule
    /// Whether it is one of the guesses of the package.
    package let isBundled: Bool
    /// Whether it decides.
    package let decides: Bool
  }

  /// The room of a text in its slot.
  package struct Room: Sendable {
    /// The token of the device.
    package let device: String
    /// The user's text size.
    package let typeSize: TypeSize
    /// Whether the user has Bold Text on.
    package let legibilityWeight: LegibilityWeight
    /// The width in points; nil if nothing limits it.
    package let width: Double?
    /// The most lines; nil is unlimited.
    package let lineLimit: Int?
  }

  /// The key.
  package let key: String
  /// The key in each table that has it.
  package let entries: [Entry]
  /// What a check of the key alone came to.
  package let outcome: SlotOutcome
}
