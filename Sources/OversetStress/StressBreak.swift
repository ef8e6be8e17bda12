import OversetChecks
import OversetLayoutTree
import OversetVocabulary

/// What gives way first, where a text grows, a type size rises or a width shrinks.
package struct StressBreak: Sendable, Equatable {
  /// What becomes of what gives way.
  package enum Kind: String, Sendable, CaseIterable {
    /// A text of limited lines loses its end.
    case truncated
    /// A text loses its last lines, because its height is limited.
    case truncatedByHeight = "cut by height"
    /// A text that may wrap breaks inside a word.
    case wordBroken = "word broken"
    /// Something reaches beyond the screen.
    case outsideScreen = "outside the screen"
    /// Something that was whole is clipped.
    case clipped
    /// Two things that stood apart lie on each other.
    case overlap
  }

  /// What becomes of it.
  package let kind: Kind
  /// What gives way: the key of a text, its words where it has none, else an identifier or a name;
  /// nil if it is the text that grew.
  package let subject: String?
  /// What was measured, in a sentence without the place.
  package let detail: String

  init(kind: Kind, subject: String?, detail: String) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
  }

  /// A fault that the checks found for want of room, in `subject`.
  init(_ finding: Finding, subject: String?) {
    self.init(kind: Kind(rule: finding.rule.id), subject: subject, detail: finding.message)
  }
}

extension StressBreak.Kind {
  fileprivate init(rule: RuleID) {
    self =
      switch rule {
      case .textTruncated, .controlTitleTruncated: .truncated
      case .textCutByHeight: .truncatedByHeight
      case .wordBroken: .wordBroken
      default: .outsideScreen
      }
  }
}

extension Finding {
  /// What the finding is about, as reports call it.
  var victim: String {
    let path = node?.path ?? ""
    return key ?? evidence.text ?? node?.identifier
      ?? path.split(separator: ":").last.map(String.init) ?? path
  }
}
