import OversetConfig
import OversetVocabulary

/// How a slot is known, in the form of reports.
struct SlotEvidenceJSON: Encodable {
  /// `named`, `rule`, `source`, `stated`, `guessed` or `unknown`.
  let kind: String
  /// `low`, `medium` or `high`, of a guess.
  var confidence: String?
  /// What states it, or what the guess goes by.
  var from: String?
  /// Where the rule is written.
  var place: String?
  /// `known` or `bounded`, of a place in the app's source.
  var room: String?
  /// Whether the text is judged in its row as the app's source has it.
  var isInRow: Bool?
  /// Why the room may be less than that of the row.
  var doubt: String?

  init(_ evidence: SlotEvidence) {
    switch evidence {
    case .named: kind = "named"
    case .rule(let place):
      kind = "rule"
      self.place = place.map { "\($0)" }
    case .source(_, let room):
      kind = "source"
      self.room = room.isKnown ? "known" : "bounded"
      if case .row(let doubt) = room { (isInRow, self.doubt) = (true, doubt) }
    case .stated(let text):
      kind = "stated"
      from = text
    case .guessed(let confidence, let text):
      kind = "guessed"
      self.confidence = confidence.rawValue
      from = text
    case .unknown: kind = "unknown"
    }
  }
}
