import OversetChecks
import OversetConfig
import OversetProject
import OversetSlots
import OversetVocabulary

/// What to do after a check: commands that can be run as they stand.
struct NextSteps {
  private let outcome: SlotOutcome
  private let causes: CheckCauses
  /// What was checked, as the caller named it.
  private let paths: PrintedText
  /// What narrowed the check, as options: nothing, or a space and the options.
  private let options: PrintedText
  private let style: ReportStyle

  init(
    _ outcome: SlotOutcome, _ causes: CheckCauses, paths: [String], options: [CheckOption],
    style: ReportStyle
  ) {
    self.outcome = outcome
    self.causes = causes
    let names = paths.isEmpty ? ["CATALOGS"] : paths
    self.paths = names.map(ShellWord.quoted).joined(separator: " ")
    self.options = options.map { " \($0.name) " + ShellWord.quoted($0.value) }.joined()
    self.style = style
  }

  /// The section; empty where there is nothing to do.
  ///
  /// - Parameter worst: The causes at the top of the list.
  func lines(worst: [Int]) -> [PrintedText] {
    let lines = steps(worst).flatMap { command, use in
      PrintedText.lines(
        ["  \(command)", style.faint("# \(use)")], separator: "  ", indent: "      ",
        width: style.width)
    }
    return lines.isEmpty ? [] : [style.heading("Next")] + lines
  }

  private func steps(_ worst: [Int]) -> [(command: PrintedText, use: PrintedText)] {
    var steps: [(PrintedText, PrintedText)] = []
    if let first = worst.first(where: { causes.tallies[$0].slot != 0 }) ?? worst.first {
      let key = ShellWord.quoted(causes.key(causes.tallies[first]))
      steps.append(
        (
          "overset check \(paths)\(options) --explain \(key)",
          "one key: its texts, its slot and why"
        ))
    }
    if let first = worst.first {
      let rule = causes.rule(causes.tallies[first]).name
      steps.append(
        (
          "overset check \(paths)\(options) --rule \(rule)",
          "one rule; --verbose shows each site"
        ))
    }
    if outcome.isGuessed, !outcome.slots.isEmpty {
      steps.append(
        (
          "overset slots suggest \(paths) > Config/slots.yml",
          "slots are guessed: correct and confirm them here"
        ))
    }
    // A baseline is of the whole matrix.
    if options.string.isEmpty,
      causes.tallies.contains(where: { !$0.isKnown && $0.severity > .info })
    {
      steps.append(("overset baseline \(paths)", "accept what there is; only new findings fail"))
    }
    if outcome.notChecked.contains(where: { $0.reason == .noFace }) {
      steps.append(
        ("Fonts/fonts.yml", "add a face for languages that have none: README, “Add a face”"))
    }
    return steps
  }
}

/// A word of a command line that a reader can copy.
enum ShellWord {
  /// `word` as a shell takes it for one word.
  static func quoted(_ word: String) -> PrintedText {
    let isPlain =
      !word.isEmpty && !word.hasPrefix("-")
      && word.utf8.allSatisfy { byte in
        isPlainSign(byte)
      }
    if isPlain { return "\(word)" }
    return "'\(word.replacing("'", with: #"'\''"#))'"
  }

  private static func isPlainSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+@%:,=".utf8.contains(byte)
    }
  }
}
