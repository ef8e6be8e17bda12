package import OversetSlots
package import OversetVocabulary

/// Rules from an app's source as a file `Config/slots.yml`.
package struct SourceSuggestionText: Sendable {
  private let suggestion: SourceSuggestion

  /// The text of `suggestion`.
  package init(_ suggestion: SourceSuggestion) { self.suggestion = suggestion }

  /// The file, ending in a newline.
  package var text: PrintedText {
    (head + [rules]).joined(separator: "\n") + "\n"
  }

  private var head: [PrintedText] {
    let counts: [PrintedText] = [
      suggestion.severalCount > 0
        ? "# \(Wording.count(suggestion.severalCount, "key")) drawn in several slots: a rule names one, so there is none."
        : nil,
      suggestion.otherCount > 0
        ? "# \(Wording.count(suggestion.otherCount, "key")) that the source does not place, or nowhere draws."
        : nil,
    ].compactMap(\.self)
    return [
      """
      # Where the app's source draws its strings, in \(Wording.count(suggestion.fileCount, "file")). A rule that is not
      # confirmed yields to the source wherever that is read; write `confirmed: true` into it to keep it for good.
      """
    ] + counts
  }

  private var rules: PrintedText {
    guard !suggestion.parts.isEmpty else { return "\nrules: []" }
    return "\nrules:\n" + suggestion.parts.flatMap(lines).joined(separator: "\n")
  }

  private func lines(_ part: SourceSuggestion.Part) -> [PrintedText] {
    ["  # \(part.slot.name): \(Wording.count(part.keys.count, "key"))"]
      + part.keys.map { key in
        "  - {key: \(.yaml(key)), slot: \(.yaml(part.slot.name)), confidence: high}"
      }
  }
}
