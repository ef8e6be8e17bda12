import OversetProject
import OversetVocabulary

/// What a check did not look at, as lines of a report: one for each reason, languages without a face first.
struct NotLookedAtLines {
  private let entries: [NotChecked]
  private let style: ReportStyle

  init(_ entries: [NotChecked], style: ReportStyle) {
    self.entries = entries
    self.style = style
  }

  /// The section; empty where everything was looked at.
  var lines: [PrintedText] {
    guard !entries.isEmpty else { return [] }
    return [style.heading("Not checked")]
      + groups.flatMap { group in
        lines(of: group).map { "  \($0)" }
      }
  }

  /// What one sentence says.
  private struct Group {
    let reason: NotChecked.Reason
    /// What is counted, without the subject.
    let detail: String
    var subjects: [(name: String, count: Int)] = []

    var count: Int { subjects.reduce(0) { $0 + $1.count } }
  }

  /// Entries with the same reason and words, languages and unknown places first. Examples of letters are those of one language.
  private var groups: [Group] {
    var groups: [Group] = []
    var places: [[String]: Int] = [:]
    for entry in entries {
      let detail =
        switch entry.reason {
        case .noFace: ""
        case .notJudged: String(entry.detail.prefix { $0 != " " })
        case .switchedOff:
          entry.detail.contains("by default") ? "by default" : "in Config/checks.yml"
        case .needsComponent: "keys"
        default: entry.detail
        }
      let name = [entry.reason.rawValue, detail]
      if let place = places[name] {
        groups[place].subjects.append((entry.subject, entry.count))
      } else {
        places[name] = groups.count
        groups.append(
          Group(reason: entry.reason, detail: detail, subjects: [(entry.subject, entry.count)]))
      }
    }
    let first: [NotChecked.Reason] = [
      .noFace, .noSourceReader, .unreadSource, .notBuilt, .testFiles, .unknownSlot, .faintGuess,
    ]
    return first.flatMap { reason in groups.filter { $0.reason == reason } }
      + groups.filter { !first.contains($0.reason) }
  }

  private func lines(of group: Group) -> [PrintedText] {
    func wrapped(_ parts: [PrintedText], at separator: PrintedText) -> [PrintedText] {
      PrintedText.lines(parts, separator: separator, indent: "    ", width: style.width - 2)
    }
    if let sentence = sentence(of: group) { return wrapped(sentence, at: " ") }
    return wrapped(parts(of: group), at: ", ")
  }

  /// What is counted once for all locales, word by word; nil for a list.
  private func sentence(of group: Group) -> [PrintedText]? {
    switch group.reason {
    case .noFace, .switchedOff, .needsComponent, .notJudged, .notAppSource: return nil
    default: break
    }
    guard group.subjects.count == 1, let only = group.subjects.first else { return nil }
    let counted = Wording.counted(group.count, group.detail)
    let subject: PrintedText? =
      switch group.reason {
      case .unknownSlot, .faintGuess, .noGlyph, .noSource, .notBuilt, .testFiles, .noSourceReader,
        .unreadSource:
        nil
      default: only.name == "*" ? "\(group.reason.rawValue)" : "\(only.name)"
      }
    let beginning: PrintedText = (subject.map { "\($0): " } ?? "") + counted
    return PrintedText.words(of: beginning)
  }

  private func parts(of group: Group) -> [PrintedText] {
    switch group.reason {
    case .noFace:
      let strings = Wording.counted(group.count, "strings")
      let head = Wording.count(group.subjects.count, "locale")
      return begun(
        style.severity(
          .warning, "\(head) without a face for the letters, \(strings) not laid out:"),
        names(of: group, most: 12))
    case .switchedOff:
      return begun(
        "\(Wording.count(group.subjects.count, "rule")) off \(group.detail):",
        names(of: group, most: 8))
    case .needsComponent:
      return begun(
        "\(Wording.count(group.subjects.count, "rule")) about components, not strings:",
        names(of: group, most: 8))
    case .notJudged:
      return begun(
        "\(Wording.counted(group.count, group.detail)) that only a rule that is off finds fault with:",
        names(of: group, most: 4))
    case .notAppSource:
      return begun(
        "\(Wording.counted(group.count, group.detail)):",
        group.subjects.prefix(8).map { "\($0.name) \($0.count)" }
          + (group.subjects.count > 8 ? ["\(group.subjects.count - 8) more"] : []))
    default: return others(group)
    }
  }

  private func others(_ group: Group) -> [PrintedText] {
    let counted = Wording.counted(group.count, group.detail)
    let subjects = group.subjects
    let most = subjects.sorted { $0.count > $1.count }.prefix(4).map { subject -> PrintedText in
      "\(subject.name) \(subject.count)"
    }
    let rest = subjects.count - most.count
    return begun(
      "\(counted), in \(subjects.count) locales:",
      most + (rest > 0 ? ["\(rest) more"] : []))
  }

  /// The names of a group, the first of many.
  private func names(of group: Group, most limit: Int) -> [PrintedText] {
    var known: Set<String> = []
    let names = group.subjects.map(\.name).filter { known.insert($0).inserted }
    let rest = names.count - limit
    return names.prefix(limit).map { "\($0)" } + (rest > 0 ? ["\(rest) more"] : [])
  }

  /// A beginning that takes the first of `parts` to itself.
  private func begun(_ beginning: PrintedText, _ parts: [PrintedText]) -> [PrintedText] {
    guard let first = parts.first else { return [beginning] }
    return ["\(beginning) \(first)"] + parts.dropFirst()
  }
}
