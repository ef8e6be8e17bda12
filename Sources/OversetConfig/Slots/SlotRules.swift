public import Foundation
public import OversetVocabulary

/// Where the strings of catalogs are drawn: `Config/slots.yml`.
public struct SlotRules: Equatable, Sendable {
  /// The name of the slot of a string that no rule covers.
  public var standard: Placed<String>
  /// The rules; of several that cover a string the last counts.
  public var rules: [SlotRule]
  /// The project's own slots.
  public var customSlots: [CustomSlot]

  /// No rules: every string stands in a list row.
  public init() {
    standard = Placed("row", at: nil)
    rules = []
    customSlots = []
  }

  /// Reads `Config/slots.yml`; an empty file has no rules.
  public static func read(file: URL) throws(Diagnostic) -> SlotRules {
    try SlotRulesReader().rules(YAMLDocument.read(file: file))
  }

  /// Reads rules from their text; `file` names it in errors.
  public static func parse(_ text: String, file: String) throws(Diagnostic) -> SlotRules {
    try SlotRulesReader().rules(YAMLDocument(text: text, file: file))
  }

  /// Guesses from lengths, names, comments and classes, the surest last.
  public static var guesses: SlotRules {
    get throws(Diagnostic) { try bundled.get() }
  }

  private static let bundled: Result<SlotRules, Diagnostic> = {
    do throws(Diagnostic) {
      let folder = ResourceFolder(ofTarget: "OversetConfig")
      return .success(try read(file: folder.file("slot-guesses.yml")))
    } catch {
      return .failure(error)
    }
  }()
}

/// Says of some strings in which slot they are drawn.
public struct SlotRule: Equatable, Sendable {
  /// How sure a rule is, for one that was guessed.
  public enum Confidence: String, CaseIterable, Comparable, Sendable {
    /// It follows from a length, or from a word with several meanings.
    case low
    /// It follows from a word of the key or the comment.
    case medium
    /// It follows from what only this slot has.
    case high

    /// Orders from low to high.
    public static func < (left: Confidence, right: Confidence) -> Bool {
      let order = allCases
      return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
    }
  }

  /// What must hold.
  public var condition: EntryCondition
  /// The slot's name.
  public var slot: Placed<String>
  /// How sure it is; nil for one that somebody wrote.
  public var confidence: Confidence?
}

/// A slot that a project describes itself.
public struct CustomSlot: Hashable, Sendable {
  /// The room, before insets.
  public enum Extent: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// A share of the screen's width, 0 to 1.
    case share(Double)
  }

  /// The name that rules use.
  public var name: String
  /// The text style, which follows the user's text size.
  public var style: TextStyle
  /// A size in points that does not follow it, in place of the style's.
  public var size: Double?
  /// The weight, 100 to 900; nil is the style's.
  public var weight: Int?
  /// The width, before insets.
  public var extent: Extent
  /// The space kept free at either end, in points.
  public var insets: Double
  /// The most lines; 0 is unlimited.
  public var lines: Int
  /// How far the text may shrink before it is truncated, 0 to 1.
  public var scaleFactor: Double
}
