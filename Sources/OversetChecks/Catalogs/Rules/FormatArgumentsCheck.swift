import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let formatArguments = RuleID("format-arguments")
  package static let argumentLeftOut = RuleID("argument-left-out")
}

/// Arguments of a translation that are not those of the source: a needless one or one of another type shows
/// garbage or ends the app, and a broken one shows its remains.
///
/// Holds for every locale but the source's. A plural form may leave out its number.
struct FormatArgumentsCheck: CatalogCheck {
  let rule = Rule(
    .formatArguments, fault: "F-1", title: "Format arguments differ", looksAt: .catalogEntry,
    severity: .error, locales: .translations,
    example: "“%@” for “%lld”",
    precision: "Exact, after substitutions.")

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard let comparison = ArgumentComparison(entry) else { return [] }
    return comparison.leaves.compactMap { leaf in
      guard case .other(let problem) = comparison.problem(of: leaf), !comparison.isReordered(leaf)
      else { return nil }
      return entry.finding(
        rule, at: leaf.unit.place, variant: leaf.path, text: leaf.unit.value,
        CatalogFault(problem, fix: "Use the same arguments, with the same types, as in the source.")
      )
    }
  }
}

/// An argument of the source that a translation does not show, and of which nothing is left. Nothing breaks, and
/// what it says is lost: a name, a number, or a reason.
///
/// Holds for every locale but the source's. A plural form may leave out its number.
struct ArgumentLeftOutCheck: CatalogCheck {
  let rule = Rule(
    .argumentLeftOut, fault: "F-1", title: "Argument left out", looksAt: .catalogEntry,
    severity: .info, locales: .translations,
    example: "“Hallo” for “Hello %@”",
    precision: "Exact. Some translations say the same without it.")

  func findings(in entry: CheckedEntry) -> [Finding] {
    // Of a blank form another rule says more.
    guard !entry.texts.contains(where: \.isBlank), let comparison = ArgumentComparison(entry)
    else { return [] }
    return comparison.leaves.compactMap { leaf in
      guard case .leftOut(let problem, let number) = comparison.problem(of: leaf),
        !Self.isEnding(number, of: entry.source.main), !Self.isSwallowed(in: leaf, entry)
      else { return nil }
      return entry.finding(
        rule, at: leaf.unit.place, variant: leaf.path, text: leaf.unit.value,
        CatalogFault(
          problem, fix: "Put the argument into the text, if it reads incomplete without."))
    }
  }

  /// Whether a percent sign of the text takes a letter for a specifier, of which another rule says more.
  private static func isSwallowed(in leaf: LeafArguments, _ entry: CheckedEntry) -> Bool {
    entry.texts.contains { text in
      guard text.path == leaf.path, case .swallowed = FormatFault.first(of: text, in: entry) else {
        return false
      }
      return true
    }
  }

  /// Whether an argument ends a word, as in `%d package%@`: the `s` of English, which others leave out.
  private static func isEnding(_ number: Int, of source: CheckedText) -> Bool {
    let places = source.scalars.indices.filter { source.scalars[$0] == CheckedText.argument }
    return zip(places, source.arguments).contains { place, argument in
      argument.number == number && argument.specifier.kind == .object && place > 0
        && CheckedText.isLatin(source.scalars[place - 1])
    }
  }
}
