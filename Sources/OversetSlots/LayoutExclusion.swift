import OversetCatalogs
import OversetConfig
import OversetProject

/// Why the texts of a key are not laid out.
enum LayoutExclusion: Int, CaseIterable, Sendable {
  /// Nothing says where they are drawn.
  case unknownSlot
  /// Where they are drawn is a guess of low confidence.
  case faintGuess
  /// They are read aloud, stored, logged or sent.
  case notDrawn
  /// The key is an identifier, and has no text.
  case rawKey
  /// They break their own lines, and only a guess says that their lines are limited.
  case ownLines
  /// They hold a URL or an address.
  case address
  /// They hold HTML, or a block of Markdown.
  case markup
  /// They are phrases of Siri or Shortcuts.
  case phrase
  /// They have no word.
  case constant
  /// The app's source draws them at their own size, whatever room there is.
  case neverCut
  /// The app's source draws them where no screen of a phone shows them.
  case elsewhere
  /// The app's source may draw them in a view of which nothing is known.
  case openPlace
  /// No file of the app's source names the key.
  case unused

  /// Why nothing of a key is laid out; nil if its texts are.
  ///
  /// What a text is by its characters outweighs what is guessed of its slot or stated by a class, and not what
  /// somebody wrote.
  init?(of traits: EntryTraits, _ choice: SlotChooser.Choice) {
    switch choice.evidence {
    case .named, .rule:
      guard choice.slot?.isDrawn == false else { return nil }
      self = .notDrawn
      return
    case .source where traits.holdsPlace:
      self = .openPlace
      return
    case .source where choice.placements.allSatisfy(\.isNeverCut):
      self = .neverCut
      return
    case .source where !choice.placements.isEmpty && choice.placements.allSatisfy(\.isUnjudged):
      self = choice.placements.allSatisfy(\.isElsewhere) ? .elsewhere : .openPlace
      return
    case .source, .stated, .guessed, .unknown: break
    }
    if traits.holdsPlace {
      self = .openPlace
    } else if let slot = choice.slot, !slot.isDrawn, !choice.isFaint {
      self = .notDrawn
    } else if let form = Self(traits.form) {
      self = form
    } else if choice.slot == nil {
      self = .unknownSlot
    } else if choice.isFaint {
      self = .faintGuess
    } else if traits.breaksLines, !choice.placements.contains(where: \.judgesOwnLines) {
      self = .ownLines
    } else {
      return nil
    }
  }

  private init?(_ form: TextForm) {
    switch form {
    case .prose: return nil
    case .address: self = .address
    case .markup: self = .markup
    case .phrase: self = .phrase
    case .constant: self = .constant
    }
  }
}

extension LayoutExclusion {
  /// So many keys as reports list them.
  func notChecked(_ count: Int) -> NotChecked {
    let reason: NotChecked.Reason =
      switch self {
      case .unknownSlot: .unknownSlot
      case .faintGuess: .faintGuess
      case .notDrawn: .notDrawn
      case .unused: .unusedKey
      default: .notLaidOut
      }
    return NotChecked(reason: reason, subject: subject, count: count, detail: "keys\(detail)")
  }

  private var subject: String {
    switch self {
    case .unknownSlot, .faintGuess: "*"
    case .notDrawn: "spoken or hidden"
    case .rawKey: "raw keys"
    case .ownLines: "line breaks"
    case .address: "addresses"
    case .markup: "markup"
    case .phrase: "phrases"
    case .constant: "constants"
    case .neverCut: "fixed size"
    case .elsewhere: "other screens"
    case .openPlace: "open places"
    case .unused: "unused keys"
    }
  }

  /// What follows “keys”.
  private var detail: String {
    switch self {
    case .unknownSlot:
      ": nothing says where they are drawn; to list them: `overset slots suggest --keys`"
    case .faintGuess:
      ": where they are drawn is only a faint guess; to list them: `overset slots suggest --keys`"
    case .notDrawn: " whose texts are read aloud, stored, logged or sent"
    case .rawKey: " that are identifiers and have no text"
    case .ownLines: " whose texts break their own lines, where a guess limits the lines"
    case .address: " whose texts hold a URL"
    case .markup: " whose texts hold HTML or a block of Markdown"
    case .phrase: " that are phrases of Siri or Shortcuts"
    case .constant: " whose texts have no word"
    case .elsewhere:
      " that are drawn outside of the phone's screens: menus of a keyboard, the widget gallery, CarPlay, Today widgets, complications, Live Activities, larger widgets, controls"
    case .openPlace:
      " whose places may draw them in views of which nothing is known, or draw whatever the app's data holds"
    case .unused:
      " that no file of the app's source names: their texts are not judged; to judge them, too: `--unused-keys`"
    case .neverCut:
      " that are never cut: the source draws them at full size, or a bar puts an arrow in their place"
    }
  }
}

/// How many keys are not laid out, by reason.
struct ExclusionTally: Codable, Sendable {
  private var counts = [Int](repeating: 0, count: LayoutExclusion.allCases.count)

  /// Whether there is a number for each reason, as another process may have counted.
  var isSound: Bool {
    counts.count == LayoutExclusion.allCases.count && counts.allSatisfy(RecordedCount.isSound)
  }

  mutating func add(_ exclusion: LayoutExclusion) { counts[exclusion.rawValue] += 1 }

  mutating func add(_ other: ExclusionTally) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }

  /// One line for each reason.
  var notChecked: [NotChecked] {
    LayoutExclusion.allCases.compactMap { exclusion in
      let count = counts[exclusion.rawValue]
      return count > 0 ? exclusion.notChecked(count) : nil
    }
  }
}
