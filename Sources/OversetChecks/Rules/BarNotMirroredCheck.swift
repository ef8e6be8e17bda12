package import OversetVocabulary

extension RuleID {
  package static let barNotMirrored = RuleID("bar-not-mirrored")
}

/// A bar drawn by hand that shows a value, and that grows from the left in every language: ``NotMirroredCheck``
/// would find it as any view out of its place.
struct BarNotMirroredCheck: TreeCheck {
  let rule = Rule(
    .barNotMirrored, fault: "R-4", title: "Bar grows from the wrong side", looksAt: .tree,
    severity: .error, locales: .rightToLeft,
    example: "a `Capsule` at a fixed position in a longer one",
    precision: """
      Exact about the place; that it is a bar follows from its shape: at the left edge of a room that is at least \
      three times as wide as high.
      """)

  func findings(in checked: CheckedTree) -> [Finding] {
    checked.displacements.filter { $0.kind == .bar }.map { displacement in
      displacement.site.finding(
        rule, "keeps to the left edge of its room, so it grows from the wrong side",
        fix: "Align the bar with .leading instead of placing it by a fixed position or offset.")
    }
  }
}
