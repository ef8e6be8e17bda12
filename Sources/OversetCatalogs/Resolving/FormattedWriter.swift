import OversetVocabulary

/// Writes bound pieces into one text, and keeps where the arguments went.
struct FormattedWriter {
  let arguments: [FormatArgument]
  let locale: LocaleTag
  let formatNumber: NumberFormatting
  private(set) var text = ""
  private(set) var insertions: [Insertion] = []
  private(set) var issues: [FormatIssue] = []
  /// Length of `text` in UTF-16 units.
  private var length = 0
  private var budget: ReadingBudget

  /// - Parameter budget: what is left for arguments after the text was expanded.
  init(
    arguments: [FormatArgument], locale: LocaleTag, budget: ReadingBudget,
    formatNumber: @escaping NumberFormatting
  ) {
    self.budget = budget
    self.arguments = arguments
    self.locale = locale
    self.formatNumber = formatNumber
  }

  mutating func write(_ piece: BoundPiece) {
    switch piece {
    case .literal(let literal): append(literal)
    case .argument(let bound): write(bound)
    }
  }

  private mutating func write(_ bound: BoundArgument) {
    guard let argument = argument(bound.number) else {
      issues.append(
        FormatIssue(kind: .missingArgument, subject: bound.spelling, argument: bound.number))
      append(bound.spelling)
      return
    }
    let formatter = ArgumentFormatter(
      specifier: bound.specifier, width: field(bound.specifier.width, argument: bound.width),
      precision: field(bound.specifier.precision, argument: bound.precision), locale: locale,
      formatNumber: formatNumber)
    let (formatted, issue) = formatter.format(argument)
    if let issue {
      issues.append(
        FormatIssue(kind: issue, subject: bound.spelling, argument: bound.number))
    }
    let start = length
    if (try? budget.write(formatted.utf8.count, at: nil)) != nil {
      append(formatted)
    } else {
      issues.append(
        FormatIssue(kind: .fieldTooGreat, subject: bound.spelling, argument: bound.number))
      append(bound.spelling)
    }
    insertions.append(
      Insertion(range: start..<length, argument: bound.number, specifier: bound.spelling))
  }

  private mutating func append(_ part: String) {
    text += part
    length += part.utf16.count
  }

  private func argument(_ number: Int) -> FormatArgument? {
    arguments.indices.contains(number - 1) ? arguments[number - 1] : nil
  }

  /// The value of a width or precision; one taken from an argument that is no integer is none.
  private func field(_ field: FormatSpecifier.Field?, argument number: Int?) -> Int? {
    switch field {
    case nil: nil
    case .fixed(let value): value
    case .argument:
      switch number.flatMap({ argument($0) }) {
      case .integer(let value): min(max(value, -1_000_000), 1_000_000)
      case .unsigned(let value): Int(min(value, 1_000_000))
      case .text, .decimal, nil: nil
      }
    }
  }
}
