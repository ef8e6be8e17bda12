import OversetText
import OversetVocabulary

/// What a packed finding has, and what it shares with the one before it.
struct FindingForm: OptionSet {
  let rawValue: Int

  static let whole = FindingForm(rawValue: 1)
  static let sameText = FindingForm(rawValue: 2)
  static let samePlace = FindingForm(rawValue: 4)
  static let text = FindingForm(rawValue: 8)
  static let shown = FindingForm(rawValue: 16)
  static let fit = FindingForm(rawValue: 32)
  static let lines = FindingForm(rawValue: 64)
  static let scaleFactor = FindingForm(rawValue: 128)
  static let missing = FindingForm(rawValue: 256)
}

extension FindingForm {
  init(_ finding: Finding, _ subject: TextSubject, after last: LastFinding) {
    self = []
    if let other = last.subject, subject.isSpelt(as: other) { insert(.sameText) }
    if last.isPlace(finding.place) { insert(.samePlace) }
    if finding.evidence.text != nil { insert(.text) }
    if finding.evidence.shown != nil { insert(.shown) }
    if finding.evidence.fit != nil { insert(.fit) }
    if finding.evidence.lines != nil { insert(.lines) }
    if finding.evidence.scaleFactor != nil { insert(.scaleFactor) }
    if !finding.evidence.missing.isEmpty { insert(.missing) }
  }
}

/// What the next finding is compared with.
struct LastFinding: Sendable {
  var subject: TextSubject?
  var place: SourcePlace?
  var message = ""
  var evidence = ""
  var fit: Fit?

  /// Whether `other` is the same place, file and all.
  func isPlace(_ other: SourcePlace?) -> Bool {
    guard let place, let other else { return false }
    return place.position == other.position && place.file.isSpelt(as: other.file)
  }

  mutating func remember(_ finding: Finding, _ text: TextSubject) {
    subject = text
    place = finding.place
    message = finding.message
    evidence = finding.evidence.text ?? ""
    fit = finding.evidence.fit
  }
}

extension TextSubject {
  /// Whether two are the same code unit by code unit.
  fileprivate func isSpelt(as other: TextSubject) -> Bool {
    key.isSpelt(as: other.key) && variant.isSpelt(as: other.variant) && slot == other.slot
      && filling == other.filling && evidence == other.evidence
  }
}

extension String {
  /// Whether two are the same code unit by code unit: those that are canonically equal need not be.
  fileprivate func isSpelt(as other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
