import OversetChecks
import OversetVocabulary

extension Rule {
  /// Whether it compares the width that a text needs with the width that it has: reports put the figures of
  /// such findings together.
  var isAboutWidth: Bool { isTruncation || id == .textAtRisk }

  /// Whether it finds texts that surely do not fit their width.
  var isTruncation: Bool {
    id == .textTruncated || id == .controlTitleTruncated || id == .wordBroken
  }

  /// The title within a sentence: `text truncated`, and `HTML entity on screen`.
  var spokenTitle: String {
    let isAbbreviation = title.dropFirst().first?.isUppercase ?? false
    return isAbbreviation ? title : title.prefix(1).lowercased() + title.dropFirst()
  }

  /// `T-1 text-truncated`: its number in the catalogue of faults, where it has one, and its name.
  var numberedName: String { [fault, name].compactMap { $0 }.joined(separator: " ") }
}
