package import OversetVocabulary

extension RuleID {
  package static let numberReversed = RuleID("number-reversed")
}

/// A phone number, date, range or negative number in ASCII digits whose parts are drawn in another order
/// than they are written (UAX #9, rules W2 to W5 and N1).
///
/// Holds for every locale, for lines that have a letter of a script from right to left: a Hebrew name before a
/// phone number turns it in an English sentence as well. Times and decimals keep their order, and so do
/// lists and ranges, which are read from the right: “2010–2015” drawn the other way round begins at the right
/// with 2010. Arguments are not filled: what code puts there may carry marks of
/// its own.
struct NumberReversedCheck: CatalogTextCheck {
  let rule = Rule(
    .numberReversed, fault: "B-2", title: "Number is reversed", looksAt: .catalogText,
    severity: .error, locales: .every,
    example: "Arabic with “555-1234”",
    precision: "UAX #9; times, decimals, lists and ranges are excluded.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.digit) else { return nil }
    for line in text.rightToLeftLines {
      let scalars = Array(line)
      let candidates = NumberRun.all(in: scalars)
      guard !candidates.isEmpty else { continue }
      let drawn = VisualLine(scalars, in: entry.locale)
      for run in candidates where !drawn.keepsOrder(of: run) {
        // Some write it reversed, so that it is drawn as in the source.
        if entry.isTranslation, entry.source.main.value.contains(drawn.drawn(run)) {
          continue
        }
        return CatalogFault(
          "“\(scalars[run.range].string)” is drawn as "
            + "“\(drawn.drawn(run))”",
          fix: "Put U+2066 before the number and U+2069 after it.")
      }
    }
    return nil
  }
}

extension VisualLine {
  /// Whether the digits of a number, and a sign before them, are drawn from left to right as they are written.
  func keepsOrder(of run: NumberRun) -> Bool {
    let places = run.range.filter {
      run.isSigned && $0 == run.range.lowerBound || CheckedText.isDigit(scalars[$0])
    }.map { self.places[$0] }
    return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// A number as it is drawn, from left to right.
  func drawn(_ run: NumberRun) -> String {
    run.range.sorted { places[$0] < places[$1] }.map { scalars[$0] }.string
  }
}
